// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TestSupport
import Testing

/// What a user would see of batches that a list view takes and shows wrongly.
struct ScreenProfileTests {
  private func view(
    _ old: String, _ batch: BatchUpdate, _ new: String
  ) throws -> HeadlessListView<SingleSection<[TestRow]>> {
    var view = HeadlessListView(rows: [TestRow](old), mode: .screen)
    try view.perform(batch, rows: [TestRow](new))
    #expect(view.sections[0].rows == [TestRow](new))
    return view
  }

  @Test func aLegalBatchShowsTheNewRows() throws {
    let view = try view("abc", BatchUpdate(d: [0], m: [(2, 0)], f: [0]), "c'b")
    #expect(view.shownRows == [TestRow]("c'b"))
    #expect(view.staleRows.map(\.row) == [])
    #expect(view.misplacedRows.map(\.row) == [])
  }

  @Test func aChangeThatIsNotRefreshedStaysOnTheScreen() throws {
    var view = try view("abc", BatchUpdate(m: [(2, 0)], f: [1]), "c'a'b'")
    #expect(view.shownRows == [TestRow]("ca'b"))
    #expect(view.staleRows.map(\.row) == [0, 2])
    #expect(view.misplacedRows.map(\.row) == [])
    // It stays until it is refreshed.
    try view.perform(BatchUpdate(i: [0]), rows: [TestRow]("xc'a'b'"))
    #expect(view.shownRows == [TestRow]("xca'b"))
    #expect(view.staleRows.map(\.row) == [1, 3])
    try view.perform(BatchUpdate(f: [1, 3]), rows: [TestRow]("xc'a'b'"))
    #expect(view.shownRows == [TestRow]("xc'a'b'"))
    #expect(view.staleRows.map(\.row) == [])
  }

  @Test func cellsAtTheWrongPlaceShowTheWrongRow() throws {
    var view = try view("abc", BatchUpdate(), "acb'")
    #expect(view.shownRows == [TestRow]("abc"))
    #expect(view.misplacedRows.map(\.row) == [1, 2])
    #expect(view.staleRows.map(\.row) == [])
    #expect(view.cells.map(\.id) == [0, 1, 2])
    // A refresh asks for the row at the place, and sets the cell right.
    try view.perform(BatchUpdate(f: [1]), rows: [TestRow]("acb'"))
    #expect(view.shownRows == [TestRow]("acc"))
    #expect(view.misplacedRows.map(\.row) == [2])
    try view.perform(BatchUpdate(r: [2]), rows: [TestRow]("acb'"))
    #expect(view.shownRows == [TestRow]("acb'"))
    #expect(view.misplacedRows.map(\.row) == [])
    #expect(view.cells.map(\.id) == [0, 1, 3])
  }

  @Test func aDisplacedReloadLoadsAnotherRow() throws {
    // abc -> bca, and b is reloaded: the new cell comes in at 1, where c is.
    let view = try view("abc", BatchUpdate(m: [(0, 2)], r: [1]), "b'ca")
    #expect(view.cells.map(\.id) == [2, 3, 0])
    #expect(view.shownRows == [TestRow]("cca"))
    #expect(view.misplacedRows.map(\.row) == [0])
  }

  @Test func refreshesOfWhatIsNotThereDoNothing() throws {
    let view = try view("ab", BatchUpdate(i: [0], f: [0, 1, 1, 7]), "xa'b'")
    #expect(view.shownRows == [TestRow]("xa'b"))
    #expect(view.staleRows.map(\.row) == [2])
  }

  @Test func rulesAToDAreKept() {
    let rows = [TestRow]("abc")
    #expect(
      brokenRules(BatchUpdate(d: [3]), rows, rows, .screen) == [
        "A3 rowOutOfRange", "D2 rowCountMismatch",
      ])
    #expect(
      brokenRules(BatchUpdate(d: [0, 0], i: [0, 1]), rows, rows, .screen) == ["B1 duplicateDelete"])
    #expect(brokenRules(BatchUpdate(m: [(1, 1)]), rows, rows, .screen) == ["B7 noopMove"])
    #expect(brokenRules(BatchUpdate(d: [1]), rows, rows, .screen) == ["D2 rowCountMismatch"])
  }

  @Test func viewsAreStrictByDefault() {
    let view = HeadlessListView(rows: [TestRow]("a"))
    #expect(view.kind == .collectionView && view.strictness == .strict)
  }
}
