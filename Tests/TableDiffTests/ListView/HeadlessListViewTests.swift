// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import Testing

/// What the view shows, and which cells show it.
struct HeadlessListViewTests {
  @Test func cellsOfStayingAndMovedRowsKeepTheirIdentity() throws {
    var view = HeadlessListView(rows: [ViewRow]("abcd"))
    #expect(view.cells.map(\.id) == [0, 1, 2, 3])
    let new = [ViewRow]("dxac'")
    try view.perform([ViewRow]("abcd").tableDiff(to: new).batchUpdate(inSection: 0), rows: new)
    #expect(view.cells.map(\.id) == [3, 4, 0, 2])
    #expect(view.cells.map(\.row) == new)
    #expect(view.shownRows == new)
    #expect(view[RowPath(section: 0, row: 1)].id == 4)
    #expect(view[RowPath(section: 0, row: 1)].row == new[1])
    #expect(view.sections == [SingleSection(rows: new)])
  }

  @Test func identitiesAreNeverGivenAgain() throws {
    var view = HeadlessListView(rows: [ViewRow]("ab"))
    try view.perform(BatchUpdate(d: [1]), rows: [ViewRow]("a"))
    try view.perform(BatchUpdate(i: [1]), rows: [ViewRow]("ab"))
    #expect(view.cells.map(\.id) == [0, 2])
    try view.perform(BatchUpdate(sectionReloads: [0]), rows: [ViewRow]("abc"))
    #expect(view.cells.map(\.id) == [3, 4, 5])
  }

  @Test func aReloadedRowGetsANewCell() throws {
    var view = HeadlessListView(rows: [ViewRow]("abc"))
    let transition = try view.perform(BatchUpdate(d: [0], r: [1]), rows: [ViewRow]("b'c"))
    #expect(view.cells.map(\.id) == [3, 2])
    let effects = transition.effects(visibleBefore: 0..<3, visibleAfter: 0..<2)
    #expect(effects.map(\.kind) == [.deleted, .deleted, .shifted, .inserted])
    #expect(effects.map(\.isReloaded) == [false, true, false, true])
  }

  @Test func aMoveToTheSameOffsetIsCarriedOut() throws {
    var view = HeadlessListView(rows: [ViewRow]("xyMAB"))
    let transition = try view.perform(BatchUpdate(d: [0, 1], m: [(2, 2)]), rows: [ViewRow]("ABM"))
    #expect(view.cells.map(\.id) == [3, 4, 2])
    #expect(transition.warnings == [])
    let effects = transition.effects(visibleBefore: 0..<5, visibleAfter: 0..<3)
    #expect(effects.map(\.kind) == [.deleted, .deleted, .moved, .shifted, .shifted])
    #expect(effects[2].from == 2 && effects[2].to == 2)
  }

  @Test func theDiffOfTheContractsRealMoveIsTaken() throws {
    let old = [ViewRow]("xyMAB"), new = [ViewRow]("ABM")
    var view = HeadlessListView(rows: old)
    try view.perform(old.tableDiff(to: new).batchUpdate(inSection: 0), rows: new)
    #expect(view.shownRows == new)
  }

  @Test func aCopyIsAViewOfItsOwn() throws {
    var view = HeadlessListView(rows: [ViewRow]("ab"))
    let copy = view
    try view.perform(BatchUpdate(d: [0]), rows: [ViewRow]("b"))
    #expect(copy.shownRows == [ViewRow]("ab"))
    #expect(copy.cells.map(\.id) == [0, 1])
  }

  @Test func oneStorageIsNotCompared() throws {
    let rows = (0..<5).map { ReadingRow(id: $0) }
    var view = HeadlessListView(rows: rows)
    ReadingRow.$reads.withValue(Reads()) {
      #expect(throws: Never.self) { try view.perform(BatchUpdate(f: [2]), rows: rows) }
      #expect(ReadingRow.reads?.ids == 0)
      #expect(ReadingRow.reads?.contents == 0)
    }
    let copy = rows.map { $0 }
    ReadingRow.$reads.withValue(Reads()) {
      #expect(throws: Never.self) { try view.perform(BatchUpdate(), rows: copy) }
      #expect(ReadingRow.reads?.ids == 10)
      #expect(ReadingRow.reads?.contents == 5)
    }
  }

  @Test func viewsOfSendableRowsAreSendable() {
    func take(_: some Sendable) {}
    take(HeadlessListView(rows: [ViewRow]("a")))
    take(HeadlessListView(rows: [ViewRow]("a"), profile: .screen).cells)
  }
}

private final class Reads: @unchecked Sendable {
  var ids = 0
  var contents = 0
}

/// A row that counts how often it is looked at.
private struct ReadingRow: Identifiable, Equatable {
  @TaskLocal static var reads: Reads?

  private let number: Int

  init(id: Int) { number = id }

  var id: Int {
    Self.reads?.ids += 1
    return number
  }

  static func == (left: ReadingRow, right: ReadingRow) -> Bool {
    reads?.contents += 1
    return left.number == right.number
  }
}
