// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TestSupport
import Testing

/// What is said of a batch that breaks a rule; which batches break one, `ExhaustiveBatchTests` shows.
struct BatchRuleTests {
  /// A batch, and what is wrong with it.
  struct Example: Sendable, CustomTestStringConvertible {
    let batch: String
    let lists: SectionCase
    let messages: [String]

    init(_ batch: String, _ old: String, _ new: String, _ messages: String...) {
      (self.batch, lists, self.messages) = (batch, SectionCase(old, new), messages)
    }

    var testDescription: String { "\(batch) in \(lists)" }
  }

  /// The messages are said, and a view that rejects a batch is as it was: not even an identity of a cell is used up.
  func check(_ example: Example, _ kind: ListViewKind = .collectionView) throws {
    let (old, new) = (example.lists.old, example.lists.new)
    var view = HeadlessListView(sections: old, kind: kind)
    var messages: [String] = []
    do {
      try view.perform(BatchUpdate(reading: example.batch), sections: new)
    } catch {
      messages = error.findings.map(\.description)
      #expect(view.shownSections == old)
      try view.perform(BatchUpdate(sectionReloads: Array(old.indices)), sections: old)
      let count = view.cells.count
      #expect(view.cells.map(\.id) == Array(count..<2 * count))
    }
    #expect(messages == example.messages)
  }

