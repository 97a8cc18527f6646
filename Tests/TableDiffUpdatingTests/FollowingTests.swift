// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Observation
import TableDiff
import TableDiffTesting
import TableDiffUpdating
import TestSupport
import Testing

/// Sequences of states that an updater follows.
@MainActor
@Suite struct FollowingTests {
  private typealias Updater = ListUpdater<TestRow>

  private struct Broken: Error {}

  /// An updater with a screen, and what it reports.
  @MainActor
  private final class Rig {
    let updater: Updater
    let screen: HeadlessScreen<TestRow>
    private(set) var diffCount = 0
    private(set) var errors: [any Error] = []

    init() {
      updater = ListUpdater([TestRow]("abc"))
      screen = HeadlessScreen(updater)
      updater.options.onEvent = { [weak self] event in
        switch event {
        case .diffBegan: self?.diffCount += 1
        case .followingFailed(let error): self?.errors.append(error)
        default: break
        }
      }
    }

    var shown: [TestRow] { screen.shownRows }
  }

  /// Gives other tasks turns until something holds.
  ///
  /// It counts turns, not time: tests beside this one may keep all threads busy for as long as they take.
  private func wait(until condition: () -> Bool) async {
    var turnCount = 0
    while !condition(), turnCount < 100_000 {
      try? await Task.sleep(nanoseconds: 1_000_000)
      turnCount += 1
    }
    #expect(condition())
  }

  /// A hundred states that are ready, and then none for a long time; counts how often the next one was
  /// asked for.
  private final class ReadyStates: AsyncSequence, AsyncIteratorProtocol, @unchecked Sendable {
    private let lock = NSLock()

    /// Guarded by the lock.
    private var count = 0

    var requestCount: Int { lock.withLock { count } }

    func makeAsyncIterator() -> ReadyStates { self }

    func next() async throws -> [TestRow]? {
      let number = lock.withLock {
        count += 1
        return count
      }
      if number > 100 { try await Task.sleep(nanoseconds: 1_000_000_000_000) }
      return (0..<number).map { TestRow(id: $0) }
    }
  }

  /// States that arrive in one turn cost one diff.
  @Test func manyInOneTurn() async {
    let (rig, states) = (Rig(), ReadyStates())
    rig.updater.follow(states)
    // The main actor is busy until all states have been read.
    while states.requestCount <= 100 {}
    await wait { rig.shown.count == 100 }
    #expect(rig.diffCount == 1)
  }

  /// The end of a sequence leaves the list as it is, and an error is reported.
  @Test func ends() async {
    let rig = Rig()
    let (rows, feed) = AsyncStream.makeStream(of: [TestRow].self)
    rig.updater.follow(rows)
    feed.yield([TestRow]("c"))
    feed.finish()
    await wait { rig.shown == [TestRow]("c") }
    let (failing, failingFeed) = AsyncThrowingStream.makeStream(of: [TestRow].self)
    rig.updater.follow(failing)
    failingFeed.yield([TestRow]("d"))
    failingFeed.finish(throwing: Broken())
    await wait { !rig.errors.isEmpty }
    await wait { rig.shown == [TestRow]("d") }
    #expect(rig.errors.count == 1 && rig.errors.first is Broken)
  }

  /// The next sequence takes the place of one, whose later states are not shown.
  @Test func replaced() async {
    let rig = Rig()
    let (first, firstFeed) = AsyncThrowingStream.makeStream(of: [TestRow].self)
    var isTerminated: Bool {
      if case .terminated = firstFeed.yield([TestRow]("q")) { true } else { false }
    }
    rig.updater.follow(first)
    firstFeed.yield([TestRow]("a"))
    await wait { rig.shown == [TestRow]("a") }
    let (second, secondFeed) = AsyncStream.makeStream(of: [TestRow].self)
    firstFeed.yield([TestRow]("x"))
    rig.updater.follow(second)
    secondFeed.yield([TestRow]("b"))
    await wait { rig.shown == [TestRow]("b") }
    await wait { isTerminated }
    firstFeed.finish(throwing: Broken())
    await rig.updater.settled()
    #expect(rig.shown == [TestRow]("b"))
    #expect(rig.errors.isEmpty)
  }

  /// A sequence whose task was cancelled is no longer followed, and its end is no failure.
  @Test func cancelled() async {
    let rig = Rig()
    let (rows, feed) = AsyncThrowingStream.makeStream(of: [TestRow].self)
    let following = rig.updater.follow(rows)
    feed.yield([TestRow]("a"))
    await wait { rig.shown == [TestRow]("a") }
    // Both wait for the main actor.
    feed.yield([TestRow]("b"))
    feed.finish(throwing: Broken())
    following.cancel()
    await following.value
    await rig.updater.settled()
    #expect(rig.shown == [TestRow]("a") && rig.errors.isEmpty)
  }

  /// A sequence does not retain the updater, and ends with it.
  @Test func lifetime() async {
    let (rows, feed) = AsyncStream.makeStream(of: [TestRow].self)
    var updater: Updater? = ListUpdater([TestRow]("abc"))
    weak let released = updater
    updater?.follow(rows)
    feed.yield([TestRow]("a"))
    await wait { updater?.sections.first?.rows == [TestRow]("a") }
    await updater?.settled()
    updater = nil
    await wait { released == nil }
    await wait { if case .terminated = feed.yield([]) { true } else { false } }
  }

  @available(iOS 26, macOS 26, tvOS 26, watchOS 26, visionOS 26, *)
  @Observable @MainActor
  fileprivate final class Model {
    var rows = [TestRow]("ab")
  }

  /// A hundred changes of a model in one turn are one diff.
  @Test func observedModel() async {
    let rig = Rig()
    if #available(iOS 26, macOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
      let model = Model()
      rig.updater.follow(Observations { model.rows })
      await wait { rig.shown == [TestRow]("ab") }
      #expect(rig.diffCount == 1)
      for _ in 0..<100 { model.rows.append(contentsOf: [TestRow]("x")) }
      model.rows = [TestRow]("cab")
      await wait { rig.shown == [TestRow]("cab") }
      #expect(rig.diffCount == 2)
    }
  }
}
