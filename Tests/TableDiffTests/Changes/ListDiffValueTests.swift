// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TestSupport
import Testing

/// A diff as a value: equal, sendable, and the same by every way to it.
@Suite struct ListDiffValueTests {
  @Test func equalChangesAreEqualValues() {
    let ints = [1, 2, 3].tableDiff(to: [3, 1, 9], id: \.self)
    let texts = ["a", "b", "c"].tableDiff(to: ["c", "a", "z"], id: \.self)
    #expect(ints == texts)
    #expect(ints != [1, 2, 3].tableDiff(to: [3, 1, 2], id: \.self))
  }

  @Test func listsOfOtherLengthsDiffer() {
    let two = [1, 2].tableDiff(to: [1, 2], id: \.self)
    let three = [1, 2, 3].tableDiff(to: [1, 2, 3], id: \.self)
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
    #expect(values.tableDiff(to: values, id: \.self).isEmpty)
    let shorter = values.tableDiff(to: values[..<2], id: \.self)
    #expect(shorter.deletes == [2])
    #expect(shorter.changeCount == 1)
    #expect(values[..<2].tableDiff(to: values, id: \.self).inserts == [2])
  }

  @Test func pathsCompareBySectionFirst() {
    let paths = [RowPath(section: 1, row: 0), RowPath(section: 0, row: 2)]
    #expect(paths.sorted().map(\.description) == ["(0, 2)", "(1, 0)"])
    #expect(RowPath(section: 0, row: 1) < RowPath(section: 0, row: 2))
  }
}
