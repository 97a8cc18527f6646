// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import PhotosExample
import TableDiffTesting
import TableDiffUpdating
import Testing

@MainActor
@Suite struct PhotosExampleTests {
  private let server = Server()
  private let list: PhotoList
  private let screen: HeadlessScreen<PhotoRow>
  private let photos = (0..<5).map { Photo(id: $0, title: "Photo \($0)") }

  init() {
    // All comparisons off the main actor, however short the list is.
    list = PhotoList(comparison: .offMain(above: 0)) { [server] in try await server.photos() }
    screen = HeadlessScreen(list.updater)
  }

  @Test func loads() async throws {
    list.handle(.appeared)
    try await wait { screen.shownRows == [.loading] }
    try await answer(0, .success(photos))
    try await wait { screen.shownRows == photos.map(PhotoRow.photo) }
    list.handle(.appeared)
    await letOthersRun()
    #expect(server.requests.count == 1, "Photos that are there are not loaded again.")
    #expect(screen.batches.flatMap(\.sectionInserts) == [], "The section is always there.")
    #expect(screen.failures.isEmpty)
  }

  @Test func failsAndRetries() async throws {
    list.handle(.appeared)
    try await answer(0, .failure(Offline()))
    try await wait { screen.shownRows == [.failure("Offline()")] }
    list.handle(.tappedRetry)
    try await wait { screen.shownRows == [.loading] }
    #expect(screen.batches.last?.refreshes.isEmpty == true, "Another cell, not a refreshed one.")
    try await answer(1, .success(photos))
    try await wait { screen.shownRows == photos.map(PhotoRow.photo) }
    #expect(screen.failures.isEmpty)
  }

  @Test func photosStayWhileOthersLoad() async throws {
    list.handle(.appeared)
    try await answer(0, .success(photos))
    try await wait { screen.shownRows == photos.map(PhotoRow.photo) }
    list.handle(.pulledToRefresh)
    try await wait { screen.shownRows == [.loading] + photos.map(PhotoRow.photo) }
    try await answer(1, .failure(Offline()))
    try await wait { screen.shownRows == [.failure("Offline()")] + photos.map(PhotoRow.photo) }
    list.handle(.tappedRetry)
    try await answer(2, .success(Array(photos.reversed())))
    try await wait { screen.shownRows == photos.reversed().map(PhotoRow.photo) }
    #expect(screen.failures.isEmpty)
  }

  /// The first response comes last, as a success or as a failure.
  @Test(arguments: [true, false])
  func aLateResponseIsDropped(isSuccess: Bool) async throws {
    list.handle(.appeared)
    try await wait { server.requests.count == 1 }
    list.handle(.pulledToRefresh)
    try await answer(1, .success(photos))
    try await wait { screen.shownRows == photos.map(PhotoRow.photo) }
    try await answer(
      0, isSuccess ? .success([Photo(id: 9, title: "Outdated")]) : .failure(Offline()))
    await letOthersRun()
    #expect(list.state.photos == photos && list.state.status == .loaded)
    #expect(screen.shownRows == photos.map(PhotoRow.photo))
    #expect(screen.failures.isEmpty)
  }

  @Test func aListThatIsGoneIsReleased() async throws {
    var list: PhotoList? = PhotoList { [server] in try await server.photos() }
    weak let released = list
    list?.handle(.appeared)
    try await wait { server.requests.count == 1 }
    list = nil
    #expect(released == nil)
    try await answer(0, .success(photos))
  }

  /// Answers a request as soon as it has come.
  private func answer(_ number: Int, _ response: Result<[Photo], any Error>) async throws {
    try await wait { server.requests.count > number }
    server.requests[number].resume(with: response)
  }

  private struct Offline: Error {}

  /// Answers when it is told to, in any order.
  @MainActor
  private final class Server {
    var requests: [CheckedContinuation<[Photo], any Error>] = []

    func photos() async throws -> [Photo] {
      try await withCheckedThrowingContinuation { requests.append($0) }
    }
  }
}
