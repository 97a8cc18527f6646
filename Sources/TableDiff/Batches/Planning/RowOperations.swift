// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// The row operations of a sectioned diff as paths, in runs split at the ends of sections.
///
/// Deletes and the sources of moves are old paths; inserts and the targets of moves are new paths.
struct RowOperations {
  var deleted = RowRuns()
  var inserted = RowRuns()
  var moved = MoveRuns()
  var refreshed = RowRuns()

  init(_ diff: SectionedDiff) {
    deleted = RowRuns(diff.deleted, in: diff.oldStarts)
    inserted = RowRuns(diff.inserted, in: diff.newStarts)
    moved = MoveRuns(diff.moved, from: diff.oldStarts, to: diff.newStarts)
    refreshed.reserveRuns(diff.updated.runs.count)
    var cursor = SectionCursor(diff.newStarts)
    for run in diff.updated.runs { refreshed.append(run.newRange, &cursor) }
  }

  init() {}

  var hasStructure: Bool { !(deleted.isEmpty && inserted.isEmpty && moved.isEmpty) }
}

extension RowRuns {
  fileprivate init(_ offsets: OffsetRanges, in starts: SectionStarts) {
    self.init()
    reserveRuns(offsets.runs.count)
    var cursor = SectionCursor(starts)
    for run in offsets.runs { append(run.range, &cursor) }
  }

  /// Appends rows that may be in several sections.
  mutating func append(_ offsets: Range<Int>, _ cursor: inout SectionCursor) {
    var start = offsets.lowerBound
    while start < offsets.upperBound {
      cursor.seek(start)
      let end = min(offsets.upperBound, cursor.rows.upperBound)
      let first = start - cursor.rows.lowerBound
      append(section: cursor.section, rows: first...first + (end - start) - 1)
      start = end
    }
  }
}

extension MoveRuns {
  fileprivate init(_ pairs: OffsetPairs, from oldStarts: SectionStarts, to newStarts: SectionStarts)
  {
    self.init()
    reserveRuns(pairs.runs.count)
    var from = SectionCursor(oldStarts), to = SectionCursor(newStarts)
    // Sources are in any order, so a table of sections pays off for many of them.
    let finder = pairs.runs.count > oldStarts.sectionCount ? SectionFinder(oldStarts) : nil
    for pair in pairs.runs {
      var (old, new, left) = (Int(pair.old), Int(pair.new), Int(pair.count))
      while left > 0 {
        from.seek(old, finder)
        to.seek(new)
        let count = min(left, from.rows.upperBound - old, to.rows.upperBound - new)
        append(
          Run(
            from: RowPath(section: from.section, row: old - from.rows.lowerBound),
            to: RowPath(section: to.section, row: new - to.rows.lowerBound), count: count))
        old += count
        new += count
        left -= count
      }
    }
  }
}
