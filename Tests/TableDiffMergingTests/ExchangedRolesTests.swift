// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiffMerging
import TableDiffTesting
import TestSupport
import Testing

/// With the sides and their roles exchanged, a merge of sections is the same, whatever closures decide.
@Suite struct ExchangedRolesTests {
  /// Triples of up to two sections and three rows, up to the names in the base: in `Scripts/test-exhaustive` all of
  /// them, otherwise every so many-th.
  @Test func allSmallLists() {
    var random = SeededRandom(seed: 7)
    let lists = Self.lists(isNamed: false)
    var count = 0
    for base in Self.lists(isNamed: true) {
      for mine in lists {
        for theirs in lists {
          count += 1
          if count % Sizes.step(size: 4) != 0 { continue }
          let triple = SectionTriple(
            base: base, mine: Self.changed(mine, &random), theirs: Self.changed(theirs, &random))
          let (rows, sections) = (random.below(Choice.allCases.count), random.below(4))
          let first: MergeSide = random.below(2) == 0 ? .mine : .theirs
          let problem = Self.problem(
            triple, first, Choice.allCases[rows], Choice.allCases[sections])
          if let problem {
            Issue.record("\(problem)")
            return
          }
        }
      }
    }
    #expect(count == 15 * 131 * 131)
  }

  @Test func closuresLeaveOut() {
    let triple = SectionTriple(
      base: [],
      mine: [
        TitledSection(id: 0, rows: []),
        TitledSection(id: 1, rows: [TestRow(id: 0, content: 1), TestRow(id: 1)]),
      ],
      theirs: [
        TitledSection(id: 1, rows: [TestRow(id: 0)]), TitledSection(id: 0, rows: [TestRow(id: 1)]),
      ])
    #expect(Self.problem(triple, .mine, .base, .none) == nil)
    #expect(Self.problem(triple, .theirs, .base, .none) == nil)
  }

  @Test func rowsWithRepeatedIDs() {
    let triple = SectionTriple(
      base: [], mine: [TitledSection(id: 0, rows: [TestRow(id: 0)])],
      theirs: [
        TitledSection(id: 1, rows: [TestRow(id: 0)]), TitledSection(id: 0, rows: [TestRow(id: 0)]),
      ])
    #expect(Self.problem(triple, .mine, .merged, .merged) == nil)
    #expect(Self.problem(triple, .theirs, .merged, .merged) == nil)
  }

  /// The same with rows two of which have one id.
  @Test func smallListsWithRepeatedIDs() {
    var random = SeededRandom(seed: 8)
    let lists = Self.lists(isNamed: false).map(Self.repeatingIDs)
    for base in Self.lists(isNamed: true).map(Self.repeatingIDs) {
      for mine in lists {
        for theirs in lists where random.below(Sizes.step(size: 4)) == 0 {
          let triple = SectionTriple(base: base, mine: mine, theirs: theirs)
          let first: MergeSide = random.below(2) == 0 ? .mine : .theirs
          if let problem = Self.problem(triple, first, .merged, .merged) {
            Issue.record("\(problem)")
            return
          }
        }
      }
    }
  }

  private static func repeatingIDs(_ list: [TitledSection]) -> [TitledSection] {
    list.map { TitledSection(id: $0.id, rows: $0.rows.map { TestRow(id: $0.id % 2) }) }
  }

  /// What a closure takes.
  private enum Choice: CaseIterable {
    case merged, base, none, other
  }

  private static func problem(
    _ triple: SectionTriple, _ first: MergeSide, _ rows: Choice, _ sections: Choice
  ) -> String? {
    func merge(_ mine: [TitledSection], _ theirs: [TitledSection], first: MergeSide)
      -> MergedSections<TitledSection>
    {
      mergedSections(base: triple.base, mine: mine, theirs: theirs, first: first) { conflict in
        switch rows {
        case .merged: conflict.merged
        case .base: conflict.base
        case .none: nil
        case .other: (conflict.mine ?? conflict.theirs).map { TestRow(id: $0.id, content: 7) }
        }
      } resolveSection: { conflict in
        switch sections {
        case .merged: conflict.merged
        case .base: conflict.base
        case .none: nil
        case .other:
          (conflict.mine ?? conflict.theirs).map { TitledSection(id: $0.id, title: 7, rows: []) }
        }
      }
    }
    let merged = merge(triple.mine, triple.theirs, first: first)
    let other = merge(triple.theirs, triple.mine, first: first == .mine ? .theirs : .mine)
    let isSame =
      other.sections == merged.sections && other.diffFromMine == merged.diffFromTheirs
      && other.diffFromTheirs == merged.diffFromMine
      && areSame(other.conflicts, exchanged: merged.conflicts)
      && areSame(other.sectionConflicts, exchanged: merged.sectionConflicts)
    return isSame
      ? nil : "\(triple), first \(first), \(rows), \(sections): \(merged), exchanged \(other)"
  }

  /// All lists of up to two sections and three rows, each of which is there once.
  ///
  /// - Parameter isNamed: Whether the ids of sections and rows ascend, as those of a base may.
  private static func lists(isNamed: Bool) -> [[TitledSection]] {
    var orders: [[Int]] = [[]]
    var last = orders
    for _ in 0..<3 {
      last = last.flatMap { order in
        (isNamed ? order.count..<order.count + 1 : 0..<3)
          .filter { !order.contains($0) }.map { order + [$0] }
      }
      orders += last
    }
    let rows = orders.map { $0.map { TestRow(id: $0) } }
    let single = rows.flatMap { rows in (0..<2).map { [TitledSection(id: $0, rows: rows)] } }
    let double = rows.flatMap { rows in
      (0...rows.count).flatMap { cut in
        (0..<2).map { id in
          [
            TitledSection(id: id, rows: Array(rows[..<cut])),
            TitledSection(id: 1 - id, rows: Array(rows[cut...])),
          ]
        }
      }
    }
    return [[]] + (single + double).filter { !isNamed || $0[0].id == 0 }
  }

  /// Changes the contents of some rows and sections.
  private static func changed(_ list: [TitledSection], _ random: inout SeededRandom)
    -> [TitledSection]
  {
    list.map { shelf in
      TitledSection(
        id: shelf.id, title: max(0, random.below(5) - 2),
        rows: shelf.rows.map { TestRow(id: $0.id, content: max(0, random.below(5) - 2)) })
    }
  }
}

/// Whether conflicts are those of a merge whose sides are exchanged.
private func areSame<Row: Equatable>(
  _ conflicts: [MergeConflict<Row>], exchanged others: [MergeConflict<Row>]
) -> Bool {
  conflicts.count == others.count
    && zip(conflicts, others).allSatisfy { conflict, other in
      conflict.kind == other.kind && conflict.base == other.base && conflict.mine == other.theirs
        && conflict.theirs == other.mine && conflict.merged == other.merged
        && conflict.offset == other.offset
    }
}
