// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TableDiff
import TableDiffUpdating
import TestSupport
import Testing

/// Where states die that are no longer needed: never on the main actor if their rows may go elsewhere.
@MainActor
@Suite struct OffMainReleaseTests {
  /// Counts the rows that die, on the main actor and elsewhere.
  ///
  /// The main actor works on the main queue, but not always on the main thread.
  private final class Deaths: @unchecked Sendable {
    private static let key = DispatchSpecificKey<Bool>()
    private let lock = NSLock()
    private var counts = (main: 0, elsewhere: 0)

    init() { DispatchQueue.main.setSpecific(key: Self.key, value: true) }

    func add() {
      let isOnMain = DispatchQueue.getSpecific(key: Self.key) == true
      lock.withLock {
        if isOnMain { counts.main += 1 } else { counts.elsewhere += 1 }
      }
    }

    var main: Int { lock.withLock { counts.main } }
    var elsewhere: Int { lock.withLock { counts.elsewhere } }
  }

  private final class Witness: Sendable {
    private let deaths: Deaths

    init(_ deaths: Deaths) { self.deaths = deaths }

    deinit { deaths.add() }
  }

  private struct Row: Identifiable, Equatable, Sendable {
    let id: Int
    let content: Int
    let witness: Witness

    static func == (left: Row, right: Row) -> Bool { left.content == right.content }
  }

  /// A view that holds no rows, which would otherwise die with it.
  private final class BlindView: ListView {
    let kind = ListViewKind.collectionView
    var isOnScreen = true
    var reportedRowCounts: [Int]?
    var isManual = false
    var batchCount = 0
    private(set) var completions: [@MainActor (Bool) -> Void] = []
    private let count: @MainActor () -> [Int]

    init(_ count: @escaping @MainActor () -> [Int]) {
      self.count = count
      reportedRowCounts = count()
    }

    func perform(
      _ batch: BatchUpdate, animated: Bool, change: @escaping @MainActor () -> Bool,
      completion: @escaping @MainActor (_ finished: Bool) -> Void
    ) throws {
      if !change() { return }
      batchCount += 1
      reportedRowCounts = count()
      if isManual { completions.append(completion) } else { completion(true) }
    }

    func refresh(_ batch: BatchUpdate) {}

    func reload(change: @MainActor () -> Void) {
      change()
      reportedRowCounts = count()
    }

    func completeBatches() {
      isManual = false
      for completion in completions { completion(true) }
      completions = []
    }
  }

  private typealias Shelf = RowSection<Int, Int, Row>

  private let deaths = Deaths()

  /// Sections whose rows nobody else holds.
  private func shelves(_ text: String) -> [Shelf] {
    [TitledSection](reading: text).map { section in
      Shelf(
        id: section.id, header: section.title,
        rows: section.rows.map { Row(id: $0.id, content: $0.content, witness: Witness(deaths)) })
    }
  }

  private func updater(above rows: Int = 0) -> (SectionedListUpdater<Shelf>, BlindView) {
    let options = UpdateOptions(preference: .lossless)
    let updater = SectionedListUpdater(
      shelves("A: 1 2 | B: 3"), comparison: .offMain(above: rows), options: options)
    let view = BlindView { [unowned updater] in updater.sections.map(\.rows.count) }
    updater.attach(view)
    // Loads the view, since it has counted before.
    updater.updateIfNeeded()
    return (updater, view)
  }

  /// Waits until so many rows have died, and expects that none died on the main actor.
  private func expectDeaths(_ count: Int) async throws {
    for _ in 0..<500 where deaths.main + deaths.elsewhere < count {
      try await Task.sleep(nanoseconds: 2_000_000)
    }
    #expect(deaths.elsewhere == count)
    #expect(deaths.main == 0)
  }

  /// Rows that die on the main actor are counted as such.
  @Test func releasesOnMain() async {
    let updater = SectionedListUpdater(shelves("A: 1 2"))
    _ = await updater.show(shelves("A: 1"))
    #expect(deaths.main == 2 && deaths.elsewhere == 0)
  }

  @Test(arguments: [0, 1_000]) func applied(above rows: Int) async throws {
    let (updater, view) = updater(above: rows)
    _ = await updater.show(shelves("A: 1 2.1 | B: 3"))
    try await expectDeaths(3)
    // Two stages.
    _ = await updater.show(shelves("B: 3.1 4 | A: 2.2"))
    try await expectDeaths(6)
    #expect(view.batchCount == 3)
  }

  @Test func unchangedReloadedAndSuperseded() async throws {
    let (updater, view) = updater()
    _ = await updater.show(shelves("A: 1 2 | B: 3"))
    try await expectDeaths(3)
    view.isOnScreen = false
    _ = await updater.show(shelves("A: 1"))
    try await expectDeaths(6)
    for _ in 0..<40 { updater.submit(shelves("A: 1")) }
    _ = await updater.show(shelves("A: 1"))
    try await expectDeaths(47)
    withExtendedLifetime(view) {}
  }

  @Test func cancelled() async throws {
    let (updater, view) = updater()
    updater.submit(shelves("A: 1"))
    updater.cancel()
    try await expectDeaths(1)
    // In the middle of a comparison, whose result comes too late.
    updater.submit(shelves("B: 3.1 4 | A: 2.2"))
    for _ in 0..<2 { await Task.yield() }
    updater.cancel()
    try await expectDeaths(4)
    withExtendedLifetime(view) {}
  }

  /// A newer state makes a plan stop between its stages.
  @Test func droppedMiddleStates() async throws {
    let (updater, view) = updater()
    view.isManual = true
    updater.submit(shelves("B: 3.1 4 | A: 2.2"))
    while view.batchCount == 0 { await Task.yield() }
    updater.submit(shelves("A: 5"))
    view.completeBatches()
    while updater.sections.count != 1 { await Task.yield() }
    try await expectDeaths(6)
  }

  /// Newer states stop comparisons.
  @Test func stopped() async throws {
    let (updater, view) = updater()
    var states = 0
    for round in 0..<50 {
      updater.submit(shelves("A: 1.\(round) 2 | B: 3 \(round + 10)...\(round + 40)"))
      states += 34
      for _ in 0..<round % 4 { await Task.yield() }
    }
    _ = await updater.show(shelves("A: 7"))
    try await expectDeaths(states + 3)
    withExtendedLifetime(view) {}
  }
}
