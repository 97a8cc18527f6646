// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// A call of a data source by a list view.
public struct DataSourceCall: Sendable, Hashable {
  /// What the data source is asked.
  public enum Question: Sendable, Hashable {
    /// The number of sections.
    case sectionCount
    /// The number of rows in a section.
    case rowCount(section: Int)
    /// The cell of a row.
    case cell(IndexPath)
    /// A header, a footer or another supplementary view of a section, or its title.
    case supplementary(String, section: Int)
    /// Whether a row can be moved.
    case canMove(IndexPath)
    /// The row that the user moved.
    case move(IndexPath, IndexPath)
  }

  /// What the list view was doing.
  public enum Phase: Sendable, Hashable {
    /// Nothing in particular.
    case idle
    /// A batch begins.
    case before
    /// The block of a batch runs.
    case inBlock
    /// The block of a batch has run.
    case after
    /// Cells get new content.
    case reconfiguring
    /// All data is loaded anew.
    case reloading
    /// Cells are laid out.
    case layingOut
    /// The user drags a row.
    case dragging
  }

  /// What it was asked.
  public let question: Question

  /// What the list view was doing.
  public let phase: Phase

  /// What it answered, if that is a number.
  public internal(set) var count: Int?
}
