// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TestSupport
import Testing

/// What `applying` promises beyond the round trip that every other test makes.
@Suite struct ApplyingTests {
  private struct Refused: Error, Equatable {
    let offset: Int
  }

  private static let lists = ListCase(old: "1 2 3 4", new: "4 9 1.1 2 8")

  @Test func asksOnceForEachInsertedOrUpdatedRowInOrder() {
    let diff = Self.lists.old.tableDiff(to: Self.lists.new)
    var asked: [Int] = []
    let heights = [10, 20, 30, 40].applying(diff) { offset in
      asked.append(offset)
      return -offset
    }
    #expect(heights == [40, -1, -2, 20, -4])
    #expect(asked == [1, 2, 4])
  }

  @Test func throwsWhatItsClosureThrows() {
    let diff = Self.lists.old.tableDiff(to: Self.lists.new)
    #expect(throws: Refused(offset: 2)) {
      try [10, 20, 30, 40].applying(diff) { offset throws(Refused) -> Int in
        if offset == 2 { throw Refused(offset: offset) }
        return 0
      }
    }
  }

  @Test func workOnAnyList() {
    let diff = Self.lists.old.tableDiff(to: Self.lists.new)
    let expected = Self.lists.new
    let slice = ([TestRow(id: 0)] + Self.lists.old)[1...]
    #expect(slice.applying(diff, rowsFrom: LinkedRows(expected)) == expected)
    #expect(LinkedRows(Self.lists.old).applying(diff, rowsFrom: expected[...]) == expected)
    #expect(ContiguousArray(Self.lists.old).applying(diff, rowsFrom: expected) == expected)
  }

  @Test func emptyDiffsLeaveEverything() {
    let none = [TestRow]().tableDiff(to: [])
    #expect([String]().applying(none) { _ in "" } == [])
    let same = [1, 2].rows.tableDiff(to: [1, 2].rows)
    #expect(["a", "b"].applying(same) { _ in "" } == ["a", "b"])
  }
}
