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
