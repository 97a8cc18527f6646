// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiffMerging
import TableDiffTesting
import TestSupport
import Testing

/// The merge of lists of sections.
@Suite struct SectionTests {
  private func shelves(_ text: String) -> [TitledSection] {
    text.split(separator: " ").map { part in
      let ids = part.utf8.map { Int($0) - 48 }
      return TitledSection(id: ids[0], rows: ids.dropFirst(2).map { TestRow(id: $0) })
    }
  }

  private func text(_ shelves: [TitledSection]) -> String {
    shelves.map { "\($0.id):" + $0.rows.map { "\($0.id)" }.joined() }.joined(separator: " ")
  }

  @Test(
    arguments: [
      // Both sides insert, move sections, and move rows across them.
      ("1:456 2:7", "2:75 1:46", "1:4568 2:73", "2:735 1:468"),
      // A section that mine deletes keeps what theirs inserts and moves there.
      ("1:4 2:56", "1:4", "1: 2:5634", "1: 2:34"),
      // It goes if theirs only keeps its rows.
      ("1:4 2:56", "1:4", "1:47 2:56", "1:47"),
      // What mine moves out of a section that theirs deletes is deleted, as in a list.
      ("1:4 2:56", "1:45 2:6", "1:4", "1:4"),
      // Both insert a section; the first's rows are before the others.
      ("1:4", "1:4 2:5", "1:4 2:6", "1:4 2:65"),
      // Both delete a section.
      ("1:4 2:5", "1:4", "1:45", "1:4"),
      ("", "1:4", "2:5", "2:5 1:4"),
      ("1:4", "", "1:4", ""),
    ])
  func examples(base: String, mine: String, theirs: String, expected: String) {
    let merge = mergedSections(base: shelves(base), mine: shelves(mine), theirs: shelves(theirs))
    #expect(text(merge.sections) == expected)
    let triple = SectionTriple(
      base: shelves(base), mine: shelves(mine), theirs: shelves(theirs))
    #expect(triple.problem(first: .theirs) == nil)
    #expect(triple.problem(first: .mine) == nil)
  }

