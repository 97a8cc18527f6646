// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TestSupport
import Testing

/// The rules about moves that mean nothing, rows in sections that come and go, counts and meaning.
struct BatchMeaningTests {
  private let abc = [TestRow]("abc")

  private func expect(
    _ batch: BatchUpdate, _ old: String, _ new: String, _ messages: [String],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(
      batchError(batch, [TestRow](old), [TestRow](new))?.findings.map(\.description) ?? []
        == messages, sourceLocation: sourceLocation)
  }

  @Test func b7MovesThatMeanNothing() {
    expect(
      BatchUpdate(m: [(1, 1)]), "abc", "abc",
      [
        "B7 noopMove: move row (0, 1) to (0, 1) has no effect: it is already there "
          + "[section 0: 3 rows before, 3 after]"
      ])
    // M passes A and B: a real move from 2 to 2.
    expect(BatchUpdate(d: [0, 1], m: [(2, 2)]), "xyMAB", "ABM", [])
    // A swap around a row that is told to move to where it is.
    expect(
      BatchUpdate(m: [(0, 2), (1, 1), (2, 0)]), "abc", "cba",
      [
        "B7 noopMove: move row (0, 1) to (0, 1) has no effect: it is already there [section 0: 3 rows before, 3 after]"
      ])
  }

