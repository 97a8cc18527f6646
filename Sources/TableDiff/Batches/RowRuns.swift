// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// Row paths in ascending order, kept as runs of neighbours in one section.
///
/// A path may be named more than once, and any integer may stand in it: a batch made by hand is
/// judged later. Two values of the same paths are always stored alike, so `==` compares paths.
package struct RowRuns: Sendable, Hashable {
  package private(set) var runs: ContiguousArray<BatchUpdate.RowRange> = []

  /// How many paths all the runs hold together.
  package private(set) var count = 0

  package init() {}

  /// Sorts paths and joins neighbours.
  package init(_ paths: [RowPath]) {
    for path in paths.sorted() { append(section: path.section, rows: path.row...path.row) }
  }

  /// Sorts runs that have no path in common, and joins neighbours.
  init(sorting unsorted: ContiguousArray<BatchUpdate.RowRange>) {
    runs.reserveCapacity(unsorted.count)
    for run in unsorted.sorted(by: {
      ($0.section, $0.rows.lowerBound) < ($1.section, $1.rows.lowerBound)
    }) {
      append(section: run.section, rows: run.rows)
    }
  }

  /// Takes the offsets of a section over.
  package init(section: Int, offsets: OffsetRanges) {
    runs.reserveCapacity(offsets.runs.count)
    for run in offsets.runs {
      append(section: section, rows: run.range.lowerBound...run.range.upperBound - 1)
    }
  }

  package var isEmpty: Bool { runs.isEmpty }

  /// Makes room for runs to come.
  mutating func reserveRuns(_ runCount: Int) { runs.reserveCapacity(runCount) }

  package var paths: [RowPath] {
    var paths: [RowPath] = []
    paths.reserveCapacity(count)
    for run in runs {
      for row in run.rows { paths.append(RowPath(section: run.section, row: row)) }
    }
    return paths
  }

  /// Adds rows behind all others; joins them to the last run where they go on from there.
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
