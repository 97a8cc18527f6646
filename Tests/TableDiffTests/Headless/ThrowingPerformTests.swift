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

/// Nothing has changed where a batch or a plan is not taken.
struct SectionThrowingPerformTests {
  @Test(arguments: [
    ("dS2", "A: 1"), ("mS0>0", "A: 1 2 | B: 3"), ("iS0 i(0,0)", "X: 9 | A: 1 2 | B: 3"),
    ("", "A: 1 2 | B:"), ("mS1>0", "B: 3 | A: 2 1"), ("", "A: 1 2 | B': 3"), ("", "A: 1 2 | C: 3"),
    ("fS1 fS1", "A: 1 2 | B: 3"), ("m(0,0)>(1,0) r(0,1)", "A: 2 | B: 1 3"),
    ("mS0>1 rS1", "B: 3 | A: 1 2"),
  ])
  func aViewIsAsItWas(batch: String, new: String) throws {
    let old = [TitledSection](reading: "A: 1 2 | B: 3")
    var view = HeadlessListView(sections: old)
    let next = [TitledSection](reading: new)
    #expect(throws: BatchError.self) {
      try view.perform(BatchUpdate(reading: batch), sections: next)
    }
    #expect(view.shownSections == old)
    #expect(view.cells.map(\.id) == [0, 1, 2])
    // Not even an identity was used up.
    try view.perform(
      BatchUpdate(reading: "i(1,1)"), sections: [TitledSection](reading: "A: 1 2 | B: 3 4"))
    #expect(view.cells.map(\.id) == [0, 1, 2, 3])
  }
}
