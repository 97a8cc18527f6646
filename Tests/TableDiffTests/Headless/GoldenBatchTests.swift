// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TestSupport
import Testing

/// Batches from field reports, with the verdict that they deserve.
struct GoldenBatchTests {
  private func rules(_ batch: BatchUpdate, _ old: String, _ new: String) -> [String] {
    brokenRules(batch, [TestRow](old), [TestRow](new))
  }

  @Test func forumThread80812ReloadBesideMoves() {
    let batch = BatchUpdate(d: [1], m: [(0, 1), (3, 0)], r: [2])
    #expect(rules(batch, "abcd", "dac'") == ["E2 displacedReload"])
    // The reload lands on the target of a move, so that a list view throws.
    let error = batchError(batch, [TestRow]("abcd"), [TestRow]("dac'"))
    #expect(
      error?.description
        == "E2 displacedReload: reload row (0, 2): a list view ignores moves here and reloads "
        + "row (0, 1), but the row itself is now (0, 2) [section 0: 4 rows before, 3 after]")
  }

  @Test func radar33662307ReloadOfAMovedRow() {
    #expect(rules(BatchUpdate(m: [(1, 2)], r: [1]), "abc", "acb") == ["B3 moveAndReload"])
  }

  @Test func twoAnimationsForOneCell() {
    #expect(rules(BatchUpdate(m: [(0, 1)], r: [1]), "ab", "ba") == ["E2 displacedReload"])
  }

  @Test func radar13924314InsertsAreNotCountedAfterTheDeletes() {
    let old = "abcdefgh", new = "defghxyz"
    #expect(rules(BatchUpdate(d: [0, 1, 2], i: [5, 6, 7]), old, new) == [])
    #expect(
      rules(BatchUpdate(d: [0, 1, 2], i: [8, 9, 10]), old, new) == [
        "A3 rowOutOfRange", "A3 rowOutOfRange", "A3 rowOutOfRange",
      ])
  }

  @Test func aWrongDeleteThatOnlyTheUserSees() {
    #expect(rules(BatchUpdate(d: [0]), "ABC", "AC") == ["E1 misplacedRow"])
  }

  @Test func anUpdateThatWasNotTold() {
    let old = (0..<35).map { TestRow(id: $0) }, new = (0..<36).map { TestRow(id: $0) }
    #expect(brokenRules(BatchUpdate(), old, new) == ["D2 rowCountMismatch"])
    // XLPagerTabStrip 859: an empty batch from four rows to one.
    #expect(rules(BatchUpdate(), "abcd", "a") == ["D2 rowCountMismatch"])
    #expect(rules(BatchUpdate(), "abcd", "abcd") == [])
  }

  @Test func exyteChat56TwoDeletesButNoRowLeft() {
    #expect(rules(BatchUpdate(d: [1, 0]), "abc", "") == ["D2 rowCountMismatch"])
  }

  @Test func moveOutOfTheList() {
    // Differ 32: a move from an index that the list does not have.
    #expect(rules(BatchUpdate(m: [(4, 0)]), "abcd", "dabc") == ["A3 rowOutOfRange"])
  }

  @Test func theFirstRowInAndTheLastRowOut() {
    #expect(rules(BatchUpdate(i: [0]), "", "a") == [])
    #expect(rules(BatchUpdate(d: [0]), "a", "") == [])
    #expect(rules(BatchUpdate(), "", "") == [])
  }

  @Test func firstRowToTheEndAndTwoFarRowsSwapped() {
    #expect(rules(BatchUpdate(m: [(0, 3)]), "abcd", "bcda") == [])
    #expect(rules(BatchUpdate(m: [(0, 3), (3, 0)]), "abcd", "dbca") == [])
  }

  @Test func aRowThatMovesAndChanges() {
    #expect(rules(BatchUpdate(m: [(2, 0)], f: [0]), "abc", "c'ab") == [])
    #expect(rules(BatchUpdate(m: [(2, 0)]), "abc", "c'ab") == ["E4 staleContent"])
  }

  @Test func movesAreReadAtOnceAndNotOneAfterTheOther() {
    // Differ 69: read one after the other, these moves would give 1032.
    #expect(rules(BatchUpdate(m: [(2, 0), (3, 1)]), "0123", "2301") == [])
    #expect(rules(BatchUpdate(m: [(4, 0), (2, 1), (3, 2)]), "ABCDE", "ECDAB") == [])
  }
}
