// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TestSupport
import Testing

/// Lists whose count is another one where they are read: always words.
@Suite struct MiscountedRowsTests {
  private static func text(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }

  @Test func shownRowsBeyondTheCount() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let rows = LyingRows([1, 2, 3].rows, .countsNone)
      let view = HeadlessListView(sections: [LyingSection(id: 0, rows: rows)])
      _ = view.shownRows
    }
    #expect(Self.text(result).contains("The count of a list is 0, but it has more elements."))
    let several = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let rows = LyingRows([1, 2, 3].rows, .countsNone)
      let sections = (0..<2).map { LyingSection(id: $0, rows: rows) }
      _ = HeadlessListView(sections: sections).shownRows
    }
    #expect(Self.text(several).contains("The count of a list is 0, but it has more elements."))
  }

  /// A row that both changes name is read after its section has lost it.
  @Test func followedInSectionsThatShrank() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let first = SectionCase("A: 1 2", "A: 1 2.1"), second = SectionCase("A: 1 2.1", "A: 1 2.2")
      _ = first.old.sectionedDiff(to: first.new).followed(
        by: second.old.sectionedDiff(to: second.new), from: [FickleSection(id: 0, counts: [2, 1])],
        to: [FickleSection(id: 0, counts: [2])], id: \.id, contentsEqual: ==)
    }
    #expect(Self.text(result).contains("A section had row 1 and now has 1 row."))
  }
}
