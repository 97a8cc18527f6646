// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TestSupport
import Testing

/// Each rule about sections and about rows in them: a batch that keeps it, one that breaks it, and
/// what is said of that.
struct SectionRulesTests {
  struct Example: Sendable {
    let batch: String
    let old: String
    let new: String
    var messages: [String] = []

    init(_ batch: String, _ old: String, _ new: String, _ messages: String...) {
      (self.batch, self.old, self.new, self.messages) = (batch, old, new, messages)
    }
  }

  private func expect(_ examples: [Example], sourceLocation: SourceLocation = #_sourceLocation) {
    for example in examples {
      let error = batchError(example.batch, SectionCase(example.old, example.new))
      #expect(
        error?.findings.map(\.description) ?? [] == example.messages,
        "\(example.batch)", sourceLocation: sourceLocation)
    }
  }

  @Test func aWhatExists() {
    expect([
      Example("dS1", "A: 1 | B: 2", "A: 1"),
      Example(
        "dS2", "A: 1 | B: 2", "A: 1",
        "A1 sectionOutOfRange: delete section 2, but there is no such section before the batch "
          + "[2 sections before, 1 after]"),
      Example("iS1", "A: 1", "A: 1 | B: 2"),
      Example(
        "iS2", "A: 1", "A: 1 | B: 2",
        "A1 sectionOutOfRange: insert section 2, but there is no such section after the batch "
          + "[1 section before, 2 after]"),
      Example("d(1,1)", "A: 1 | B: 2 3", "A: 1 | B: 2"),
      Example(
        "dS0 d(1,2)", "A: 1 | B: 2 3", "B: 2",
        "A3 rowOutOfRange: delete row (1, 2), but there is no such row before the batch "
          + "[section 0, before the batch 1: 2 rows before, 1 after]"),
      Example("iS0 i(1,1)", "A: 1", "X: | A: 1 2"),
      Example(
        "iS0 i(1,2)", "A: 1", "X: | A: 1 2",
        "A3 rowOutOfRange: insert row (1, 2), but there is no such row after the batch "
          + "[section 1, before the batch 0: 1 row before, 2 after]"),
      Example(
        "fS-1", "A: 1", "A: 1",
        "A5 invalidIndex: refresh section -1: an index is negative or far too large "
          + "[1 section before, 1 after]"),
    ])
  }

  @Test func bEachSectionOnce() {
    let counts = "[3 sections before, 3 after]"
    let old = "A: 1 | B: 2 | C: 3"
    expect([
      Example("dS0 iS2", old, "B: 2 | C: 3 | D: 4"),
      Example(
        "dS2 mS2>1", old, old,
        "B3 deleteAndMove: delete section 2 and move section 2 to 1: only one of the two is possible "
          + counts,
        "D1 sectionCountMismatch: 3 before + 0 inserted - 1 deleted makes 2, but there are 3 \(counts)"
      ),
      Example(
        "iS1 mS2>1 dS0", old, old,
        "B4 insertAndMove: insert section 1 and move section 2 to 1: both end up at the same position "
          + counts),
      Example(
        "rS1 mS1>0", old, old,
        "B3 moveAndReload: move section 1 to 0 and reload section 1: only one of the two is possible "
          + counts),
      Example(
        "dS1 rS1 iS0", old, old,
        "B3 deleteAndReload: delete section 1 and reload section 1: only one of the two is possible "
          + counts),
      Example(
        "mS0>1 mS0>2", old, old,
        "B6 moveToBoth: move section 0 to 1 and move section 0 to 2: it can move to one position only "
          + counts),
      Example(
        "mS0>1 mS2>1", old, old,
        "B6 moveBoth: move section 0 to 1 and move section 2 to 1: both end up at the same position "
          + counts),
      Example(
        "mS0>2 mS0>2", old, "B: 2 | C: 3 | A: 1",
        "B6 duplicateMove: move section 0 to 2 is listed more than once \(counts)"),
    ])
  }

  @Test func b7SectionMovesThatMeanNothing() throws {
    expect([
      Example(
        "mS1>1", "A: | B: ", "A: | B:",
        "B7 noopMove: move section 1 to 1 has no effect: it is already there "
          + "[2 sections before, 2 after]"),
      // M passes A and B: a real move from 2 to 2.
      Example("dS0 dS1 mS2>2", "X: | Y: | M: 1 | A: | B:", "A: | B: | M: 1"),
      Example(
        "m(1,0)>(1,0)", "A: | B: 1", "A: | B: 1",
        "B7 noopMove: move row (1, 0) to (1, 0) has no effect: it is already there "
          + "[section 1: 1 row before, 1 after]"),
    ])
    // thearchivebase: C comes to 2 with or without its move, and so does H to 1 with the other one.
    var view = HeadlessListView(sections: [TitledSection](reading: "C: | F: | H: | K:"))
    let transition = try view.perform(
      BatchUpdate(reading: "dS1 iS0 mS2>1 mS0>2"),
      sections: [TitledSection](reading: "A: | H: | C: | K:"))
    #expect(
      transition.warnings.map(\.description) == [
        "B7 redundantMove: move section 2 to 1 follows from the other operations "
          + "[4 sections before, 4 after]",
        "B7 redundantMove: move section 0 to 2 follows from the other operations "
          + "[4 sections before, 4 after]",
      ])
  }

  @Test func cRowsInSectionsThatComeAndGo() {
    let goes = "but the whole section is deleted or reloaded"
    let comes = "but the whole section is inserted or reloaded"
    let gone = "[section 1: 2 rows before, 0 after]"
    expect([
      Example("dS1", "A: 1 2 | B: 3 4", "A: 1 2"),
      Example(
        "dS1 d(1,0)", "A: 1 2 | B: 3 4", "A: 1 2",
        "C1 rowOperationInDeletedSection: delete row (1, 0), \(goes) \(gone)"),
      Example(
        "dS1 r(1,0)", "A: 1 2 | B: 3 4", "A: 1 2",
        "C1 rowOperationInDeletedSection: reload row (1, 0), \(goes) \(gone)"),
      Example("iS1", "A: 1 2", "A: 1 2 | B: 3 4"),
      Example(
        "iS1 i(1,0)", "A: 1 2", "A: 1 2 | B: 3 4",
        "C2 rowOperationInInsertedSection: insert row (1, 0), \(comes) [section 1: 0 rows before, 2 after]"
      ),
      Example("dS1 i(0,0)", "A: 1 2 | B: 3 4", "A: 3 1 2"),
      Example(
        "dS1 m(1,0)>(0,0)", "A: 1 2 | B: 3 4", "A: 3 1 2",
        "C3 moveFromDeletedSection: move row (1, 0) to (0, 0), \(goes) \(gone)"),
      Example("iS1 d(0,0)", "A: 1 2", "A: 2 | B: 1"),
      Example(
        "iS1 m(0,0)>(1,0)", "A: 1 2", "A: 2 | B: 1",
        "C4 moveIntoInsertedSection: move row (0, 0) to (1, 0), \(comes) "
          + "[section 1: 0 rows before, 1 after]"),
      // A reloaded section is named by its old offset, and stands at its new one.
      Example("iS0 rS0", "A: 1", "X: 7 | A: 2 3"),
      Example(
        "iS0 rS0 i(1,0)", "A: 1", "X: 7 | A: 2 3",
        "C2 rowOperationInInsertedSection: insert row (1, 0), \(comes) "
          + "[section 1, before the batch 0: 1 row before, 2 after]"),
    ])
  }

  @Test func cRowsInSectionsThatMove() {
    let moves = "but the section moves"
    let counts = "[section 0, before the batch 1: 2 rows before, 2 after]"
    let old = "A: 1 2 3 | B: 4 5"
    expect([
      Example("mS1>0", old, "B: 4 5 | A: 1 2 3"),
      Example("mS1>0 i(1,0)", old, "B: 4 5 | A: 7 1 2 3"),
      Example("mS1>0 d(0,0)", old, "B: 4 5 | A: 2 3"),
      Example(
        "mS1>0 i(0,0)", old, "B: 7 4 5 | A: 1 2 3",
        "C5 rowOperationInMovedSection: insert row (0, 0), \(moves) "
          + "[section 0, before the batch 1: 2 rows before, 3 after]"),
      Example(
        "mS1>0 r(1,0)", old, "B: 4 5 | A: 1 2 3",
        "C5 rowOperationInMovedSection: reload row (1, 0), \(moves) \(counts)"),
      Example(
        "mS1>0 d(1,0)", old, "B: 5 | A: 1 2 3",
        "C5 rowOperationInMovedSection: delete row (1, 0), \(moves) "
          + "[section 0, before the batch 1: 2 rows before, 1 after]"),
      Example(
        "mS1>0 m(1,0)>(0,1)", old, "B: 5 4 | A: 1 2 3",
        "C5 rowOperationInMovedSection: move row (1, 0) to (0, 1), \(moves) \(counts)"),
      Example(
        "mS1>0 m(1,0)>(1,0) ", old, "B: 5 | A: 4 1 2 3",
        "C5 rowOperationInMovedSection: move row (1, 0) to (1, 0), \(moves) "
          + "[section 0, before the batch 1: 2 rows before, 1 after]",
        "C7 crossSectionMoveToSameOffset: move row (1, 0) to (1, 0) leads to another section, which has "
          + "the offset of the first one before the batch "
          + "[section 1, before the batch 0: 3 rows before, 4 after]"),
      Example(
        "mS1>0 m(0,0)>(0,0)", old, "B: 1 4 5 | A: 2 3",
        "C5 rowOperationInMovedSection: move row (0, 0) to (0, 0), \(moves) "
          + "[section 0, before the batch 1: 2 rows before, 3 after]",
        "C7 crossSectionMoveToSameOffset: move row (0, 0) to (0, 0) leads to another section, which has "
          + "the offset of the first one before the batch "
          + "[section 0, before the batch 1: 2 rows before, 3 after]"),
    ])
  }

  @Test func c7RowsBetweenSectionsOfOneNumber() {
    expect([
      Example("iS0 m(0,0)>(2,0)", "A: 1 2 | B: 3 4", "X: | A: 2 | B: 1 3 4"),
      Example(
        "iS0 m(1,0)>(1,0)", "A: 1 2 | B: 3 4", "X: | A: 3 1 2 | B: 4",
        "C7 crossSectionMoveToSameOffset: move row (1, 0) to (1, 0) leads to another section, which has "
          + "the offset of the first one before the batch "
          + "[section 1, before the batch 0: 2 rows before, 3 after]"),
    ])
  }

  @Test func c9CrossMovesBesideSectionsInATableView() {
    let cases = SectionCase("A: 1 2 | B: 3 4", "X: | A: 2 | B: 1 3 4")
    #expect(batchError("iS0 m(0,0)>(2,0)", cases) == nil)
    #expect(
      batchError("iS0 m(0,0)>(2,0)", cases, .tableView)?.description
        == "C9 crossSectionMoveWithSectionOperations: move row (0, 0) to (2, 0) leads to another section, in "
        + "a batch with section operations [section 2, before the batch 1: 2 rows before, 3 after]")
    // Without section operations, or within a section that merely shifts, it is fine.
    #expect(brokenRules("m(0,0)>(1,0)", "A: 1 | B:", "A: | B: 1", .tableView) == [])
    #expect(brokenRules("iS0 m(0,0)>(1,1)", "A: 1 2", "X: | A: 2 1", .tableView) == [])
  }

  @Test func dCounts() {
    expect([
      Example(
        "dS0", "A: 1", "A: 1",
        "D1 sectionCountMismatch: 1 before + 0 inserted - 1 deleted makes 0, but there are 1 "
          + "[1 section before, 1 after]"),
      Example("dS0", "A: | B: 2", "B: 2"),
      Example("d(1,0) m(0,0)>(1,0)", "A: 1 | B: 2", "A: | B: 1"),
      Example(
        "dS0 m(2,0)>(0,0)", "A: | B: 1 | C: 2", "B: 2 1 | C: 2",
        "D2 rowCountMismatch: 1 before + 0 inserted - 0 deleted + 0 moved in - 1 moved out makes 0, but "
          + "there are 1 [section 1, before the batch 2: 1 row before, 1 after]"),
      // D3: no sums for what is taken as a whole.
      Example("rS0", "A: 1 2 3", "A: 1 2 3 4 5 6 7"),
      // D4: an empty batch.
      Example(
        "", "A: 1 2 3 4", "A: 1",
        "D2 rowCountMismatch: 4 before + 0 inserted - 0 deleted + 0 moved in - 0 moved out makes 4, but "
          + "there are 1 [section 0: 4 rows before, 1 after]"),
    ])
  }
}
