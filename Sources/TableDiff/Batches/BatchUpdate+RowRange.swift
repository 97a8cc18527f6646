// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension BatchUpdate {
  /// Consecutive rows of one section.
  package struct RowRange: Sendable, Equatable {
    /// The section's offset.
    package var section: Int

    /// The offsets of the rows in the section.
    package var rows: ClosedRange<Int>

    /// Creates a range of consecutive rows of a section.
    package init(section: Int, rows: ClosedRange<Int>) {
      self.section = section
      self.rows = rows
    }
  }

  /// A row to move with its cell; `from` is its path before the batch, `to` its path after it.
  public typealias Move = ListMove<RowPath>

  /// A section to move with its rows; `from` is its offset before the batch, `to` its offset after
  /// it.
  public typealias SectionMove = ListMove<Int>
}

extension BatchUpdate.RowRange {
  /// The path of the first row.
  var first: RowPath { RowPath(section: section, row: rows.lowerBound) }

  /// Creates the range of rows that starts at a path.
  ///
  /// - Precondition: `count` is positive, and the last row is an `Int`.
  init(_ path: RowPath, count: Int) {
    self.init(section: path.section, rows: path.row...path.row + (count - 1))
  }
}
