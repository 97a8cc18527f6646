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

  /// Triples of lists of up to three rows in up to two sections of three.
  @Test(arguments: 0..<6)
  func smallLists(family: Int) {
    let bases = [[], ["1:"], ["1:4"], ["1:45", "2:"], ["1:4", "2:5"], ["1:4", "2:56"]][family]
    let base = bases.flatMap(shelves)
    var random = SeededRandom(seed: UInt64(family))
    let lists = Self.lists(base.flatMap(\.rows).map(\.id))
    for _ in 0..<Sizes.cases(4_000) {
      let sides = (0..<2).map { _ in
        lists[random.below(lists.count)].map { Self.changed($0, &random) }
      }
      let triple = SectionTriple(base: base, mine: sides[0], theirs: sides[1])
      if let problem = triple.problem(first: random.chance(50) ? .mine : .theirs) {
        Issue.record("\(problem)")
        return
      }
    }
  }

  /// Returns all lists of up to three rows, known and two new ones, in up to two sections of three.
  private static func lists(_ known: [Int]) -> [[TitledSection]] {
    var orders: [[Int]] = [[]], all = orders
    for _ in 0..<3 {
      orders = orders.flatMap { order in
        (known + [7, 8]).filter { !order.contains($0) }.map { order + [$0] }
      }
      all += orders
    }
    var lists: [[TitledSection]] = [[]]
    for order in all {
      let rows = order.map { TestRow(id: $0) }
      for id in 1...3 {
        lists.append([TitledSection(id: id, rows: rows)])
        for other in 1...3 where other != id {
          for count in 0...rows.count {
            let first = TitledSection(id: id, rows: Array(rows[..<count]))
            lists.append([first, TitledSection(id: other, rows: Array(rows[count...]))])
          }
        }
      }
    }
    return lists
  }

  private static func changed(_ shelf: TitledSection, _ random: inout SeededRandom) -> TitledSection
  {
    var shelf = shelf
    if random.chance(25) { shelf.title = 1 + random.below(2) }
    for index in shelf.rows.indices where random.chance(25) {
      shelf.rows[index].content = 1 + random.below(2)
    }
    return shelf
  }

  @Test func randomTriples() {
    RandomEdits.check(4_000) { edits, first in
      let base = edits.shelves()
      return SectionTriple(
        base: base, mine: edits.edited(base, count: edits.number(below: 6)),
        theirs: edits.edited(base, count: edits.number(below: 6))
      ).problem(first: first)
    }
  }

  @Test func unchangedSideGivesOther() {
    for seed in 0..<UInt64(Sizes.cases(1_000)) {
      var edits = RandomEdits(seed: seed)
      let base = edits.shelves()
      let changed = edits.edited(base, count: 4)
      for first in [MergeSide.mine, .theirs] {
        let merges = [
          mergedSections(base: base, mine: changed, theirs: base, first: first),
          mergedSections(base: base, mine: base, theirs: changed, first: first),
          mergedSections(base: base, mine: changed, theirs: changed, first: first),
        ]
        for merge in merges {
          #expect(merge.sections == changed, "seed \(seed)")
          #expect(merge.conflicts.isEmpty && merge.sectionConflicts.isEmpty, "seed \(seed)")
        }
        #expect(merges[0].diffFromMine.isEmpty && merges[1].diffFromTheirs.isEmpty)
        #expect(merges[2].diffFromMine.isEmpty && merges[2].diffFromTheirs.isEmpty)
      }
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
      let mine = repeated(edits.edited(base, count: 3))
      let theirs = repeated(edits.edited(base, count: 3))
      let merge = mergedSections(base: repeated(base), mine: mine, theirs: theirs)
      for (side, diff) in [(mine, merge.diffFromMine), (theirs, merge.diffFromTheirs)] {
        #expect(side.applying(diff, sectionsFrom: merge.sections) == merge.sections, "seed \(seed)")
      }
      let exchanged = mergedSections(
        base: repeated(base), mine: theirs, theirs: mine, first: .mine)
      #expect(exchanged.sections == merge.sections, "seed \(seed)")
    }
  }
}
