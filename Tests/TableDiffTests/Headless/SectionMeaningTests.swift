// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TestSupport
import Testing

/// Every cell ends up with its row and every header with its section, and both show them as they
/// are.
struct SectionMeaningTests {
  private func messages(_ batch: String, _ old: String, _ new: String) -> [String] {
    batchError(batch, SectionCase(old, new))?.findings.map(\.description) ?? []
  }

  @Test func e1SectionsAndTheirRows() {
    #expect(messages("mS1>0", "A: 1 | B: 2", "B: 2 | A: 1") == [])
    #expect(
      messages("", "A: 1 | B: 2", "B: 2 | A: 1") == [
        "E1 misplacedSection: old section 0 ends up at 0, but the section itself is now 1 "
          + "[2 sections before, 2 after]",
        "E1 misplacedSection: old section 1 ends up at 1, but the section itself is now 0 "
          + "[2 sections before, 2 after]",
        "E1 misplacedRow: the cell of old row (0, 0) ends up at (0, 0), but the row itself is now "
          + "(1, 0) [section 0: 1 row before, 1 after]",
        "E1 misplacedRow: the cell of old row (1, 0) ends up at (1, 0), but the row itself is now "
          + "(0, 0) [section 1: 1 row before, 1 after]",
      ])
    #expect(
      messages("", "A:", "B:") == [
        "E1 misplacedSection: old section 0 ends up at 0, but the section itself is deleted "
          + "[1 section before, 1 after]"
      ])
    #expect(
      messages("dS0", "A: | B: 1 2", "B: 2 1") == [
        "E1 misplacedRow: the cell of old row (1, 0) ends up at (0, 0), but the row itself is now "
          + "(0, 1) [section 0, before the batch 1: 2 rows before, 2 after]",
        "E1 misplacedRow: the cell of old row (1, 1) ends up at (0, 1), but the row itself is now "
          + "(0, 0) [section 0, before the batch 1: 2 rows before, 2 after]",
      ])
  }

  @Test func e2ReloadsOfRows() {
    #expect(messages("dS0 d(1,0) r(1,1)", "A: | B: 1 2", "B: 2.1") == [])
    // The list view takes the row to be in section 1 still.
    #expect(
      messages("mS2>0 r(1,0)", "A: | B: 1 | C:", "C: | A: | B: 1.1") == [
        "E2 displacedReload: reload row (1, 0): a list view ignores moves here and reloads row "
          + "(1, 0), but the row itself is now (2, 0) "
          + "[section 2, before the batch 1: 1 row before, 1 after]"
      ])
    // The row that moves out leaves none at the place where the other is looked for.
    #expect(
      messages("m(0,0)>(1,0) r(0,1)", "A: 1 2 | B:", "A: 2.1 | B: 1") == [
        "E2 displacedReload: reload row (0, 1): a list view ignores moves here and reloads row "
          + "(0, 1), but the row itself is now (0, 0) [section 0: 2 rows before, 1 after]"
      ])
  }

  @Test func e3ReloadsOfSections() {
    #expect(messages("dS0 rS1", "A: | B: 1", "B: 2 3") == [])
    #expect(
      messages("mS2>4 rS3 dS4 iS2", "A: | B: | C: | D: 1 | E:", "A: | B: | X: | D: 2 | C:") == [
        "E2 displacedReload: reload section 3: a list view ignores moves here and reloads "
          + "section 4, but the section itself is now 3 [5 sections before, 5 after]"
      ])
  }

  @Test func e4RowsAndHeaders() {
    #expect(messages("fS0", "A: 1 | B: 2", "A': 1 | B: 2") == [])
    #expect(messages("rS1", "A: 1 | B: 2", "A: 1 | B': 2") == [])
    #expect(messages("dS0 iS0", "A: 1", "A': 1") == [])
    #expect(messages("mS1>0 fS0", "A: 1 | B: 2", "B': 2 | A: 1") == [])
    #expect(
      messages("mS1>0", "A: 1 | B: 2", "B': 2.1 | A: 1") == [
        "E4 staleContent: row (0, 0), before the batch (1, 0), has new content, but its cell is not "
          + "refreshed [section 0, before the batch 1: 1 row before, 1 after]",
        "E4 staleHeader: section 0, before the batch 1, has a new header, but it is not refreshed "
          + "[2 sections before, 2 after]",
      ])
  }

  @Test func e5RefreshesOfWhatIsKept() {
    let counts = "[2 sections before, 3 after]"
    #expect(
      messages("iS0 rS1 fS0 fS1 fS1 fS2 fS5", "A: 1 | B: 2", "X: | A: 1 | B: 2") == [
        "E5 invalidRefresh: refresh section 0, but the section is inserted with a new header \(counts)",
        "E5 invalidRefresh: refresh section 1, but it is already refreshed \(counts)",
        "E5 invalidRefresh: refresh section 2, but the section is reloaded with a new header "
          + counts,
        "E5 invalidRefresh: refresh section 5, but there is no such section after the batch "
          + counts,
      ])
    #expect(
      messages("iS0 f(0,0) f(2,0)", "A: 1 | B: 2", "X: 7 | A: 1 | B: 2") == [
        "E5 invalidRefresh: refresh row (0, 0), but the row is inserted with a new cell "
          + "[section 0: 0 rows before, 1 after]"
      ])
  }
}
