// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import Testing

@Suite struct ListDiffDescriptionTests {
  @Test func summaryCountsEachKind() {
    let diff = ["a", "b"].tableDiff(to: ["b", "c"], id: \.self)
    #expect("\(diff)" == "2 rows to 2 rows: 1 delete, 1 insert")
    #expect("\(["a"].tableDiff(to: ["a"], id: \.self))" == "1 row to 1 row: no change")
    #expect(
      "\([1, 2].tableDiff(to: [2, 1, 3, 4], id: \.self))"
        == "2 rows to 4 rows: 2 inserts, 1 move")
  }

  @Test func drawingShowsEveryRowOfAShortList() {
    let diff = ["a", "b", "c"].tableDiff(to: ["c", "a", "d"], id: \.self)
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
    let diff = [(1, "x"), (2, "y"), (3, "z")].tableDiff(
      to: [(3, "Z"), (1, "x"), (2, "Y")], id: { $0.0 },
      contentsEqual: { $0.1 == $1.1 })
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
    let old = Array(0..<100_000)
    var new = old
    new.remove(at: 70_000)
    #expect(
      old.tableDiff(to: new, id: \.self).debugDescription == """
        100000 rows to 99999 rows: 1 delete
         old    new
        70000 ->       delete
        """)
    let lines = old.tableDiff(to: [], id: \.self).debugDescription.split(separator: "\n")
    #expect(lines.count == 2 + 64 + 1)
    #expect(lines.last == "   …")
  }

  @Test func nothingIsDrawnWhereNothingChanged() {
    let diff = [1, 2].tableDiff(to: [1, 2], id: \.self)
    #expect(diff.debugDescription == "2 rows to 2 rows: no change")
  }
}