  /// Triples of up to two sections and three rows, up to the names in the base: in `Scripts/test-exhaustive` all of
  /// them, otherwise every so many-th.
  @Test func allSmallLists() {
    var random = SeededRandom(seed: 7)
    let lists = Self.lists(isNamed: false)
    let choices = SectionTriple.Choice.allCases
    var count = 0
    for base in Self.lists(isNamed: true) {
      for mine in lists {
        for theirs in lists {
          count += 1
          if count % Sizes.step(size: 4) != 0 { continue }
          let triple = SectionTriple(
            base: base, mine: Self.changed(mine, &random), theirs: Self.changed(theirs, &random))
          let first: MergeSide = random.chance(50) ? .mine : .theirs
          let problem =
            triple.problem(first: first)
            ?? triple.roleProblem(
              first: first, rows: choices[random.below(4)], sections: choices[random.below(4)])
          if let problem {
            Issue.record("\(problem)")
            return
          }
        }
      }
    }
    #expect(count == 15 * 131 * 131)
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

  @Test func randomTriples() {
    RandomEdits.check(4_000) { edits, first in
      let base = edits.shelves()
      let mine = edits.edited(base, count: edits.number(below: 6))
      let other = edits.edited(base, count: edits.number(below: 6))
      let theirs = [base, mine, other, other, other, other][edits.number(below: 6)]
      return SectionTriple(base: base, mine: mine, theirs: theirs).problem(first: first)
    }
  }

  /// A list of one section merges as its rows do.
  @Test func singleSections() {
    for seed in 0..<UInt64(Sizes.cases(1_000)) {
      var edits = RandomEdits(seed: seed)
      let base = (0..<edits.number(below: 10)).map { TestRow(id: $0) }
      let mine = edits.edited(base, count: 3), theirs = edits.edited(base, count: 3)
      let flat = merged(base: base, mine: mine, theirs: theirs)
      let merge = mergedSections(
        base: [SingleSection(rows: base)], mine: [SingleSection(rows: mine)],
        theirs: [SingleSection(rows: theirs)])
      #expect(merge.sections == [SingleSection(rows: flat.rows)], "seed \(seed)")
      #expect(merge.conflicts == flat.conflicts, "seed \(seed)")
    }
  }

  @Test func closuresDecide() {
    let base = [
      TitledSection(id: 1, rows: [TestRow(id: 4)]), TitledSection(id: 2, rows: [TestRow(id: 5)]),
    ]
    let mine = [TitledSection(id: 1, title: 1, rows: [TestRow(id: 4, content: 1)])]
    let theirs = [
      TitledSection(id: 2, rows: [TestRow(id: 5), TestRow(id: 6)]),
      TitledSection(id: 1, title: 2, rows: [TestRow(id: 4, content: 2)]),
    ]
    let plain = mergedSections(base: base, mine: mine, theirs: theirs)
    #expect(plain.sections[0] == TitledSection(id: 2, rows: [TestRow(id: 6)]))
    #expect(plain.sectionConflicts.map(\.kind) == [.deletedAndFilled, .updated])
    #expect(plain.sectionConflicts.map(\.merged) == plain.sections)
    #expect(plain.conflicts.map(plain.path) == [RowPath(section: 1, row: 0)])

    let decided = mergedSections(base: base, mine: mine, theirs: theirs) { conflict in
      TestRow(id: 4, content: (conflict.mine?.content ?? 0) + (conflict.theirs?.content ?? 0))
    } resolveSection: { conflict in
      conflict.kind == .deletedAndFilled ? nil : conflict.mine
    }
    #expect(
      decided.sections == [TitledSection(id: 1, title: 1, rows: [TestRow(id: 4, content: 3)])])
    #expect(decided.sectionConflicts.map(\.offset) == [nil, 0])
    for (side, diff) in [(mine, decided.diffFromMine), (theirs, decided.diffFromTheirs)] {
      #expect(diff == side.sectionedDiff(to: decided.sections))
    }
  }

  /// Rows and sections with repeated ids are rows and sections of their own.
  @Test func repeatedIDs() {
    for seed in 0..<UInt64(Sizes.cases(2_000)) {
      var edits = RandomEdits(seed: seed)
      func repeated(_ shelves: [TitledSection]) -> [TitledSection] {
        shelves.map { shelf in
          TitledSection(
            id: shelf.id % 3, title: shelf.title,
            rows: shelf.rows.map { TestRow(id: $0.id % 4, content: $0.content) })
        }
      }
      let base = edits.shelves()
      let triple = SectionTriple(
        base: repeated(base), mine: repeated(edits.edited(base, count: 3)),
        theirs: repeated(edits.edited(base, count: 3)))
      let (mine, theirs) = (triple.mine, triple.theirs)
      let merge = mergedSections(base: triple.base, mine: mine, theirs: theirs)
      for (side, diff) in [(mine, merge.diffFromMine), (theirs, merge.diffFromTheirs)] {
        #expect(side.applying(diff, sectionsFrom: merge.sections) == merge.sections, "seed \(seed)")
      }
      #expect(triple.roleProblem(first: .theirs) == nil, "seed \(seed)")
    }
  }

  /// Closures leave out what both sides insert, or one of two rows with one id is taken.
  @Test(arguments: [MergeSide.mine, .theirs]) func closuresLeaveOut(first: MergeSide) {
    func triple(_ mine: String, _ theirs: String) -> SectionTriple {
      SectionTriple(
        base: [], mine: [TitledSection](reading: mine), theirs: [TitledSection](reading: theirs))
    }
    let left = triple("A: | B: 0.1 1", "B: 0 | A: 1")
    #expect(left.roleProblem(first: first, rows: .base, sections: .none) == nil)
    let repeated = triple("A: 0", "B: 0 | A: 0")
    #expect(repeated.roleProblem(first: first) == nil)
  }
}
