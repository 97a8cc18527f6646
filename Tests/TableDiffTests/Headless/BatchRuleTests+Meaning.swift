// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TestSupport
import Testing

/// Cells that end up with another row, or show what their row was.
extension BatchRuleTests {
  private static let meanings: [Example] = {
    let counts = "[section 0: 3 rows before, 3 after]", sections = "[2 sections before, 2 after]"
    let ignores = "a list view ignores moves here and reloads"
    return [
      Example(
        "", "A: 1 | B: 2", "B: 2 | A: 1",
        "E1 misplacedSection: old section 0 ends up at 0, but the section itself is now 1 \(sections)",
        "E1 misplacedSection: old section 1 ends up at 1, but the section itself is now 0 \(sections)",
        "E1 misplacedRow: the cell of old row (0, 0) ends up at (0, 0), but the row itself is now "
          + "(1, 0) [section 0: 1 row before, 1 after]",
        "E1 misplacedRow: the cell of old row (1, 0) ends up at (1, 0), but the row itself is now "
          + "(0, 0) [section 1: 1 row before, 1 after]"),
      Example(
        "", "A: 1 2 3", "A: 2 1 3",
        "E1 misplacedRow: the cell of old row (0, 0) ends up at (0, 0), but the row itself is now "
          + "(0, 1) \(counts)",
        "E1 misplacedRow: the cell of old row (0, 1) ends up at (0, 1), but the row itself is now "
          + "(0, 0) \(counts)"),
      Example(
        "", "A:", "B:",
        "E1 misplacedSection: old section 0 ends up at 0, but the section itself is deleted "
          + "[1 section before, 1 after]"),
      // A refresh does not put a cell right.
      Example(
        "dS0 d(1,0) f(0,0)", "A: | B: 1 2 3", "B: 1 3",
        "E1 misplacedRow: the cell of old row (1, 1) ends up at (0, 0), but the row itself is deleted "
          + "[section 0, before the batch 1: 3 rows before, 2 after]"),
      Example(
        "m(0,0)>(0,2) r(0,1)", "A: 1 2 3", "A: 2.1 3 1",
        "E2 displacedReload: reload row (0, 1): \(ignores) row (0, 1), but the row itself is now "
          + "(0, 0) \(counts)"),
      // The list view takes the row to be in section 1 still.
      Example(
        "mS2>0 r(1,0)", "A: | B: 1 | C:", "C: | A: | B: 1.1",
        "E2 displacedReload: reload row (1, 0): \(ignores) row (1, 0), but the row itself is now "
          + "(2, 0) [section 2, before the batch 1: 1 row before, 1 after]"),
      // The row that moves out leaves none at the place where the other is looked for.
      Example(
        "m(0,0)>(1,0) r(0,1)", "A: 1 2 | B:", "A: 2.1 | B: 1",
        "E2 displacedReload: reload row (0, 1): \(ignores) row (0, 1), but the row itself is now "
          + "(0, 0) [section 0: 2 rows before, 1 after]"),
      Example(
        "mS2>4 rS3 dS4 iS2", "A: | B: | C: | D: 1 | E:", "A: | B: | X: | D: 2 | C:",
        "E2 displacedReload: reload section 3: \(ignores) section 4, but the section itself is now 3 "
          + "[5 sections before, 5 after]"),
      Example("d(0,1) r(0,2) i(0,0)", "A: 1 2 3 4", "A: 9 1 3.1 4"),
      Example("fS0 rS2 mS1>0 f(0,0)", "A: 1 | B: 2 | C: 3", "B': 2.1 | A: 1 | C': 3 4"),
      Example(
        "mS1>0", "A: 1 | B: 2", "B': 2.1 | A: 1",
        "E4 staleContent: row (0, 0), before the batch (1, 0), has new content, but its cell is not "
          + "refreshed [section 0, before the batch 1: 1 row before, 1 after]",
        "E4 staleHeader: section 0, before the batch 1, has a new header, but it is not refreshed "
          + sections),
      Example(
        "iS0 rS1 fS0 fS1 fS1 fS2 fS5", "A: 1 | B: 2", "X: | A: 1 | B: 2",
        "E5 invalidRefresh: refresh section 0, but the section is inserted with a new header "
          + "[2 sections before, 3 after]",
        "E5 invalidRefresh: refresh section 1, but it is already refreshed "
          + "[2 sections before, 3 after]",
        "E5 invalidRefresh: refresh section 2, but the section is reloaded with a new header "
          + "[2 sections before, 3 after]",
        "E5 invalidRefresh: refresh section 5, but there is no such section after the batch "
          + "[2 sections before, 3 after]"),
      Example(
        "i(0,0) r(0,1) f(0,0) f(0,1) f(0,1) f(0,2) f(0,4)", "A: 1 2 3", "A: 9 1 2.1 3",
        "E5 invalidRefresh: refresh row (0, 0), but the row is inserted with a new cell "
          + "[section 0: 3 rows before, 4 after]",
        "E5 invalidRefresh: refresh row (0, 1), but it is already refreshed "
          + "[section 0: 3 rows before, 4 after]",
        "E5 invalidRefresh: refresh row (0, 2), but the row is reloaded with a new cell "
          + "[section 0: 3 rows before, 4 after]",
        "E5 invalidRefresh: refresh row (0, 4), but there is no such row after the batch "
          + "[section 0: 3 rows before, 4 after]"),
    ]
  }()

  @Test(arguments: meanings) func meaning(example: Example) throws { try check(example) }

  @Test(arguments: [-1, .min, .max, Int(Int32.max)]) func indicesThatNoListHas(_ index: Int) {
    let rows = [TestRow]("abc")
    for batch in [
      BatchUpdate(m: [(index, 0)]), BatchUpdate(r: [index]), BatchUpdate(f: [index]),
      BatchUpdate(sectionReloads: [index]),
      BatchUpdate(reloads: [RowPath(section: index, row: 0)]),
    ] {
      #expect(brokenRules(batch, rows, rows) == ["A5 invalidIndex"])
    }
    let both = ["A5 invalidIndex", "A5 invalidIndex"]
    #expect(brokenRules(BatchUpdate(m: [(index, index)]), rows, rows) == both)
    for batch in [BatchUpdate(d: [index]), BatchUpdate(i: [index])] {
      #expect(brokenRules(batch, rows, rows) == ["A5 invalidIndex", "D2 rowCountMismatch"])
    }
  }

  @Test func everythingWrongIsReportedInTheOrderOfTheRules() {
    let batch = "d(0,0) d(0,0) d(0,7) i(0,-1) i(0,9) m(0,1)>(0,0) m(0,1)>(0,0)"
    #expect(
      brokenRules(batch, "A: 1 2 3", "A: 1 2 3") == [
        "A3 rowOutOfRange", "A3 rowOutOfRange", "A5 invalidIndex", "B1 duplicateDelete",
        "B6 duplicateMove", "D2 rowCountMismatch",
      ])
    #expect(
      brokenRules("m(0,0)>(0,2) r(0,1) f(0,5)", "A: 1 2 3 4", "A: 2.1 3 9 4.1")
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
