// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// A list view without a screen, which reads batches as UIKit's list views do, rejects those that
/// would make them throw or show wrong rows, and shows what a user would see.
///
///     var view = HeadlessListView(sections: old)
///     let (from, to) = (RowPath(section: 0, row: 1), RowPath(section: 1, row: 0))
///     let batch = BatchUpdate(moves: [.init(from: from, to: to)])
///     let transition = try view.perform(batch, sections: new)
///     view.shownSections == new  // true
///     // What to animate:
///     let effects = transition.effects(visibleBefore: 0..<10, visibleAfter: 0..<10)
///
/// It has a cell for every row. A cell has a unique identity and shows the row that it was last
/// given. Staying and moved rows keep their cells; inserted and reloaded rows get new ones. A kept
/// cell shows new content only if the batch refreshes it. The same holds for the header of a
/// section, which stands for all content of the section beside its rows.
///
/// It is a value: a copy is a second view in the same state. It shares the storage of the rows with
/// the last snapshot. It also stores four bytes for each section and eight bytes for each time that
/// batches separated neighbouring cells, at most eight bytes a row.
public struct HeadlessListView<Section: ListSection> {
  /// The kind of list view that it simulates.
  public let kind: ListViewKind

  @usableFromInline var shown: [Section]

  /// The counts of rows.
  @usableFromInline var starts: SectionStarts

  /// The identities of all cells, by flat offsets.
  @usableFromInline var identities: CellIdentities

  @usableFromInline var identitySource = CellIdentitySource()

  /// Creates a view of sections.
  ///
  ///     let view = HeadlessListView(sections: [RowSection(id: "fruit", rows: fruits)])
  ///     view.cells.map(\.id)  // [0, 1, 2]
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

  /// The cell at a path.
  ///
  /// - Precondition: The row exists.
  /// - Complexity: O(log *r*), where *r* is the number of times that batches separated neighbouring
  ///   cells.
  @export(implementation)
  public subscript(path: RowPath) -> Cell {
    require(starts.contains(path), "There is no cell at \(path).")
    return Cell(id: identities[starts.offset(of: path)], row: row(at: path))
  }
}

extension HeadlessListView: Sendable where Section: Sendable, Section.Row: Sendable {}