  private static let rangesAndCollisions: [Example] = {
    let counts = "[3 sections before, 3 after]", rows = "[section 0: 3 rows before, 3 after]"
    let (abc, letters) = ("A: 1 | B: 2 | C: 3", "A: 1 2 3")
    let one = "only one of the two is possible", both = "both end up at the same position"
    return [
      Example(
        "dS2", "A: 1 | B: 2", "A: 1",
        "A1 sectionOutOfRange: delete section 2, but there is no such section before the batch "
          + "[2 sections before, 1 after]"),
      Example(
        "iS2", "A: 1", "A: 1 | B: 2",
        "A1 sectionOutOfRange: insert section 2, but there is no such section after the batch "
          + "[1 section before, 2 after]"),
      Example(
        "dS0 d(1,2)", "A: 1 | B: 2 3", "B: 2",
        "A3 rowOutOfRange: delete row (1, 2), but there is no such row before the batch "
          + "[section 0, before the batch 1: 2 rows before, 1 after]"),
      Example(
        "d(2,0)", letters, letters,
        "A3 rowOutOfRange: delete row (2, 0), but there is no such section before the batch "
          + "[1 section before, 1 after]"),
      Example(
        "iS0 i(1,2)", "A: 1", "X: | A: 1 2",
        "A3 rowOutOfRange: insert row (1, 2), but there is no such row after the batch "
          + "[section 1, before the batch 0: 1 row before, 2 after]"),
      Example(
        "fS-1", "A: 1", "A: 1",
        "A5 invalidIndex: refresh section -1: an index is negative or far too large "
          + "[1 section before, 1 after]"),
      Example(
        "d(0,0) d(0,0) d(0,0)", letters, "A:",
        "B1 duplicateDelete: delete row (0, 0) is listed more than once "
          + "[section 0: 3 rows before, 0 after]"),
      Example(
        "i(0,0) i(0,0)", "A: 3", letters,
        "B2 duplicateInsert: insert row (0, 0) is listed more than once "
          + "[section 0: 1 row before, 3 after]"),
      Example(
        "r(0,1) r(0,1)", letters, letters,
        "B3 duplicateReload: reload row (0, 1) is listed more than once \(rows)"),
      Example(
        "d(0,1) m(0,1)>(0,0) r(0,1)", letters, "A: 2 1",
        "B3 deleteAndMove: delete row (0, 1) and move row (0, 1) to (0, 0): \(one) "
          + "[section 0: 3 rows before, 2 after]",
        "B3 deleteAndReload: delete row (0, 1) and reload row (0, 1): \(one) "
          + "[section 0: 3 rows before, 2 after]",
        "B3 moveAndReload: move row (0, 1) to (0, 0) and reload row (0, 1): \(one) "
          + "[section 0: 3 rows before, 2 after]"),
      Example(
        "i(0,0) m(0,2)>(0,0)", letters, "A: 3 4 1 2",
        "B4 insertAndMove: insert row (0, 0) and move row (0, 2) to (0, 0): \(both) "
          + "[section 0: 3 rows before, 4 after]"),
      Example(
        "m(0,0)>(0,1) m(0,0)>(0,2)", letters, letters,
        "B6 moveToBoth: move row (0, 0) to (0, 1) and move row (0, 0) to (0, 2): "
          + "it can move to one position only \(rows)"),
      Example(
        "dS2 mS2>1", abc, abc,
        "B3 deleteAndMove: delete section 2 and move section 2 to 1: \(one) \(counts)",
        "D1 sectionCountMismatch: 3 before + 0 inserted - 1 deleted makes 2, but there are 3 \(counts)"
      ),
      Example(
        "iS1 mS2>1 dS0", abc, abc,
        "B4 insertAndMove: insert section 1 and move section 2 to 1: \(both) \(counts)"),
      Example(
        "rS1 mS1>0", abc, abc,
        "B3 moveAndReload: move section 1 to 0 and reload section 1: \(one) \(counts)"),
      Example(
        "dS1 rS1 iS0", abc, abc,
        "B3 deleteAndReload: delete section 1 and reload section 1: \(one) \(counts)"),
      Example(
        "mS0>1 mS0>2", abc, abc,
        "B6 moveToBoth: move section 0 to 1 and move section 0 to 2: it can move to one position only "
          + counts),
      Example(
        "mS0>1 mS2>1", abc, abc,
        "B6 moveBoth: move section 0 to 1 and move section 2 to 1: \(both) \(counts)"),
      Example(
        "mS0>2 mS0>2", abc, "B: 2 | C: 3 | A: 1",
        "B6 duplicateMove: move section 0 to 2 is listed more than once \(counts)"),
      Example(
        "mS1>1", "A: | B: ", "A: | B:",
        "B7 noopMove: move section 1 to 1 has no effect: it is already there "
          + "[2 sections before, 2 after]"),
      // A swap around a row that is told to move to where it is.
      Example(
        "m(0,0)>(0,2) m(0,1)>(0,1) m(0,2)>(0,0)", letters, "A: 3 2 1",
        "B7 noopMove: move row (0, 1) to (0, 1) has no effect: it is already there \(rows)"),
      // Without the wrong refresh it may be a real move.
      Example(
        "mS0>0 fS-1", "A: 1", "A: 1",
        "A5 invalidIndex: refresh section -1: an index is negative or far too large "
          + "[1 section before, 1 after]"),
    ]
  }()

  @Test(arguments: rangesAndCollisions) func rangeOrCollision(example: Example) throws {
    try check(example)
  }

