// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TableDiffTesting
import TestSupport
import Testing

/// Diffs of sections put together by hand.
@Suite struct CheckedSectionedDiffTests {
  @Test(arguments: 0..<UInt64(Sizes.pick(exhaustive: 2_000, usual: 200, debug: 20)))
  func diffsCanBePutTogetherAgain(seed: UInt64) throws {
    for step: UInt64 in 0..<20 {
      let lists = SectionCase.random(seed: seed &* 100 &+ step, sectionsUpTo: 4, rowsUpTo: 4)
      let diff = lists.diff()
      #expect(try again(diff, lists.old, lists.new) == diff)
    }
  }

  private func again(
    _ diff: SectionedDiff, _ old: [TitledSection], _ new: [TitledSection]
  ) throws -> SectionedDiff {
    try SectionedDiff(
      sections: diff.sections, oldRowCounts: old.map(\.rows.count),
      newRowCounts: new.map(\.rows.count), deletes: diff.deletes.reversed(),
      inserts: diff.inserts.reversed(), moves: diff.moves.reversed(),
      updates: diff.updates.reversed())
  }

  private static func path(_ section: Int, _ row: Int) -> RowPath {
    RowPath(section: section, row: row)
  }

  /// The example of the documentation.
  @Test func aRowGoesToTheNextSection() throws {
    let diff = try SectionedDiff(
      sections: ListDiff(oldCount: 2, newCount: 2), oldRowCounts: [2, 1], newRowCounts: [1, 2],
      moves: [.init(from: Self.path(0, 1), to: Self.path(1, 0))])
    #expect(diff.changeCount == 1)
  }

  @Test func whatDoesNotFitIsNamed() throws {
    let same = try ListDiff(oldCount: 2, newCount: 2)
    let swapped = try ListDiff(oldCount: 2, newCount: 2, deletes: [1], inserts: [0])
    let path = Self.path
    expect("the old list has 2 sections, and 3 row counts") {
      try SectionedDiff(sections: same, oldRowCounts: [1, 1, 1], newRowCounts: [1, 1])
    }
    expect("new section 1 has -2 rows") {
      try SectionedDiff(sections: same, oldRowCounts: [1, 1], newRowCounts: [1, -2])
    }
    expect(
      "a diff takes up to 2147483647 rows; the old list has 2147483648"
    ) {
      try SectionedDiff(
        sections: same, oldRowCounts: [Int(Int32.max), 1], newRowCounts: [1, 1])
    }
    expect("delete row (1, 1): section 1 of the old list has 1 row") {
      try SectionedDiff(
        sections: same, oldRowCounts: [1, 1], newRowCounts: [1, 1], deletes: [path(1, 1)])
    }
    expect("insert row (2, 0): the new list has 2 sections") {
      try SectionedDiff(
        sections: same, oldRowCounts: [1, 1], newRowCounts: [1, 1], inserts: [path(2, 0)])
    }
    expect("old row (0, 0) is deleted or moved twice") {
      try SectionedDiff(
        sections: same, oldRowCounts: [1, 1], newRowCounts: [0, 2], deletes: [path(0, 0)],
        moves: [.init(from: path(0, 0), to: path(1, 0))])
    }
    expect("delete row (1, 0): section 1 is deleted, and its rows with it") {
      try SectionedDiff(
        sections: swapped, oldRowCounts: [1, 1], newRowCounts: [1, 1], deletes: [path(1, 0)])
    }
    expect("insert row (0, 0): section 0 is inserted, and its rows with it") {
      try SectionedDiff(
        sections: swapped, oldRowCounts: [1, 1], newRowCounts: [1, 1], inserts: [path(0, 0)])
    }
    expect(
      "2 of 2 rows stay in old section 0, which are 1 of 1 row in new section 0"
    ) {
      try SectionedDiff(sections: same, oldRowCounts: [2, 1], newRowCounts: [1, 2])
    }
    expect(
      "update row (0, 0) to (1, 0): by the other changes they are not one row"
    ) {
      try SectionedDiff(
        sections: same, oldRowCounts: [1, 1], newRowCounts: [1, 1],
        updates: [.init(from: path(0, 0), to: path(1, 0))])
    }
  }

  private func expect(_ message: String, _ make: () throws -> SectionedDiff) {
    let error = #expect(throws: InvalidDiff.self) { try make() }
    #expect(error?.description == message)
  }

  /// Garbage is refused, or is a diff that keeps its invariants.
  @Test(arguments: 0..<UInt64(Sizes.pick(exhaustive: 200, usual: 20, debug: 4)))
  func garbageNeverTraps(seed: UInt64) throws {
    var random = SeededRandom(seed: seed &+ 78)
    var acceptedCount = 0
    for _ in 0..<2_000 {
      let (oldCount, newCount) = (random.below(3), random.below(3))
      func offset(_ count: Int) -> Int { random.chance(3) ? -1 : random.below(count + 1) }
      let sections = try? ListDiff(
        oldCount: oldCount, newCount: newCount,
        deletes: (0..<random.below(3)).map { _ in offset(oldCount) },
        inserts: (0..<random.below(3)).map { _ in offset(newCount) })
      guard let sections else { continue }
      let counts = (0..<5).map { _ in random.below(3) }
      func path() -> RowPath { RowPath(section: offset(1), row: offset(1)) }
      let diff = try? SectionedDiff(
        sections: sections, oldRowCounts: Array(counts.prefix(oldCount)),
        newRowCounts: Array(counts.suffix(newCount)),
        deletes: (0..<random.below(2)).map { _ in path() },
        inserts: (0..<random.below(2)).map { _ in path() },
        moves: (0..<random.below(2)).map { _ in .init(from: path(), to: path()) },
        updates: (0..<random.below(2)).map { _ in .init(from: path(), to: path()) })
      guard let diff else { continue }
      acceptedCount += 1
      let alignment = SectionAlignment(diff.sections, oldStarts: diff.oldStarts)
      #expect(AppliedByHand.make(diff.aligned(by: alignment)).problem == nil)
      let old = counts.prefix(oldCount).enumerated().map { section, count in
        TitledSection(id: section, rows: (0..<count).map { TestRow(id: 10 * section + $0) })
      }
      let new = counts.suffix(newCount).enumerated().map { section, count in
        TitledSection(id: section, rows: (0..<count).map { TestRow(id: 100 + 10 * section + $0) })
      }
      let result = old.applying(diff, sectionsFrom: new)
      #expect(result.map(\.rows.count) == new.map(\.rows.count))
    }
    #expect(acceptedCount > 0)
  }
}
