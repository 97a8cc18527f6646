// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TestSupport
import Testing

/// Sections that the library makes; what it says of those that are not made as they should be, `WrongUse` has.
@Suite struct SectionMakingTests {
  /// An id that does not equal itself says nothing about whether the section is another one.
  @Test func idsThatAreNotNumbersPass() throws {
    let old = [
      RowSection(id: Double.nan, header: 0, rows: [1, 2, 3].rows),
      RowSection(id: 1, header: 0, rows: [4].rows),
    ]
    let new = [
      RowSection(id: 1, header: 0, rows: [4, 5].rows),
      RowSection(id: Double.nan, header: 1, rows: [3, 1, 4].rows),
      RowSection(id: Double.nan, header: 1, rows: [6].rows),
    ]
    for (old, new) in [(old, new), (new, old), (old, old.map { $0 })] {
      let diff = genericSectionedDiff(from: old, to: new)
      let applied = old.applying(diff, sectionsFrom: new)
      #expect(applied.map(\.rows) == new.map(\.rows) && applied.map(\.header) == new.map(\.header))
      for kind in [ListViewKind.collectionView, .tableView] {
        let stages = diff.stages(from: old, to: new, for: kind, preferring: .lossless)
        var view = HeadlessListView(sections: old, kind: kind)
        try view.performGenerically(stages)
        #expect(view.shownSections.map(\.rows) == new.map(\.rows))
      }
    }
  }
}
