// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TestSupport
import Testing

/// Each rule: a batch that keeps it, one that breaks it, and what is said of that.
struct BatchRulesTests {
  private let abc = [TestRow]("abc")

  private func expect(
    _ batch: BatchUpdate, _ old: String, _ new: String, _ messages: [String],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(
      batchError(batch, [TestRow](old), [TestRow](new))?.findings.map(\.description) ?? []
        == messages, sourceLocation: sourceLocation)
  }

  @Test func a1SectionsBeforeTheBatch() {
    expect(BatchUpdate(sectionDeletes: [0], sectionInserts: [0]), "abc", "xyz", [])
    expect(
      BatchUpdate(sectionDeletes: [1], sectionInserts: [0]), "abc", "abc",
      [
        "A1 sectionOutOfRange: delete section 1, but there is no such section before the batch "
          + "[1 section before, 1 after]"
      ])
    #expect(
      brokenRules(BatchUpdate(sectionMoves: [.init(from: 3, to: 0)]), abc, abc)
        == ["A1 sectionOutOfRange"])
    #expect(
      brokenRules(BatchUpdate(sectionReloads: [1]), abc, abc) == ["A1 sectionOutOfRange"])
  }

  @Test func a2SectionsAfterTheBatch() {
    expect(
      BatchUpdate(sectionDeletes: [0], sectionInserts: [1]), "abc", "abc",
      [
        "A1 sectionOutOfRange: insert section 1, but there is no such section after the batch "
          + "[1 section before, 1 after]"
      ])
    #expect(
      brokenRules(BatchUpdate(sectionMoves: [.init(from: 0, to: 1)]), abc, abc)
        == ["A1 sectionOutOfRange"])
  }

  @Test func a3RowsBeforeTheBatch() {
    expect(BatchUpdate(d: [0, 2]), "abc", "b", [])
    expect(
      BatchUpdate(d: [0, 3]), "abc", "b",
      [
        "A3 rowOutOfRange: delete row (0, 3), but there is no such row before the batch "
          + "[section 0: 3 rows before, 1 after]"
      ])
    #expect(brokenRules(BatchUpdate(r: [3]), abc, abc) == ["A3 rowOutOfRange"])
    #expect(brokenRules(BatchUpdate(m: [(3, 0)]), abc, abc) == ["A3 rowOutOfRange"])
    expect(
      BatchUpdate(deletes: [RowPath(section: 2, row: 0)]), "abc", "abc",
      [
        "A3 rowOutOfRange: delete row (2, 0), but there is no such section before the batch "
          + "[1 section before, 1 after]"
      ])
  }

  @Test func a4RowsAfterTheBatch() {
    expect(BatchUpdate(i: [1, 2]), "a", "axy", [])
    expect(
      BatchUpdate(i: [1, 3]), "a", "axy",
      [
        "A3 rowOutOfRange: insert row (0, 3), but there is no such row after the batch "
          + "[section 0: 1 row before, 3 after]"
      ])
    #expect(brokenRules(BatchUpdate(m: [(0, 3)]), abc, abc) == ["A3 rowOutOfRange"])
    #expect(
      brokenRules(BatchUpdate(inserts: [RowPath(section: 1, row: 0)]), abc, abc)
        == ["A3 rowOutOfRange"])
  }

  @Test(arguments: [-1, .min, .max, Int(Int32.max)])
  func a5IndicesThatNoListHas(_ index: Int) {
    let counts = "[section 0: 3 rows before, 3 after]"
    expect(
      BatchUpdate(d: [index]), "abc", "abc",
      [
        "A5 invalidIndex: delete row (0, \(index)): an index is negative or far too large \(counts)",
        "D2 rowCountMismatch: 3 before + 0 inserted - 1 deleted + 0 moved in - 0 moved out makes 2, "
          + "but there are 3 \(counts)",
      ])
    #expect(brokenRules(BatchUpdate(m: [(index, 0)]), abc, abc) == ["A5 invalidIndex"])
    #expect(
      brokenRules(BatchUpdate(m: [(index, index)]), abc, abc)
        == ["A5 invalidIndex", "A5 invalidIndex"])
    #expect(brokenRules(BatchUpdate(r: [index]), abc, abc) == ["A5 invalidIndex"])
    #expect(brokenRules(BatchUpdate(f: [index]), abc, abc) == ["A5 invalidIndex"])
    #expect(
      brokenRules(BatchUpdate(sectionReloads: [index]), abc, abc) == ["A5 invalidIndex"])
    #expect(
      brokenRules(BatchUpdate(reloads: [RowPath(section: index, row: 0)]), abc, abc)
        == ["A5 invalidIndex"])
    #expect(
      brokenRules(BatchUpdate(i: [index]), abc, abc) == [
        "A5 invalidIndex", "D2 rowCountMismatch",
      ])
  }

  @Test func b1Deletes() {
    expect(BatchUpdate(d: [0, 1]), "abc", "c", [])
    expect(
      BatchUpdate(d: [0, 0, 0]), "abc", "",
      [
        "B1 duplicateDelete: delete row (0, 0) is listed more than once "
          + "[section 0: 3 rows before, 0 after]"
      ])
    #expect(
      brokenRules(BatchUpdate(sectionDeletes: [0, 0], sectionInserts: [0]), abc, abc)
        == ["B1 duplicateDelete", "D1 sectionCountMismatch"])
  }

  @Test func b2Inserts() {
    expect(BatchUpdate(i: [0, 1]), "c", "abc", [])
    expect(
      BatchUpdate(i: [0, 0]), "c", "abc",
      [
        "B2 duplicateInsert: insert row (0, 0) is listed more than once "
          + "[section 0: 1 row before, 3 after]"
      ])
    #expect(
      brokenRules(BatchUpdate(sectionDeletes: [0], sectionInserts: [0, 0]), abc, abc)
        == ["B2 duplicateInsert", "D1 sectionCountMismatch"])
  }

  @Test func b3OneOperationForAnOldRow() {
    let counts = "[section 0: 3 rows before, 2 after]"
    expect(BatchUpdate(d: [1], m: [(2, 0)]), "abc", "ca", [])
    expect(
      BatchUpdate(d: [1], m: [(1, 0)]), "abc", "ba",
      [
        "B3 deleteAndMove: delete row (0, 1) and move row (0, 1) to (0, 0): "
          + "only one of the two is possible \(counts)"
      ])
    expect(
      BatchUpdate(d: [1], r: [1]), "abc", "ac",
      [
        "B3 deleteAndReload: delete row (0, 1) and reload row (0, 1): "
          + "only one of the two is possible \(counts)"
      ])
    expect(
      BatchUpdate(m: [(1, 0)], r: [1]), "ab", "ba",
      [
        "B3 moveAndReload: move row (0, 1) to (0, 0) and reload row (0, 1): "
          + "only one of the two is possible [section 0: 2 rows before, 2 after]"
      ])
    expect(
      BatchUpdate(r: [1, 1]), "ab", "ab",
      [
        "B3 duplicateReload: reload row (0, 1) is listed more than once "
          + "[section 0: 2 rows before, 2 after]"
      ])
    #expect(
      brokenRules(BatchUpdate(d: [1], m: [(1, 0)], r: [1]), abc, [TestRow]("ba")) == [
        "B3 deleteAndMove", "B3 deleteAndReload", "B3 moveAndReload",
      ])
  }

  @Test func b4OneOperationForANewRow() {
    expect(BatchUpdate(i: [1], m: [(2, 0)]), "abc", "cxab", [])
    expect(
      BatchUpdate(i: [0], m: [(2, 0)]), "abc", "cxab",
      [
        "B4 insertAndMove: insert row (0, 0) and move row (0, 2) to (0, 0): "
          + "both end up at the same position [section 0: 3 rows before, 4 after]"
      ])
  }

  @Test func b5TheSameForSections() {
    let move = ListDiff.Move(from: 0, to: 0)
    expect(
      BatchUpdate(sectionDeletes: [0], sectionMoves: [move]), "abc", "abc",
      [
        "B3 deleteAndMove: delete section 0 and move section 0 to 0: "
          + "only one of the two is possible [1 section before, 1 after]",
        "D1 sectionCountMismatch: 1 before + 0 inserted - 1 deleted makes 0, but there are 1 "
          + "[1 section before, 1 after]",
      ])
    #expect(
      brokenRules(BatchUpdate(sectionInserts: [0], sectionMoves: [move]), abc, abc) == [
        "B4 insertAndMove", "D1 sectionCountMismatch",
      ])
    #expect(
      brokenRules(BatchUpdate(sectionMoves: [move], sectionReloads: [0]), abc, abc) == [
        "B3 moveAndReload"
      ])
    #expect(
      brokenRules(
        BatchUpdate(sectionDeletes: [0], sectionInserts: [0], sectionReloads: [0]), abc, abc)
        == ["B3 deleteAndReload"])
    #expect(
      brokenRules(BatchUpdate(sectionReloads: [0, 0]), abc, abc) == ["B3 duplicateReload"])
  }

  @Test func b7IsToldWhereTheBatchHasAReadingOnly() {
    let move = ListDiff.Move(from: 0, to: 0)
    #expect(brokenRules(BatchUpdate(sectionMoves: [move]), abc, abc) == ["B7 noopMove"])
    // Without the wrong refresh it may be a real move.
    #expect(
      brokenRules(BatchUpdate(sectionMoves: [move], sectionRefreshes: [-1]), abc, abc)
        == ["A5 invalidIndex"])
  }

  @Test func b6OneSourceOneTarget() {
    let counts = "[section 0: 3 rows before, 3 after]"
    expect(BatchUpdate(m: [(0, 2), (2, 0)]), "abc", "cba", [])
    expect(
      BatchUpdate(m: [(0, 1), (0, 2)]), "abc", "abc",
      [
        "B6 moveToBoth: move row (0, 0) to (0, 1) and move row (0, 0) to (0, 2): "
          + "it can move to one position only \(counts)"
      ])
    expect(
      BatchUpdate(m: [(0, 1), (2, 1)]), "abc", "abc",
      [
        "B6 moveBoth: move row (0, 0) to (0, 1) and move row (0, 2) to (0, 1): "
          + "both end up at the same position \(counts)"
      ])
    expect(
      BatchUpdate(m: [(0, 2), (0, 2)]), "abc", "bca",
      ["B6 duplicateMove: move row (0, 0) to (0, 2) is listed more than once \(counts)"])
  }
}
