// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension RowOperations {
  /// Returns the operations with some moves dissolved into deletes and inserts.
  ///
  /// Deletes in deleted sections and inserts in inserted ones are removed.
  ///
  /// - Parameters:
  ///   - mapping: The sections of the diff.
  ///   - isDissolved: For each run of moves, whether to dissolve it. Moves out of deleted sections
  ///     and into inserted ones in this batch must be dissolved.
  func dissolving(
    _ diff: SectionedDiff, _ mapping: SectionMapping, where isDissolved: [Bool]
  ) -> RowOperations {
    func isListed(deleted section: Int) -> Bool { !mapping.isDeleted(section) }
    func isListed(inserted section: Int) -> Bool { !mapping.isInserted(section) }
    var deletes = ContiguousArray(deleted.runs.lazy.filter { isListed(deleted: $0.section) })
    var inserts = ContiguousArray(inserted.runs.lazy.filter { isListed(inserted: $0.section) })
    var rows = RowOperations()
    // The new rows that get new cells.
    var freshRows = OffsetSetBuilder(bound: diff.newStarts.rowCount, rangeCount: moved.runs.count)
    for (run, isDissolved) in zip(moved.runs, isDissolved) {
      if isDissolved {
        let start = diff.newStarts.offset(of: run.to)
        freshRows.insert(start..<start + run.count)
        let (from, to) = (run.from, run.to)
        if isListed(deleted: from.section) {
          deletes.append(.init(section: from.section, rows: from.row.neighbours(run.count)))
        }
        if isListed(inserted: to.section) {
          inserts.append(.init(section: to.section, rows: to.row.neighbours(run.count)))
        }
      } else {
        rows.moved.append(run)
      }
    }
    rows.deleted = RowRuns(sorting: deletes)
    rows.inserted = RowRuns(sorting: inserts)
    var cursor = SectionCursor(diff.newStarts)
    for run in diff.updated.newRanges.subtracting(freshRows.members()).runs {
      rows.refreshed.append(run.range, &cursor)
    }
    return rows
  }
}

extension Int {
  /// Returns `count` consecutive rows from this one on.
  fileprivate func neighbours(_ count: Int) -> ClosedRange<Int> { self...self + count - 1 }
}