  @Test func b7ImpliedMovesAreWarnings() throws {
    var view = HeadlessListView(rows: [TestRow]("FGCH"))
    let transition = try view.perform(
      BatchUpdate(d: [0], i: [0], m: [(3, 1), (2, 3)]), rows: [TestRow]("AHGC"))
    #expect(
      transition.warnings.map(\.description) == [
        "B7 redundantMove: move row (0, 2) to (0, 3) follows from the other operations "
          + "[section 0: 4 rows before, 4 after]"
      ])
    let moved = transition.effects(visibleBefore: 2..<3, visibleAfter: 0..<0)
    #expect(moved.map(\.kind) == [.moved])
  }

  @Test func cRowsInSectionsThatComeAndGo() {
    let counts = "[section 0: 3 rows before, 2 after]"
    expect(BatchUpdate(sectionReloads: [0]), "abc", "xyzabc", [])
    let row = RowPath(section: 0, row: 0)
    expect(
      BatchUpdate(
        sectionDeletes: [0], sectionInserts: [0], deletes: [row], inserts: [row],
        moves: [.init(from: .init(section: 0, row: 1), to: .init(section: 0, row: 1))]),
      "abc", "xy",
      [
        "C1 rowOperationInDeletedSection: delete row (0, 0), but the whole section is deleted or reloaded "
          + counts,
        "C2 rowOperationInInsertedSection: insert row (0, 0), but the whole section is "
          + "inserted or reloaded \(counts)",
        "C3 moveFromDeletedSection: move row (0, 1) to (0, 1), but the whole section is "
          + "deleted or reloaded \(counts)",
        "C4 moveIntoInsertedSection: move row (0, 1) to (0, 1), but the whole section is "
          + "inserted or reloaded \(counts)",
      ])
    #expect(
      brokenRules(BatchUpdate(sectionReloads: [0], reloads: [row]), abc, abc)
        == ["C1 rowOperationInDeletedSection"])
  }

  @Test func d1CountOfSections() {
    expect(
      BatchUpdate(sectionInserts: [0]), "abc", "abc",
      [
        "D1 sectionCountMismatch: 1 before + 1 inserted - 0 deleted makes 2, but there are 1 "
          + "[1 section before, 1 after]"
      ])
  }

  @Test func d2CountOfRows() {
    expect(BatchUpdate(d: [0], i: [2]), "abc", "bcx", [])
    expect(
      BatchUpdate(d: [0], i: [0, 2]), "abc", "xby",
      [
        "D2 rowCountMismatch: 3 before + 2 inserted - 1 deleted + 0 moved in - 0 moved out makes 4, "
          + "but there are 3 [section 0: 3 rows before, 3 after]"
      ])
  }

  @Test func e1CellsEndUpWithTheirRows() {
    expect(BatchUpdate(d: [1]), "ABC", "AC", [])
    let counts = "[section 0: 3 rows before, 2 after]"
    expect(
      BatchUpdate(d: [0]), "ABC", "AC",
      [
        "E1 misplacedRow: the cell of old row (0, 1) ends up at (0, 0), but the row itself is deleted "
          + counts
      ])
    expect(
      BatchUpdate(), "AB", "BA",
      [
        "E1 misplacedRow: the cell of old row (0, 0) ends up at (0, 0), but the row itself is now "
          + "(0, 1) [section 0: 2 rows before, 2 after]",
        "E1 misplacedRow: the cell of old row (0, 1) ends up at (0, 1), but the row itself is now "
          + "(0, 0) [section 0: 2 rows before, 2 after]",
      ])
  }

  @Test func e1ARefreshDoesNotPutACellRight() {
    #expect(
      brokenRules(BatchUpdate(f: [0, 1]), [TestRow]("ab"), [TestRow]("ba"))
        == ["E1 misplacedRow", "E1 misplacedRow"])
    #expect(
      brokenRules(BatchUpdate(r: [2], f: [0, 1]), [TestRow]("abc"), [TestRow]("bac"))
        == ["E1 misplacedRow", "E1 misplacedRow"])
  }

  @Test func e2ReloadsCarriedOffByMoves() {
    let counts = "[section 0: 3 rows before, 3 after]"
    expect(BatchUpdate(d: [1], r: [2]), "abcd", "ac'd", [])
    expect(BatchUpdate(i: [0], r: [0]), "ab", "xa'b", [])
    expect(BatchUpdate(m: [(0, 1)], r: [2]), "abc", "bac'", [])
    expect(
      BatchUpdate(m: [(0, 2)], r: [1]), "abc", "b'ca",
      [
        "E2 displacedReload: reload row (0, 1): a list view ignores moves here and reloads row "
          + "(0, 1), but the row itself is now (0, 0) \(counts)"
      ])
  }

  @Test func e4ChangedContent() {
    expect(BatchUpdate(f: [1]), "ab", "ab'", [])
    expect(BatchUpdate(r: [1]), "ab", "ab'", [])
    expect(BatchUpdate(d: [1], i: [1]), "ab", "ab'", [])
    expect(BatchUpdate(m: [(0, 1)], f: [1]), "ab", "ba'", [])
    let counts = "[section 0: 2 rows before, 2 after]"
    expect(
      BatchUpdate(m: [(0, 1)]), "ab", "ba'",
      [
        "E4 staleContent: row (0, 1), before the batch (0, 0), has new content, "
          + "but its cell is not refreshed \(counts)"
      ])
  }

  @Test func e5RefreshesOfKeptCells() {
    let counts = "[section 0: 3 rows before, 4 after]"
    expect(BatchUpdate(i: [0], f: [1, 2, 3]), "abc", "xabc", [])
    expect(
      BatchUpdate(i: [0], r: [1], f: [0, 1, 1, 2, 4]), "abc", "xab'c",
      [
        "E5 invalidRefresh: refresh row (0, 0), but the row is inserted with a new cell \(counts)",
        "E5 invalidRefresh: refresh row (0, 1), but it is already refreshed \(counts)",
        "E5 invalidRefresh: refresh row (0, 2), but the row is reloaded with a new cell \(counts)",
        "E5 invalidRefresh: refresh row (0, 4), but there is no such row after the batch "
          + counts,
      ])
    #expect(brokenRules(BatchUpdate(f: [0, 1, 1, 2, 2, 2]), abc, abc).count == 3)
    #expect(
      brokenRules(BatchUpdate(refreshes: [RowPath(section: 1, row: 0)]), abc, abc)
        == ["E5 invalidRefresh"])
    #expect(
      brokenRules(
        BatchUpdate(sectionReloads: [0], refreshes: [RowPath(section: 0, row: 0)]), abc, abc)
        == ["E5 invalidRefresh"])
  }

  @Test func everythingWrongIsReportedInTheOrderOfTheRules() {
    #expect(
      brokenRules(BatchUpdate(d: [0, 0, 7], i: [-1, 9], m: [(1, 0), (1, 0)]), abc, abc) == [
        "A3 rowOutOfRange", "A3 rowOutOfRange", "A5 invalidIndex", "B1 duplicateDelete",
        "B6 duplicateMove", "D2 rowCountMismatch",
      ])
    #expect(
      brokenRules(BatchUpdate(m: [(0, 2)], r: [1], f: [5]), [TestRow]("abcd"), [TestRow]("b'cxd'"))
        == ["E1 misplacedRow", "E2 displacedReload", "E4 staleContent", "E5 invalidRefresh"])
  }

  @Test func longErrorsSayHowMuchIsLeftOut() {
    let error = batchError(BatchUpdate(d: Array(0..<25)), [], [])
    #expect(error?.findings.count == 26)
    let lines = error?.description.split(separator: "\n") ?? []
    #expect(lines.count == 21)
    #expect(lines.last == "and 6 more findings")
  }
}
