// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TableDiffTesting
import TestSupport
import Testing

/// The same row in several sections: contract clause 11, and what it is for.
@Suite struct SharedRowTests {
  /// A row stays in its section when one of the same id comes into a new one.
  @Test func aRowIsNotTornOutOfItsSection() {
    let lists = SectionCase("B: 0 1 2", "A: 1 | B: 1")
    let diff = lists.old.sectionedDiff(to: lists.new)
    #expect(diff.moves.isEmpty && diff.inserts.isEmpty)
    #expect(diff.deletes == [RowPath(section: 0, row: 0), RowPath(section: 0, row: 2)])
    #expect(diff.sections.inserts == [0])
    expectSound(lists)
    #expect(sharingProblem(lists) == nil)
    for target in BatchPlanTests.targets {
      for preference in BatchPlanTests.preferences {
        #expect(diff.plannedStages(for: target, preferring: preference).count == 1)
      }
    }
  }

  @Test func eightOperationsDo() {
    let lists = SectionCase(
      "B: 0 2 3 6 7 | C: 1...6", "A: 0 1 2 4 5 6 7 | B: 1 2 4 5 6 7 | C: 0...7")
    #expect(lists.old.sectionedDiff(to: lists.new).changeCount == 8)
    expectSound(lists)
    #expect(sharingProblem(lists) == nil)
  }

  /// What is left over is paired in aligned order: surviving sections in their new order, then those
  /// that go.
  @Test func unmatchedRowsArePairedInAlignedOrder() {
    let lists = SectionCase("A: 5 | B: 5 | C: 5", "D: 5 | C: | A: 9")
    let moves = lists.old.sectionedDiff(to: lists.new).moves
    #expect(
      moves == [
        .init(from: RowPath(section: 2, row: 0), to: RowPath(section: 0, row: 0))
      ])
    expectSound(lists)
  }

  @Test func aRowOnceInEachSectionIsNoDuplicate() {
    #expect([TitledSection](reading: "A: 1 2 | B: 1 | C: 2 1").duplicateRowIDs().isEmpty)
    #expect([TitledSection](reading: "A: 1 2 | B: 1 3 1").duplicateRowIDs().map(\.id) == [1])
  }

  @Test(arguments: 0..<UInt64(Sizes.pick(exhaustive: 400, usual: 12, debug: 2)))
  func diffsOfSharedRows(seed: UInt64) {
    for step in 0..<40 {
      let lists = SectionCase.shared(seed: seed, step: step)
      trace("diffsOfSharedRows \(seed) \(step)")
      expectSound(lists)
      expectNone(lists) { $0.problemOfEntries() ?? sharingProblem($0) }
    }
  }

  /// So many rows that those left over are joined by their hashes.
  @Test(arguments: 0..<UInt64(Sizes.pick(exhaustive: 60, usual: 2, debug: 1)))
  func diffsOfManySharedRows(seed: UInt64) {
    for (sections, rows) in [(20, 200), (3, 400), (60, 20)] {
      for sharing in SectionCase.Sharing.allCases {
        trace("diffsOfManySharedRows \(seed) \(sections) \(sharing)")
        let lists = SectionCase.shared(
          seed: 9_000_000 + seed, sectionsUpTo: sections, rowsUpTo: rows, sharing)
        expectNone(lists) { sectionedProblem($0) ?? $0.problemOfEntries() ?? sharingProblem($0) }
      }
    }
  }

  /// Rows that repeat in their section as well.
  @Test(arguments: 0..<UInt64(Sizes.pick(exhaustive: 400, usual: 8, debug: 2)))
  func diffsOfRepeatedRows(seed: UInt64) {
    for step in 0..<40 {
      let lists = SectionCase.shared(
        seed: 5_000_000 + seed, step: step, repeatsInSections: true)
      trace("diffsOfRepeatedRows \(seed) \(step)")
      expectSound(lists)
      expectNone(lists) { $0.problemOfEntries() }
    }
  }

  @Test(arguments: [false, true], 0..<UInt64(Sizes.pick(exhaustive: 200, usual: 3, debug: 1)))
  func plansOfSharedRows(repeatsInSections: Bool, seed: UInt64) {
    for step in 0..<40 {
      let lists = SectionCase.shared(
        seed: 7_000_000 + seed, step: step, repeatsInSections: repeatsInSections)
      trace("plansOfSharedRows \(seed) \(step)")
      for target in BatchPlanTests.targets {
        for preference in BatchPlanTests.preferences {
          expectNone(lists) { sharedPlanProblem($0, target, preference) }
        }
      }
    }
  }

  /// Expects no problem, and prints the smallest case that has one.
  private func expectNone(
    _ lists: SectionCase, _ problem: (SectionCase) -> String?,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    guard problem(lists) != nil else { return }
    let smallest = shrunk(lists) { problem($0) != nil }
    Issue.record("\(problem(smallest) ?? "")\n\(smallest)", sourceLocation: sourceLocation)
  }
}

extension SectionCase {
  /// One of the sizes in turn.
  fileprivate static func shared(
    seed: UInt64, step: Int, repeatsInSections: Bool = false
  ) -> SectionCase {
    let bounds = [(2, 3), (3, 4), (6, 10), (4, 8), (6, 3)][step % 5]
    return shared(
      seed: seed &* 1_000 &+ UInt64(step), sectionsUpTo: bounds.0, rowsUpTo: bounds.1,
      repeatsInSections: repeatsInSections)
  }
}

/// Rows that stand in several sections, with ids that share their hashes.
@Suite struct SharedRowCollisionTests {
  /// An id that shares its hash with others.
  private struct ID: Hashable {
    let value: Int
    let hashCount: Int
    func hash(into hasher: inout Hasher) { hasher.combine(value % hashCount) }
  }

  private struct Row: Identifiable, Equatable {
    let id: ID
  }

  /// Within a section first, also where ids share all hashes; in one partition of a join, and in several.
  @Test(arguments: [(5, 3), (60, 3), (2_400, 800)]) func collidingIDs(count: Int, hashCount: Int) {
    var random = SeededRandom(seed: UInt64(count))
    func list() -> [RowSection<Int, NoHeader, Row>] {
      [0, 1, 2].shuffled(using: &random).map { section in
        let ids = (0..<count).shuffled(using: &random)[..<(count * 2 / 3)]
        return RowSection(
          id: section, rows: ids.map { Row(id: ID(value: $0, hashCount: hashCount)) })
      }
    }
    for _ in 0..<max(2, 20 - count) {
      let old = list(), new = list()
      #expect(genericSectionedDiff(from: old, to: new) == old.numberedSectionedDiff(to: new))
    }
  }
}
