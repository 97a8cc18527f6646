// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension HeadlessListView {
  /// Shows a list without sections, each row in a cell of its own.
  ///
  ///     let view = HeadlessListView(rows: fruits)
  ///     view.cells.map(\.id)  // [0, 1, 2]
  ///
  /// - Parameters:
  ///   - rows: The rows to show.
  ///   - profile: How strictly to judge batches.
  /// - Complexity: O(1)
  @inlinable
  public init<Row>(rows: [Row], profile: ListViewProfile = .strict)
  where Section == SingleSection<Row> {
    self.init(sections: [SingleSection(rows: rows)], profile: profile)
  }

  /// Carries a batch out, or says everything that is wrong with it.
  ///
  ///     var view = HeadlessListView(rows: old)
  ///     try view.perform(BatchUpdate(deletes: [RowPath(section: 0, row: 1)]), rows: new)
  ///
  /// With the profile ``ListViewProfile/strict`` the view shows `rows` afterwards. With
  /// ``ListViewProfile/screen`` it may not: see ``staleOffsets`` and ``misplacedOffsets``.
  ///
  /// - Parameters:
  ///   - batch: The batch; its rows are those of section 0.
  ///   - rows: The rows after the batch, as a data source would hand them out.
  /// - Returns: What became of each cell, and warnings.
  /// - Throws: Everything that is wrong with the batch. Nothing has changed then.
  /// - Complexity: O(*n*) comparisons of ids and contents, where *n* is the number of rows that
  ///   keep their cells; none for rows that stay at their offsets where `rows` shares its storage
  ///   with the rows before. For the rest O(*k* log *k* + *r*), where *k* is the number of runs in
  ///   the batch and *r* the number of times that batches tore neighbouring cells apart, and a bit
  ///   for each row.
  @discardableResult
  @inlinable
  public mutating func perform<Row>(
    _ batch: BatchUpdate, rows: [Row]
  ) throws(BatchError) -> ListTransition where Section == SingleSection<Row> {
    try perform(batch, sections: [SingleSection(rows: rows)])
  }
}
