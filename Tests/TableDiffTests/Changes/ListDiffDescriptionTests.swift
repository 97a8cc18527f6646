// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TestSupport
import Testing

@Suite struct ListDiffDescriptionTests {
  @Test func summaryCountsEachKind() {
    let diff = [TestRow]("ab").tableDiff(to: [TestRow]("bc"))
    #expect("\(diff)" == "2 rows to 2 rows: 1 delete, 1 insert")
    #expect("\([1].rows.tableDiff(to: [1].rows))" == "1 row to 1 row: no change")
    #expect(
      "\([1, 2].rows.tableDiff(to: [2, 1, 3, 4].rows))"
        == "2 rows to 4 rows: 2 inserts, 1 move")
  }

  @Test func drawingShowsEveryRowOfAShortList() {
    let diff = [TestRow]("abc").tableDiff(to: [TestRow]("cad"))
    #expect(
      diff.debugDescription == """
        3 rows to 3 rows: 1 delete, 1 insert, 1 move
         old    new
           1 ->       delete
           2 ->    0  move
           0 ->    1
             ->    2  insert
        """)
  }

  @Test func drawingNamesAMovedAndUpdatedRowOnce() {
    let lists = ListCase(old: "1 2 3", new: "3.1 1 2.1")
    let diff = lists.old.tableDiff(to: lists.new)
    #expect(
      diff.debugDescription == """
        3 rows to 3 rows: 1 move, 2 updates
         old    new
           2 ->    0  move, update
           0 ->    1
           1 ->    2  update
        """)
  }

  @Test func drawingOfALongListShowsChangesOnly() {
    let old = Array(0..<100_000).rows
    var new = old
    new.remove(at: 70_000)
    #expect(
      old.tableDiff(to: new).debugDescription == """
        100000 rows to 99999 rows: 1 delete
         old    new
        70000 ->       delete
        """)
    let lines = old.tableDiff(to: []).debugDescription.split(separator: "\n")
    #expect(lines.count == 2 + 64 + 1)
    #expect(lines.last == "   …")
  }

  @Test func nothingIsDrawnWhereNothingChanged() {
    let diff = [1, 2].rows.tableDiff(to: [1, 2].rows)
    #expect(diff.debugDescription == "2 rows to 2 rows: no change")
  }
}
