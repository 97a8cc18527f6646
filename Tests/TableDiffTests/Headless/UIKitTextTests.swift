// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TestSupport
import Testing

/// What UIKit was reported to say, word for word.
struct UIKitTextTests {
  private func texts(
    _ batch: String, _ old: String, _ new: String, _ kind: ListViewKind = .tableView
  ) -> [String?] {
    let error = batchError(batch, SectionCase(old, new))
    return error?.findings.map { $0.uiKitText(for: kind) } ?? []
  }

  @Test func sums() {
    #expect(
      texts("", "A: 1 2 3 4", "A: 1") == [
        "Invalid update: invalid number of rows in section 0.  The number of rows contained in an "
          + "existing section after the update (1) must be equal to the number of rows contained in "
          + "that section before the update (4), plus or minus the number of rows inserted or "
          + "deleted from that section (0 inserted, 0 deleted) and plus or minus the number of rows "
          + "moved into or out of that section (0 moved in, 0 moved out)."
      ])
    #expect(
      texts("", "A: 1", "A:", .collectionView).first??.contains(
        "invalid number of items in section")
        == true)
    #expect(
      texts("dS0", "A: 1", "A: 1") == [
        "Invalid update: invalid number of sections.  The number of sections contained in the table "
          + "view after the update (1) must be equal to the number of sections contained in the "
          + "table view before the update (1), plus or minus the number of sections inserted or "
          + "deleted (0 inserted, 1 deleted)."
      ])
  }

  private static let ranges: [(String, String, String)] = [
    (
      "d(0,3)", "A: 1 2 3",
      "attempt to delete row 3 from section 0 which only contains 3 rows before the update"
    ),
    (
      "d(1,0)", "A: 1",
      "attempt to delete row 0 from section 1, but there are only 1 sections before the update"
    ),
    ("dS1", "A: 1", "attempt to delete section 1, but there are only 1 sections before the update"),
    (
      "i(0,3)", "A: 1",
      "attempt to insert row 3 into section 0, but there are only 1 rows in section 0 after the update"
    ),
    (
      "i(1,0)", "A: 1",
      "attempt to insert row 0 into section 1, but there are only 1 sections after the update"
    ),
    ("iS1", "A: 1", "attempt to insert section 1 but there are only 1 sections after the update"),
    (
      "m(0,1)>(0,0)", "A: 1",
      "attempt to move index path (0 - 1) that does not exist - there are only 1 rows in section 0 before the update"
    ),
    (
      "m(1,1)>(0,0)", "A: 1",
      "attempt to move index path (1 - 1) from a section that does not exist - there are only 1 sections before the update"
    ),
    (
      "m(0,0)>(0,1)", "A: 1",
      "attempt to move index path (0 - 0) to index path (0 - 1) that does not exist - there are only 1 rows in section 0 after the update"
    ),
    (
      "m(0,0)>(1,1)", "A: 1",
      "attempt to move index path (0 - 0) to index path (1 - 1) in section that does not exist - there are only 1 sections after the update"
    ),
    ("mS1>0", "A: 1", "attempt to move section 1, but there are only 1 sections before the update"),
  ]

  @Test(arguments: ranges.indices)
  func whatDoesNotExist(index: Int) {
    let (batch, lists, text) = Self.ranges[index]
    #expect(texts(batch, lists, lists).first == text)
  }

  private static let collisions: [(String, String)] = [
    (
      "d(0,1) m(0,1)>(0,0)",
      "attempt to perform a delete and a move from the same index path (0 - 1)"
    ),
    (
      "m(0,1)>(0,0) r(0,1)",
      "attempt to perform a delete and a move from the same index path (0 - 1)"
    ),
    ("d(0,1) r(0,1)", "attempt to delete and reload the same index path (0 - 1)"),
    (
      "i(0,0) m(0,1)>(0,0)",
      "attempt to perform an insert and a move to the same index path (0 - 0)"
    ),
    (
      "m(0,0)>(0,1) m(0,0)>(0,2)",
      "attempt to move item at index path (0 - 0) to both (0 - 1) and (0 - 2)"
    ),
    (
      "m(0,0)>(0,1) m(0,2)>(0,1)",
      "attempt to move both item at index path (0 - 0) and (0 - 2) to (0 - 1)"
    ),
    ("mS0>1 mS0>2", "attempt to move section 0 to both section 1 and section 2"),
    ("mS0>1 mS2>1", "attempt to move both section 0 and section 2 to section 1"),
    ("dS0 mS0>1", "attempt to perform a delete and a move from the same section (0)"),
    ("iS1 mS0>1", "attempt to perform an insert and a move to the same section (1)"),
    ("m(0,0)>(1,0) dS0 iS2", "cannot move an item from a deleted section (0)"),
    ("m(1,0)>(0,0) iS0 dS2", "cannot move an item into a newly inserted section (0)"),
  ]

  @Test func tableViewsLeaveTheNumberOfADeletedSectionOut() {
    let text = texts("m(0,0)>(1,0) dS0 iS2", "A: 1 | B: 2 | C: 3", "B: 2 | C: 3 | D: 4").first
    #expect(text == "cannot move a row from a deleted section")
  }

  @Test(arguments: collisions.indices)
  func whatIsToldTwice(index: Int) {
    let (batch, text) = Self.collisions[index]
    let lists = "A: 1 2 3 | B: 4 | C: 5"
    #expect(texts(batch, lists, lists, .collectionView).first == text)
  }

  @Test func reloadsOnMoveTargets() {
    #expect(
      texts("d(0,1) m(0,0)>(0,1) m(0,3)>(0,0) r(0,2)", "A: 1 2 3 4", "A: 4 1 3.1", .collectionView)
        == ["attempt to perform an insert and a move to the same index path (0 - 1)"])
    #expect(
      texts(
        "mS2>4 rS3 dS4 iS2", "A: 0 | B: 1 | C: 2 | D: 3 | E: 4",
        "A: 0 | B: 1 | X: 9 | D: 3 | C: 2", .collectionView)
        == ["attempt to perform an insert and a move to the same section (4)"])
  }

  @Test func reloadsAreToldAsDeletes() {
    #expect(
      texts("r(0,55)", "A:", "A:", .collectionView) == [
        "attempt to delete item 55 from section 0 which only contains 0 items before the update"
      ])
    #expect(
      texts("rS1", "A: 1", "A: 1")
        == ["attempt to delete section 1, but there are only 1 sections before the update"])
    #expect(
      texts("dS1 rS1", "A: 1 | B: 2", "A: 1").first
        == "attempt to delete and reload the same index path")
    #expect(texts("dS1 rS1", "A: 1 | B: 2", "A: 1", .collectionView).first == .some(nil))
  }

  /// Radar 27041784.
  @Test func reloadsInSectionsThatMove() {
    let text = texts("r(1,0) mS1>0", "A: 1 2 3 | B: 4 5 6", "B: 4 5 6 | A: 1 2 3").first
    let start = "Invalid update: invalid number of rows in section 0."
    #expect(text??.hasPrefix(start) == true)
    #expect(text??.contains("(0 inserted, 1 deleted)") == true)
  }

  @Test func whatNoListViewSays() {
    #expect(texts("mS0>5", "A: 1", "A: 1") == [nil])
    #expect(texts("", "A: 1", "A: 1.1") == [nil])
    #expect(texts("", "A: 1", "A: 2") == [nil])
    #expect(texts("m(0,0)>(0,2) r(0,1)", "A: 1 2 3", "A: 2.1 3 1") == [nil])
    #expect(texts("d(0,0) d(0,0)", "A: 1 2", "A:") == [nil])
    #expect(texts("mS1>0 i(0,0)", "A: | B:", "B: 1 | A:") == [nil])
    #expect(texts("d(-1,0)", "A: 1", "A: 1") == [nil])
  }
}