  private static let mixtures: [Example] = {
    let goes = "but the whole section is deleted or reloaded"
    let comes = "but the whole section is inserted or reloaded"
    let gone = "[section 1: 2 rows before, 0 after]", two = "A: 1 2 | B: 3 4"
    let moves = "but the section moves", old = "A: 1 2 3 | B: 4 5"
    let counts = "[section 0, before the batch 1: 2 rows before, 2 after]"
    let leads = "leads to another section, which has the offset of the first one before the batch"
    return [
      Example(
        "dS1 d(1,0)", two, "A: 1 2",
        "C1 rowOperationInDeletedSection: delete row (1, 0), \(goes) \(gone)"),
      Example(
        "dS1 r(1,0)", two, "A: 1 2",
        "C1 rowOperationInDeletedSection: reload row (1, 0), \(goes) \(gone)"),
      Example(
        "dS1 m(1,0)>(0,0)", two, "A: 3 1 2",
        "C3 moveFromDeletedSection: move row (1, 0) to (0, 0), \(goes) \(gone)"),
      Example(
        "iS1 m(0,0)>(1,0)", "A: 1 2", "A: 2 | B: 1",
        "C4 moveIntoInsertedSection: move row (0, 0) to (1, 0), \(comes) "
          + "[section 1: 0 rows before, 1 after]"),
      // A reloaded section is named by its old offset, and stands at its new one.
      Example(
        "iS0 rS0 i(1,0)", "A: 1", "X: 7 | A: 2 3",
        "C2 rowOperationInInsertedSection: insert row (1, 0), \(comes) "
          + "[section 1, before the batch 0: 1 row before, 2 after]"),
      Example(
        "mS1>0 i(0,0)", old, "B: 7 4 5 | A: 1 2 3",
        "C5 rowOperationInMovedSection: insert row (0, 0), \(moves) "
          + "[section 0, before the batch 1: 2 rows before, 3 after]"),
      Example(
        "mS1>0 r(1,0)", old, "B: 4 5 | A: 1 2 3",
        "C5 rowOperationInMovedSection: reload row (1, 0), \(moves) \(counts)"),
      Example(
        "mS1>0 m(1,0)>(0,1)", old, "B: 5 4 | A: 1 2 3",
        "C5 rowOperationInMovedSection: move row (1, 0) to (0, 1), \(moves) \(counts)"),
      Example(
        "mS1>0 m(1,0)>(1,0) ", old, "B: 5 | A: 4 1 2 3",
        "C5 rowOperationInMovedSection: move row (1, 0) to (1, 0), \(moves) "
          + "[section 0, before the batch 1: 2 rows before, 1 after]",
        "C7 crossSectionMoveToSameOffset: move row (1, 0) to (1, 0) \(leads) "
          + "[section 1, before the batch 0: 3 rows before, 4 after]"),
      Example(
        "dS0 m(2,0)>(0,0)", "A: | B: 1 | C: 2", "B: 2 1 | C: 2",
        "D2 rowCountMismatch: 1 before + 0 inserted - 0 deleted + 0 moved in - 1 moved out makes 0, but "
          + "there are 1 [section 1, before the batch 2: 1 row before, 1 after]"),
    ]
  }()

  @Test(arguments: mixtures) func mixture(example: Example) throws { try check(example) }

  @Test func c9CrossMovesBesideSectionsInATableView() throws {
    let (old, new) = ("A: 1 2 | B: 3 4", "X: | A: 2 | B: 1 3 4"), batch = "iS0 m(0,0)>(2,0)"
    try check(Example(batch, old, new))
    let message =
      "C9 crossSectionMoveWithSectionOperations: move row (0, 0) to (2, 0) leads to another section, in "
      + "a batch with section operations [section 2, before the batch 1: 2 rows before, 3 after]"
    try check(Example(batch, old, new, message), .tableView)
  }

  /// Moves that come about without being told are taken.
  @Test func redundantMovesAreWarnings() throws {
    var view = HeadlessListView(sections: [TitledSection](reading: "C: | F: | H: | K: 1 2 3 4"))
    let transition = try view.perform(
      BatchUpdate(reading: "dS1 iS0 mS2>1 mS0>2 d(3,0) i(3,0) m(3,3)>(3,1) m(3,2)>(3,3)"),
      sections: [TitledSection](reading: "A: | H: | C: | K: 9 4 2 3"))
    let counts = "[4 sections before, 4 after]", rows = "[section 3: 4 rows before, 4 after]"
    let follows = "follows from the other operations"
    #expect(
      transition.warnings.map(\.description) == [
        "B7 redundantMove: move section 2 to 1 \(follows) \(counts)",
        "B7 redundantMove: move section 0 to 2 \(follows) \(counts)",
        "B7 redundantMove: move row (3, 2) to (3, 3) \(follows) \(rows)",
      ])
  }
}
