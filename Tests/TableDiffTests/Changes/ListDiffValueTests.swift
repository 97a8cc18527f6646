// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TestSupport
import Testing

/// A diff as a value: equal, sendable, and the same by every way to it.
@Suite struct ListDiffValueTests {
  @Test func equalChangesAreEqualValues() {
    let ints = [1, 2, 3].rows.tableDiff(to: [3, 1, 9].rows)
    let texts = [TestRow]("abc").tableDiff(to: [TestRow]("caz"))
    #expect(ints == texts)
    #expect(ints != [1, 2, 3].rows.tableDiff(to: [3, 1, 2].rows))
  }

  @Test func listsOfOtherLengthsDiffer() {
    let two = [1, 2].rows.tableDiff(to: [1, 2].rows)
    let three = [1, 2, 3].rows.tableDiff(to: [1, 2, 3].rows)
    #expect(two.isEmpty && three.isEmpty)
    #expect(two != three)
  }

  @Test func aMovedAndUpdatedRowCountsTwice() {
    let lists = ListCase(old: "1 2 3", new: "2 3 1.1")
    let diff = lists.old.tableDiff(to: lists.new)
    #expect(diff.changeCount == 2)
    #expect(!diff.isEmpty)
  }

  @Test func goesToAnotherTask() async {
    let lists = ListCase(old: "1 2 3", new: "2 3.1 4")
    let diff = await Task.detached { lists.old.tableDiff(to: lists.new) }.value
    #expect(diff == lists.old.tableDiff(to: lists.new))
  }

  @Test func stylesAreValues() {
    #expect(Set(ListDiff.MoveStyle.everyStyle).count == 3)
    #expect(ListDiff.MoveStyle.minimal != .never)
  }

  @Test func viewsOfOneStorageAreEqualByDefinition() {
    let values = [Double.nan, 1, 2]
    #expect(genericDiff(from: values, to: values, id: \.self).isEmpty)
    let shorter = genericDiff(from: values, to: values[..<2], id: \.self)
    #expect(shorter.deletes == [2])
    #expect(shorter.changeCount == 1)
    #expect(genericDiff(from: values[..<2], to: values, id: \.self).inserts == [2])
  }

  @Test func pathsCompareBySectionFirst() {
    let paths = [RowPath(section: 1, row: 0), RowPath(section: 0, row: 2)]
    #expect(paths.sorted().map(\.description) == ["(0, 2)", "(1, 0)"])
    #expect(RowPath(section: 0, row: 1) < RowPath(section: 0, row: 2))
  }
}
