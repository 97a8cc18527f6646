// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TableDiffTesting
import Testing

/// The examples of the doc comments of batches and of the headless list view.
struct ListViewDocExampleTests {
  private struct Fruit: Identifiable, Equatable {
    let id: Int
    var name: String
  }

  private struct Letter: Identifiable, Equatable {
    let id: String
    init(_ id: String) { self.id = id }
  }

  private let fruits = [
    Fruit(id: 1, name: "Apple"), Fruit(id: 2, name: "Pear"), Fruit(id: 3, name: "Fig"),
  ]

  @Test func batchUpdate() {
    let diff = ListDiff(from: ["a", "b", "c"], to: ["c", "a", "d"], id: \.self)
    let batch = diff.batchUpdate(inSection: 0)
    #expect("\(batch.deletes)" == "[(0, 1)]")
    #expect("\(batch.inserts)" == "[(0, 2)]")
    #expect("\(batch.moves)" == "[Move(from: (0, 2), to: (0, 0))]")
  }

  @Test func description() {
    let diff = ListDiff(from: ["a", "b", "c", "d", "e"], to: ["e", "a"], id: \.self)
    #expect(
      diff.batchUpdate(inSection: 0).description
        == "BatchUpdate(delete rows (0, 1...3), move row (0, 4) to (0, 0))")
  }

  @Test func batchError() {
    var view = HeadlessListView(rows: fruits)
    do {
      try view.perform(BatchUpdate(deletes: [RowPath(section: 0, row: 3)]), rows: fruits)
      Issue.record("There is no fourth fruit to delete.")
    } catch {
      #expect(error.findings[0].rule == .rowOutOfRange)
      #expect(error.findings[0].rule.code == "A3")
      #expect(error.findings[0].operations == [.deleteRow(RowPath(section: 0, row: 3))])
      #expect(
        error.description.hasPrefix(
          "A3 rowOutOfRange: delete row (0, 3), but there is no such row before the batch "
            + "[section 0: 3 rows before, 3 after]"))
    }
  }

  @Test func headlessListView() throws {
    let old = fruits, new = [fruits[2], Fruit(id: 1, name: "Apricot"), Fruit(id: 4, name: "Plum")]
    var view = HeadlessListView(rows: old)
    #expect(view.cells.map(\.id) == [0, 1, 2])
    let transition = try view.perform(
      old.tableDiff(to: new).batchUpdate(inSection: 0), rows: new)
    #expect(view.shownRows == new)
    #expect(transition.effects(visibleBefore: 0..<10, visibleAfter: 0..<10).count == 4)
    #expect(transition.description == "ListTransition(3 to 3 rows, 0 warnings)")
    #expect(
      view.description == "HeadlessListView(collectionView, strict, 3 rows, 0 stale, 0 misplaced)")
  }

  @Test func staleRows() throws {
    var view = HeadlessListView(rows: [Fruit(id: 1, name: "Apple")], strictness: .lenient)
    try view.perform(BatchUpdate(), rows: [Fruit(id: 1, name: "Pear")])
    #expect(view.staleRows.map(\.row) == [0])
  }

  @Test func misplacedRows() throws {
    var view = HeadlessListView(rows: ["a", "b", "c"].map(Letter.init), strictness: .lenient)
    let batch = BatchUpdate(deletes: [RowPath(section: 0, row: 0)])
    try view.perform(batch, rows: ["a", "c"].map(Letter.init))
    #expect(view.misplacedRows.map(\.row) == [0])
    #expect(view.shownRows.map(\.id) == ["b", "c"])
  }

  @Test func effects() throws {
    let old = ["a", "b", "c", "d"].map(Letter.init), new = ["c", "a", "b", "x"].map(Letter.init)
    var view = HeadlessListView(rows: old)
    let transition = try view.perform(
      old.tableDiff(to: new).batchUpdate(inSection: 0), rows: new)
    let effects = transition.effects(visibleBefore: 0..<2, visibleAfter: 0..<2)
    #expect(
      effects.map { "\(NaiveEffect($0))" } == [
        "shifted 0 -> 1", "shifted leaves 1 -> 2", "moved enters 2 -> 0",
      ])
  }

  @Test func singleSection() {
    #expect(SingleSection(rows: fruits).id == SingleSection(rows: [Fruit]()).id)
    #expect(SingleSection(SingleSection(rows: fruits), rows: []).rows == [])
    #expect(SingleSection(rows: fruits).hasSameHeader(as: SingleSection(rows: [])))
  }

  @Test func sectionedListView() throws {
    typealias Shelf = RowSection<String, NoHeader, Fruit>
    let old = [
      Shelf(id: "fruit", rows: fruits), Shelf(id: "nuts", rows: [Fruit(id: 9, name: "Hazel")]),
    ]
    var view = HeadlessListView(sections: old)
    #expect(view.cells.map(\.id) == [0, 1, 2, 3])
    let new = [
      Shelf(id: "fruit", rows: [fruits[0], fruits[2]]),
      Shelf(id: "nuts", rows: [fruits[1]] + old[1].rows),
    ]
    let batch = BatchUpdate(
      moves: [.init(from: RowPath(section: 0, row: 1), to: RowPath(section: 1, row: 0))])
    let transition = try view.perform(batch, sections: new)
    #expect(view.shownSections == new)
    #expect(transition.effects(visibleBefore: 0..<10, visibleAfter: 0..<10).count == 4)
    let visible = RowPath(section: 0, row: 1)..<RowPath(section: 1, row: 0)
    #expect(transition.effects(visibleBefore: visible, visibleAfter: visible).count == 2)
    let sections = transition.sectionEffects(visibleBefore: 0..<2, visibleAfter: 0..<2)
    #expect(sections.map(\.kind) == [.unchanged, .unchanged])
    try view.perform(BatchUpdate(sectionDeletes: [1]), sections: [new[0]])
    #expect(view.shownSections == [new[0]])
    let diff = [new[0]].sectionedDiff(to: old)
    try view.perform(diff.stages(from: [new[0]], to: old, for: .collectionView))
    #expect(view.shownSections == old)
  }

  @Test func uiKitText() throws {
    var view = HeadlessListView(rows: fruits)
    do {
      try view.perform(BatchUpdate(deletes: [RowPath(section: 0, row: 3)]), rows: fruits)
      Issue.record("There is no fourth fruit to delete.")
    } catch {
      #expect(
        error.findings[0].uiKitText(for: .tableView)
          == "attempt to delete row 3 from section 0 which only contains 3 rows before the update")
      #expect(
        error.replayableCase == """
          var view = HeadlessListView(
            sections: [
              NumberedSection(id: 0, rows: "0...2")
            ], kind: .collectionView, strictness: .strict)
          try view.perform(
            BatchUpdate(deletes: [RowPath(section: 0, row: 3)]),
            sections: [
              NumberedSection(id: 0, rows: "0...2")
            ])
          """)
    }
  }

  @Test func runsOfPathsAndMoves() {
    #expect("\(RowPath.rows(1...3, inSection: 0))" == "[(0, 1), (0, 2), (0, 3)]")
    let (from, to) = (RowPath(section: 0, row: 4), RowPath(section: 1, row: 0))
    #expect(
      "\(ListMove.neighbours(from: from, to: to, count: 2))"
        == "[Move(from: (0, 4), to: (1, 0)), Move(from: (0, 5), to: (1, 1))]")
    #expect(NumberedSection(id: 0, rows: "0...2 7.1").rows.map(\.id) == [0, 1, 2, 7])
  }
}
