// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension HeadlessListView {
  /// The sections as a user sees them: those of the last snapshot.
  ///
  /// - Complexity: O(1)
  @export(implementation)
  public var shownSections: [Section] { shown }

  /// The rows that the cells of all sections show.
  ///
  /// - Complexity: O(1) for a single section that stores its rows in an array.
  @export(implementation)
  public var shownRows: [Section.Row] {
    shown.count == 1
      ? Array(counting: rows(of: 0)) : shown.indices.flatMap { Array(counting: rows(of: $0)) }
  }

  /// Returns the rows that the cells of a section show.
  ///
  /// Traps if their number has changed, as it may if the section is a class or computes its rows.
  @export(implementation)
  func rows(of section: Int) -> Section.Rows {
    let rows = shown[section].rows
    SectionStarts.requireSameCount(rows.count, starts.rows(of: section).count)
    return rows
  }

  /// Returns the row that the cell at a path shows.
  @export(implementation)
  func row(at path: RowPath) -> Section.Row {
    let rows = rows(of: path.section)
    return rows[rows.index(rows.startIndex, offsetBy: path.row)]
  }
}
