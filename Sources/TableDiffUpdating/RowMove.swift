// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

public import TableDiff

/// A row that a user has moved, by its content and by its paths.
///
/// The data sources of UIKit and AppKit tell it in `onRowMove`. Rows are found again by their ids when the
/// list has changed; paths are not.
public struct RowMove<Section: ListSection> {
  /// The moved row.
  public let row: Section.Row

  /// The row that it precedes now; `nil` at the end of its section.
  public let next: Section.Row?

  /// The section that it is in now.
  public let section: Section

  /// The path of the row before the move.
  public let from: RowPath

  /// The path of the row after the move.
  public let to: RowPath

  /// Describes a move after it was made.
  ///
  /// - Precondition: There is a row at `to`.
  package init(from: RowPath, to: RowPath, in sections: [Section]) {
    section = sections[to.section]
    let rows = section.rows
    let place = rows.index(rows.startIndex, offsetBy: to.row)
    let end = rows.index(after: place)
    (row, next) = (rows[place], end == rows.endIndex ? nil : rows[end])
    (self.from, self.to) = (from, to)
  }
}
