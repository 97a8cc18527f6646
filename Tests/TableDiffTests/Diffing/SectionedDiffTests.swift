// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TestSupport
import Testing

/// The forms of a sectioned diff, its values and its texts.
@Suite struct SectionedDiffTests {
  @Test func duplicatesComeInTheOrderOfFirstOccurrences() {
    let sections = [TitledSection](reading: "A: 5 7 5 | B: | A: 9 7 5 9 | C: 9 1 9")
    #expect(sections.duplicateRowIDs().map(\.id) == [5, 9, 9])
    #expect(
      sections.duplicateRowIDs().map { $0.positions.map(\.description) } == [
        ["(0, 0)", "(0, 2)"], ["(2, 0)", "(2, 3)"], ["(3, 0)", "(3, 2)"],
      ])
    #expect(sections.duplicateIDs().map(\.positions) == [[0, 2]])
    #expect([TitledSection](reading: "A: 1 | B: 2").duplicateRowIDs().isEmpty)
  }

  @Test func everyKindOfChangeHasALine() {
    let lists = SectionCase("A: 1...4 | B: 5 | C: 6", "D: 7 | A': 4.1 1 8 2.1 | C: 6")
    let diff = lists.old.sectionedDiff(to: lists.new)
    #expect(
      diff.debugDescription == """
        3 sections to 3 sections, 6 rows to 6 rows: 1 section delete, 1 section insert, \
        1 section update, 1 delete, 1 insert, 1 move, 2 updates
         old       new
         1      ->         section delete
                -> 0       section insert
         0      -> 1       section update
         (0, 2) ->         delete
         (0, 3) -> (1, 0)  move, update
                -> (1, 2)  insert
         (0, 1) -> (1, 3)  update
        """)
    #expect(lists.old.sectionedDiff(to: lists.old).debugDescription.hasSuffix("rows: no change"))
    let moved = SectionCase("A: | B: 1", "B: 1 | A:").diff().debugDescription
    #expect(moved.hasSuffix(" 1      -> 0       section move"))
  }

  @Test func longTextsAreCutOff() {
    let old = [TitledSection(id: 0, rows: Array(0..<100).rows)]
    let diff = old.sectionedDiff(to: [TitledSection(id: 0, rows: [])])
    let lines = diff.debugDescription.split(separator: "\n")
    #expect(lines.count == 2 + 64 + 1)
    #expect(lines.last == "   …")
  }

  /// A list of one section has the changes of the flat list, whatever they are.
  @Test(arguments: 0..<UInt64(Sizes.pick(exhaustive: 2_000, usual: 200, debug: 20)))
  func oneSectionIsAFlatList(seed: UInt64) {
    let lists = RandomCase.make(seed: seed, maxCount: 1_000)
    let diff = genericSectionedDiff(
      from: [SingleSection(rows: lists.old)], to: [SingleSection(rows: lists.new)])
    let flat = lists.old.tableDiff(to: lists.new)
    #expect(diff.sections.isEmpty)
    #expect(diff.deletes.map(\.row) == flat.deletes)
    #expect(diff.inserts.map(\.row) == flat.inserts)
    #expect(diff.moves.map { ListDiff.Move(from: $0.from.row, to: $0.to.row) } == flat.moves)
    #expect(diff.updates.map(\.from.row) == flat.updates.map(\.from))
    #expect(diff.updates.map(\.to.row) == flat.updates.map(\.to))
  }

  /// `rows` may make a new array on each call.
  @Test func rowsMayBeComputed() {
    struct Computed: ListSection {
      var id: Int
      var count: Int
      var rows: [TestRow] { Array(id * 10..<id * 10 + count).rows }

      init(id: Int, count: Int) { (self.id, self.count) = (id, count) }
      init(_ section: Computed, rows: [TestRow]) { self.init(id: section.id, count: rows.count) }
    }
    let old = [Computed(id: 1, count: 40), Computed(id: 5, count: 30), Computed(id: 9, count: 9)]
    let new = [Computed(id: 9, count: 30), Computed(id: 4, count: 40)]
    let diff = genericSectionedDiff(from: old, to: new)
    #expect(diff.moves.count == 40)  // Rows 40 to 49 were in section 1, 50 to 79 in section 5.
    #expect(diff.inserts.count == 21)
  }

  @Test func equalDiffsAreEqualHoweverTheyCame() {
    let lists = SectionCase("A: 1...5 | B: 6", "B: 6 1 | A: 5 2 3 4")
    let diff = lists.old.sectionedDiff(to: lists.new)
    let copies = lists.new.map { TitledSection($0, rows: $0.rows.map { $0 }) }
    #expect(diff == LinkedRows(lists.old).sectionedDiff(to: copies))
    #expect(diff == lists.old.sectionedDiff(to: copies))
    #expect(diff != lists.old.sectionedDiff(to: lists.old))
  }
}
