// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension HeadlessListView {
  /// The cell of a row.
  public struct Cell: Identifiable {
    /// The cell's identity, which no other cell of the view ever has.
    public let id: Int

    /// The row that the cell was last given.
    public let row: Section.Row

    @usableFromInline
    init(id: Int, row: Section.Row) {
      self.id = id
      self.row = row
    }
  }

  /// The cells of all sections, with their identities.
  ///
  /// Each call creates the array.
  ///
  /// - Complexity: O(*n* log *r*), where *n* is the number of rows and *r* the number of times that
  ///   batches separated neighbouring cells.
  @export(implementation)
  public var cells: [Cell] {
    shownRows.enumerated().map { Cell(id: identities[$0.offset], row: $0.element) }
  }
}

extension HeadlessListView.Cell: Sendable where Section.Row: Sendable {}
extension HeadlessListView.Cell: Equatable where Section.Row: Equatable {}

extension HeadlessListView: CustomStringConvertible {
  /// The kind, and the numbers of sections and rows.
  public var description: String {
    let sections =
      starts.sectionCount == 1 ? "" : "\(ListDiff.counted(starts.sectionCount, "section")), "
    return "HeadlessListView(\(kind), \(sections)\(ListDiff.counted(starts.rowCount, "row")))"
  }
}
