// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TableDiffTesting
import TestSupport
import Testing

/// What the view shows, and which cells show it.
struct HeadlessListViewTests {
  /// Cells and effects of diffs that no algorithm would find, and of reloaded rows.
  @Test(arguments: 0..<UInt64(400)) func diffsMadeByHand(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    if seed % 2 == 0 {
      // Beside moves, a list view may reload another row.
      let lists = RandomCase.make(seed: seed, maxCount: 60)
      let diff = lists.old.tableDiff(to: lists.new, moves: .never)
      let deletes = Set(diff.deletes)
      let reloads = lists.old.indices.filter { !deletes.contains($0) && random.chance(20) }
      #expect(listViewProblem(lists, diff, warns: false, reloads: Set(reloads)) == nil)
    } else {
      let made = try RandomDiff.flat(seed: seed, maxCount: seed % 5 == 0 ? 300 : 24)
      // A move from an offset to the same one may have no effect.
      let moves = made.moves.filter { $0.from != $0.to }, movedFrom = Set(moves.map(\.from))
      let diff = try ListDiff(
        oldCount: made.oldCount, newCount: made.newCount, deletes: made.deletes,
        inserts: made.inserts, moves: moves,
        updates: made.updates.filter { movedFrom.contains($0.from) })
      let lists = try #require(StepLists(diff))
      #expect(listViewProblem(ListCase(old: lists.old, new: lists.new), diff, warns: true) == nil)
    }
  }

  @Test func cellsOfStayingAndMovedRowsKeepTheirIdentity() throws {
    var view = HeadlessListView(rows: [TestRow]("abcd"))
    #expect(view.cells.map(\.id) == [0, 1, 2, 3])
    let new = [TestRow]("dxac'")
    try view.perform([TestRow]("abcd").tableDiff(to: new).batchUpdate(inSection: 0), rows: new)
    #expect(view.cells.map(\.id) == [3, 4, 0, 2])
    #expect(view.cells.map(\.row) == new)
    #expect(view.shownRows == new)
    #expect(view[RowPath(section: 0, row: 1)].id == 4)
    #expect(view[RowPath(section: 0, row: 1)].row == new[1])
  }

  @Test func identitiesAreNeverGivenAgain() throws {
    var view = HeadlessListView(rows: [TestRow]("ab"))
    try view.perform(BatchUpdate(d: [1]), rows: [TestRow]("a"))
    try view.perform(BatchUpdate(i: [1]), rows: [TestRow]("ab"))
    #expect(view.cells.map(\.id) == [0, 2])
    try view.perform(BatchUpdate(sectionReloads: [0]), rows: [TestRow]("abc"))
    #expect(view.cells.map(\.id) == [3, 4, 5])
  }

  @Test func aReloadedRowGetsANewCell() throws {
    var view = HeadlessListView(rows: [TestRow]("abc"))
    let transition = try view.perform(BatchUpdate(d: [0], r: [1]), rows: [TestRow]("b'c"))
    #expect(view.cells.map(\.id) == [3, 2])
    let effects = transition.effects(visibleBefore: 0..<3, visibleAfter: 0..<2)
    #expect(effects.map(\.kind) == [.deleted, .deleted, .shifted, .inserted])
    #expect(effects.map(\.isReloaded) == [false, true, false, true])
  }

  @Test func aMoveToTheSameOffsetIsCarriedOut() throws {
    var view = HeadlessListView(rows: [TestRow]("xyMAB"))
    let transition = try view.perform(BatchUpdate(d: [0, 1], m: [(2, 2)]), rows: [TestRow]("ABM"))
    #expect(view.cells.map(\.id) == [3, 4, 2])
    #expect(transition.warnings == [])
    let effects = transition.effects(visibleBefore: 0..<5, visibleAfter: 0..<3)
    #expect(effects.map(\.kind) == [.deleted, .deleted, .moved, .shifted, .shifted])
    #expect(effects[2].from == 2 && effects[2].to == 2)
  }

  @Test func theDiffOfTheContractsRealMoveIsTaken() throws {
    let old = [TestRow]("xyMAB"), new = [TestRow]("ABM")
    var view = HeadlessListView(rows: old)
    try view.perform(old.tableDiff(to: new).batchUpdate(inSection: 0), rows: new)
    #expect(view.shownRows == new)
  }

  @Test func aCopyIsAViewOfItsOwn() throws {
    var view = HeadlessListView(rows: [TestRow]("ab"))
    let copy = view
    try view.perform(BatchUpdate(d: [0]), rows: [TestRow]("b"))
    #expect(copy.shownRows == [TestRow]("ab"))
    #expect(copy.cells.map(\.id) == [0, 1])
  }

  @Test func oneStorageIsNotCompared() throws {
    let counters = Counters()
    let rows = (0..<5).map { CountedRow(row: TestRow(id: $0), counters: counters) }
    var view = HeadlessListView(rows: rows)
    try view.perform(BatchUpdate(f: [2]), rows: rows)
    #expect(counters.idReads == 0)
    #expect(counters.contentComparisons == 0)
    // In separate storage, each kept row is compared once.
    try view.perform(BatchUpdate(d: [4]), rows: rows.dropLast().map { $0 })
    #expect(counters.idReads == 8)
    #expect(counters.contentComparisons == 4)
    #expect(counters.hashes == 0)
  }

  @Test func viewsOfSendableRowsAreSendable() {
    func take(_: some Sendable) {}
    take(HeadlessListView(rows: [TestRow]("a")))
    take(HeadlessListView(rows: [TestRow]("a")).cells)
  }
}
