// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TableDiffTesting
import TableDiffUpdating
import TestSupport
import Testing

/// Submissions from several tasks at once, with real turns and comparisons.
///
/// `Scripts/test-threads` runs these under the thread sanitizer.
@MainActor
@Suite struct UpdaterStressTests {
  /// What became of submissions.
  @MainActor private final class Tally {
    var counts = (applied: 0, superseded: 0, cancelled: 0)

    func add(_ outcome: UpdateOutcome) {
      switch outcome {
      case .applied: counts.applied += 1
      case .superseded: counts.superseded += 1
      case .cancelled: counts.cancelled += 1
      }
    }
  }

  private nonisolated static let taskCount = 4

  /// All four tests together make 100,000 submissions.
  private nonisolated static let submissionCount =
    Sizes.pick(exhaustive: 25_000, usual: 2_500, debug: 250) / taskCount

  /// Rows that depend on two numbers only, so that a run can be repeated.
  private nonisolated static func items(_ task: Int, _ number: Int) -> [TestRow] {
    (0..<(number * 7 + task) % 13).map { row in
      TestRow(id: (row * (1 + number % 3) + task) % 17, content: (number + row) % 2)
    }.uniqued
  }

  private nonisolated static func shelves(_ task: Int, _ number: Int) -> [TitledSection] {
    let items = items(task, number)
    let cut = items.count / 2
    let shelves = [
      TitledSection(id: 1, rows: Array(items[..<cut])),
      TitledSection(id: 2, rows: Array(items[cut...])),
      TitledSection(id: 3 + number % 2, rows: []),
    ]
    return number % 5 < 2 ? shelves : shelves.reversed()
  }

  @Test func flat() async {
    await expectRight(ListUpdater(Self.items(0, 0))) {
      Self.items($0, $1)
    }
  }

  @Test func flatOffMain() async {
    await expectRight(ListUpdater(Self.items(0, 0), comparison: .offMain(above: 0))) {
      Self.items($0, $1)
    }
  }

  @Test func sectioned() async {
    await expectRight(SectionedListUpdater(Self.shelves(0, 0), options: Self.lossless)) {
      Self.shelves($0, $1)
    }
  }

  @Test func sectionedOffMain() async {
    await expectRight(
      SectionedListUpdater(
        Self.shelves(0, 0), comparison: .offMain(above: 0), options: Self.lossless)
    ) { Self.shelves($0, $1) }
  }

  private static var lossless: UpdateOptions { UpdateOptions(preference: .lossless) }

  private func expectRight<Section: ListSection & Sendable>(
    _ updater: SectionedListUpdater<Section>,
    _ make: @escaping @Sendable (Int, Int) -> Section.ListState
  ) async where Section.Row == TestRow, Section.ListState: Sendable {
    let screen = SectionedHeadlessScreen(updater)
    screen.layOut()
    let tally = Tally()
    await withTaskGroup(of: Void.self) { group in
      for task in 0..<Self.taskCount {
        group.addTask {
          for number in 0..<Self.submissionCount {
            let state = make(task, number)
            await MainActor.run {
              updater.submit(state, animated: number % 3 > 0) { tally.add($0) }
              if number % 50 == 0 { updater.cancel() }
              if number % 30 == 0 { updater.updateIfNeeded() }
              let modes: [ScreenCompletion] = [.immediate, .nextTurn, .dropped]
              screen.completion = modes[number / 20 % 3]
            }
            if number % 4 == task { await Task.yield() }
          }
        }
      }
    }
    let last = make(9, 9)
    let outcome = await updater.show(last)
    #expect(
      outcome == .applied(.animated, finished: true)
        || outcome == .applied(.animated, finished: false)
        || outcome == .applied(.unchanged, finished: true))
    // A dropped completion or a late delivery may still be on its way.
    let total = Self.taskCount * Self.submissionCount
    for _ in 0..<10_000 {
      let counts = tally.counts
      if counts.applied + counts.superseded + counts.cancelled >= total { break }
      await Task.yield()
    }
    let counts = tally.counts
    #expect(counts.applied + counts.superseded + counts.cancelled == total)
    #expect(counts.applied > 0 && counts.superseded > 0)
    #expect(screen.failures.isEmpty)
    let sections = Section._sections(of: last, shown: [])
    #expect(updater.sections.map(\.rows.count) == sections.map(\.rows.count))
    #expect(screen.shownRows == sections.flatMap(\.rows))
    trace("\(counts) of \(total), \(screen.batches.count) batches")
  }
}

extension [TestRow] {
  /// The first row of each id.
  fileprivate var uniqued: [Element] {
    var ids: Set<Int> = []
    return filter { ids.insert($0.id).inserted }
  }
}
