// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TestSupport
import Testing

/// Nothing has changed where a batch is not taken, whatever is wrong with it.
struct ThrowingPerformTests {
  private static let batches: [(batch: BatchUpdate, new: String)] = [
    (BatchUpdate(d: [7]), "ab"),
    (BatchUpdate(i: [0, 0]), "xyabc"),
    (BatchUpdate(d: [0], m: [(0, 1)]), "bc"),
    (BatchUpdate(m: [(1, 1)]), "abc"),
    (BatchUpdate(i: [1]), "abc"),
    (BatchUpdate(d: [0]), "ac"),
    (BatchUpdate(m: [(0, 2)], r: [1]), "bca"),
    (BatchUpdate(), "abc'"),
    (BatchUpdate(i: [0], f: [0]), "xabc"),
    (BatchUpdate(sectionReloads: [1]), "abc"),
  ]

  @Test(arguments: batches.indices)
  func aViewIsAsItWas(index: Int) throws {
    let (batch, new) = Self.batches[index]
    let rows = [TestRow]("abc")
    var view = HeadlessListView(rows: rows)
    #expect(throws: BatchError.self) { try view.perform(batch, rows: [TestRow](new)) }
    #expect(view.shownRows == rows)
    #expect(view.cells.map(\.id) == [0, 1, 2])
    // Not even an identity was used up.
    try view.perform(BatchUpdate(i: [3]), rows: [TestRow]("abcd"))
    #expect(view.cells.map(\.id) == [0, 1, 2, 3])
  }
}
