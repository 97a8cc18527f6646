// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension HeadlessListView {
  /// Creates a view of a list without sections.
  ///
  ///     let view = HeadlessListView(rows: fruits)
  ///     view.cellIDs  // [0, 1, 2]
  ///
  /// - Parameters:
  ///   - rows: The rows to show.
  ///   - kind: The kind of list view to simulate.
  /// - Complexity: O(1)
  @export(implementation)
  public init<Rows>(rows: Rows, kind: ListViewKind = .collectionView)
  where Section == SingleSection<Rows> {
    self.init(sections: [SingleSection(rows: rows)], kind: kind)
  }

  /// Performs a batch on a list without sections.
  ///
  ///     var view = HeadlessListView(rows: old)
  ///     try view.perform(old.tableDiff(to: new).batchUpdate(inSection: 0), rows: new)
  ///     view.shownRows == new  // true
  ///
  /// - Parameters:
  ///   - batch: The batch; its rows are in section 0.
  ///   - rows: The rows after the batch, as a data source would return them.
  /// - Returns: The effects on each cell, and warnings.
  /// - Throws: ``BatchError`` with all findings; the view is then unchanged.
  /// - Complexity: That of ``perform(_:sections:)``.
  @discardableResult
  @export(implementation)
  public mutating func perform<Rows>(
    _ batch: BatchUpdate, rows: Rows
  ) throws(BatchError) -> ListTransition
  where Section == SingleSection<Rows>, Rows.Element: Identifiable & Equatable {
    try perform(batch, sections: [SingleSection(rows: rows)])
  }
}
