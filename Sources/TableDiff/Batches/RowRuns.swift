// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// Row paths, ascending, stored as runs of consecutive rows of one section.
///
/// A path may repeat and have any offsets, since batches are validated later. Runs are canonical,
/// so `==` compares paths.
package struct RowRuns: Sendable, Equatable {
  package private(set) var runs: ContiguousArray<BatchUpdate.RowRange> = []

  /// The number of paths in all runs.
  package private(set) var count = 0

  init() {}

  /// Creates runs from paths in any order.
  init(_ paths: [RowPath]) {
    for path in paths.sorted() { append(section: path.section, rows: path.row...path.row) }
  }

  /// Creates runs of a plan from runs with distinct paths, in any order.
  ///
  /// - Complexity: O(*r*), where *r* is the number of runs.
  init(sorting unsorted: ContiguousArray<BatchUpdate.RowRange>) {
    runs.reserveCapacity(unsorted.count)
    for run in unsorted.sortedByPath({ $0.first }) {
      append(section: run.section, rows: run.rows)
    }
  }

  /// Creates runs from offsets in a section.
  init(section: Int, offsets: OffsetRanges) {
    runs.reserveCapacity(offsets.runs.count)
    for run in offsets.runs {
      append(section: section, rows: run.range.lowerBound...run.range.upperBound - 1)
    }
  }

  package var isEmpty: Bool { runs.isEmpty }

  mutating func reserveRuns(_ runCount: Int) { runs.reserveCapacity(runCount) }

  package var paths: [RowPath] {
    var paths: [RowPath] = []
    paths.reserveCapacity(count)
    for run in runs {
      for row in run.rows { paths.append(RowPath(section: run.section, row: row)) }
    }
    return paths
  }

  /// Appends rows; extends the last run if they continue it.
  @inline(never)
  package mutating func append(section: Int, rows: ClosedRange<Int>) {
    count += rows.count
    let last = runs.endIndex - 1
    if last >= 0, runs[last].section == section, rows.lowerBound != .min,
      runs[last].rows.upperBound == rows.lowerBound - 1
    {
      runs[last].rows = runs[last].rows.lowerBound...rows.upperBound
    } else {
      runs.append(BatchUpdate.RowRange(section: section, rows: rows))
    }
  }
}
