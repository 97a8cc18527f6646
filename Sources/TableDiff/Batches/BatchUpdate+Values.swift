// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension BatchUpdate {
  /// Neighbouring rows of one section.
  public struct RowRange: Sendable, Hashable {
    /// The section's offset.
    public var section: Int

    /// The offsets of the rows in the section.
    public var rows: ClosedRange<Int>

    /// Names neighbouring rows of a section.
    public init(section: Int, rows: ClosedRange<Int>) {
      self.section = section
      self.rows = rows
    }

    /// The paths of the rows, one by one.
    ///
    ///     BatchUpdate.RowRange(section: 0, rows: 1...3).paths  // [(0, 1), (0, 2), (0, 3)]
    public var paths: [RowPath] { rows.map { RowPath(section: section, row: $0) } }
  }

  /// A row that a list view is told to move, cell and all.
  public struct Move: Sendable, Hashable {
    /// The row's path before the batch.
    public var from: RowPath

    /// The row's path after the batch, when all else is done too.
    public var to: RowPath

    /// Names a move from an old path to a new one.
    public init(from: RowPath, to: RowPath) {
      self.from = from
      self.to = to
    }

    /// The moves of rows that are neighbours before and after.
    ///
    ///     let (from, to) = (RowPath(section: 0, row: 4), RowPath(section: 1, row: 0))
    ///     BatchUpdate.Move.neighbours(from: from, to: to, count: 2)
    ///     // [(0, 4) to (1, 0), (0, 5) to (1, 1)]
    ///
    /// - Parameters:
    ///   - from: The first row's path before the batch.
    ///   - to: The first row's path after the batch.
    ///   - count: How many rows they are.
    /// - Precondition: `count` is not negative.
    public static func neighbours(from: RowPath, to: RowPath, count: Int) -> [Move] {
      require(count >= 0, "There are no \(count) rows that move.")
      return (0..<count).map { step in
        Move(
          from: RowPath(section: from.section, row: from.row + step),
          to: RowPath(section: to.section, row: to.row + step))
      }
    }
  }

  /// A section that a list view is told to move with its rows.
  public struct SectionMove: Sendable, Hashable {
    /// The section's offset before the batch.
    public var from: Int

    /// The section's offset after the batch, when all else is done too.
    public var to: Int

    /// Names a move from an old section offset to a new one.
    public init(from: Int, to: Int) {
      self.from = from
      self.to = to
    }
  }
}
