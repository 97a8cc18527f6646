// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// A list view without a screen that interprets batches like UIKit's list views, and rejects
/// batches that would make them throw or show wrong rows.
///
///     var view = HeadlessListView(sections: old)
///     let (from, to) = (RowPath(section: 0, row: 1), RowPath(section: 1, row: 0))
///     let batch = BatchUpdate(moves: [.init(from: from, to: to)])
///     let transition = try view.perform(batch, sections: new)
///     view.shownSections == new  // true
///     // What to animate:
///     let effects = transition.effects(visibleBefore: 0..<10, visibleAfter: 0..<10)
///
/// The view has a cell for every row. A cell has a unique identity, and shows the row last assigned
/// to it. Staying and moved rows keep their cells; inserted and reloaded rows get new ones. A kept
/// cell shows new content only if the batch refreshes it. The same holds for the header of a
/// section, which stands for all its content besides rows.
///
/// The view is a value: a copy is a second view in the same state. Rows share the storage of the
/// last snapshot. Besides, a view stores four bytes for each section, and eight bytes for each time
/// that batches separated neighbouring cells, at most eight bytes a row.
public struct HeadlessListView<Section: ListSection> {
  @usableFromInline package let kind: ListViewKind

  @usableFromInline var shown: [Section]

  /// The row counts.
  @usableFromInline var starts: SectionStarts

  /// The identities of all cells, by flat offset.
  @usableFromInline var identities: CellIdentities

  @usableFromInline var identitySource = CellIdentitySource()

  /// Creates a view of sections.
  ///
  ///     let view = HeadlessListView(sections: [RowSection(id: "fruit", rows: fruits)])
  ///     view.cellIDs  // [0, 1, 2]
  ///
  /// - Parameters:
  ///   - sections: The sections to show.
  ///   - kind: The kind of list view to simulate.
  /// - Complexity: O(*s*), where *s* is the number of sections.
  @export(implementation)
  public init(sections: [Section], kind: ListViewKind = .collectionView) {
    self.kind = kind
    shown = sections
    starts = SectionStarts(of: sections)
    identities = CellIdentities(identitySource.take(starts.rowCount))
  }

  /// Shows other sections in new cells, as `reloadData()` does.
  ///
  /// - Parameter sections: The sections to show.
  /// - Complexity: O(*s*), where *s* is the number of sections.
  @export(implementation)
  public mutating func reload(_ sections: [Section]) {
    shown = sections
    starts = SectionStarts(of: sections)
    identities = CellIdentities(identitySource.take(starts.rowCount))
  }
}

extension HeadlessListView: Sendable where Section: Sendable, Section.Row: Sendable {}

extension HeadlessListView {
  /// The identities of the cells of all sections, each of which no other cell of the view ever has.
  ///
  /// Each access creates the array.
  ///
  /// - Complexity: O(*n* log *r*), where *n* is the number of rows and *r* the number of times that
  ///   batches separated neighbouring cells.
  @export(implementation)
  public var cellIDs: [Int] { (0..<starts.rowCount).map { identities[$0] } }

  /// The cell of a row.
  package struct Cell: Identifiable {
    package let id: Int

    /// The row last assigned to the cell.
    package let row: Section.Row
  }

  /// The cells of all sections.
  package var cells: [Cell] {
    zip(cellIDs, shownRows).map { Cell(id: $0, row: $1) }
  }

  /// The cell at a path.
  ///
  /// - Precondition: The row exists.
  package subscript(path: RowPath) -> Cell {
    require(starts.contains(path), "There is no cell at \(path).")
    return Cell(id: identities[starts.offset(of: path)], row: row(at: path))
  }
}

extension HeadlessListView.Cell: Sendable where Section.Row: Sendable {}
extension HeadlessListView.Cell: Equatable where Section.Row: Equatable {}

extension HeadlessListView: CustomStringConvertible {
  /// The kind and the counts of sections and rows.
  public var description: String {
    let sections =
      starts.sectionCount == 1 ? "" : "\(ListDiff.counted(starts.sectionCount, "section")), "
    return "HeadlessListView(\(kind), \(sections)\(ListDiff.counted(starts.rowCount, "row")))"
  }
}

extension HeadlessListView {
  /// The sections on display, which are those of the last snapshot.
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
  /// Traps if the row count changed, as it may if the section is a class or computes its rows.
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
