// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension BatchUpdate {
  /// Consecutive rows of one section.
  public struct RowRange: Sendable, Hashable {
    /// The section's offset.
    public var section: Int

    /// The offsets of the rows in the section.
    public var rows: ClosedRange<Int>

    /// Creates a range of consecutive rows of a section.
    public init(section: Int, rows: ClosedRange<Int>) {
      self.section = section
      self.rows = rows
    }

    /// The paths of the rows.
    ///
    ///     BatchUpdate.RowRange(section: 0, rows: 1...3).paths  // [(0, 1), (0, 2), (0, 3)]
    public var paths: [RowPath] { rows.map { RowPath(section: section, row: $0) } }
  }

  /// A row to move with its cell; `from` is its path before the batch, `to` its path after it.
  public typealias Move = ListMove<RowPath>

  /// A section to move with its rows; `from` is its offset before the batch, `to` its offset after
  /// it.
  public typealias SectionMove = ListMove<Int>
}

extension BatchUpdate.RowRange {
  /// Creates the range of rows that starts at a path.
  ///
  /// - Precondition: `count` is positive, and the last row is an `Int`.
  init(_ path: RowPath, count: Int) {
    self.init(section: path.section, rows: path.row...path.row + (count - 1))
  }
}
