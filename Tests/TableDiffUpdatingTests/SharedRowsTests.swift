// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TableDiffTesting
import TableDiffUpdating
import TestSupport
import Testing

/// Of rows that know what they share with another version an updater reads only the others.
struct SharedRowsTests {
  /// From a submission to the end of the batch, with a diff that is known beforehand.
  @Test(arguments: ComputedChange.all) @MainActor func anUpdaterReadsFewRowsOfMany(
    change: ComputedChange
  ) throws {
    let (old, new) = change.rows()
    let diff = try change.diff()
    let sections = try ListDiff(oldCount: 1, newCount: 1)
    func path(_ offset: Int) -> RowPath { RowPath(section: 0, row: offset) }
    let sectioned = try SectionedDiff(
      sections: sections, oldRowCounts: [diff.oldCount], newRowCounts: [diff.newCount],
      deletes: diff.deletes.map(path), inserts: diff.inserts.map(path),
      moves: diff.moves.map { .init(from: path($0.from), to: path($0.to)) },
      updates: diff.updates.map { .init(from: path($0.from), to: path($0.to)) })
    let updater = SectionedListUpdater(
      [ComputedSection(rows: old)], comparison: ListComparison { $0.change(by: sectioned) })
    let screen = SectionedHeadlessScreen(updater)
    updater.submit([ComputedSection(rows: new)])
    #expect(updater.updateIfNeeded())
    #expect(screen.batches.count == 1)
    #expect(screen.failures.isEmpty, "\(screen.failures)")
    #expect(updater.sections[0].rows.count == new.count)
    #expect(old.reads.value <= 200)
  }
}
