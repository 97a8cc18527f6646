// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// A list view without a screen: it takes batches as UIKit's list views do, rejects what they would
/// throw at, and knows what a user would see.
///
///     var view = HeadlessListView(rows: old)
///     let transition = try view.perform(old.tableDiff(to: new).batchUpdate(inSection: 0), rows: new)
///     view.shownRows == new  // true
///     transition.effects(visibleBefore: 0..<10, visibleAfter: 0..<10)  // what to animate
///
/// It holds a cell for every row. A cell has an identity, given once and never again, and shows the
/// row that it was last given. Staying and moved rows keep their cells; inserted and reloaded rows
/// get new ones; a kept cell shows new content only where the batch refreshes it.
///
/// It is a value: a copy is a second view in the same state. It shares the rows' storage with the
/// snapshot it was given last, as long as all cells are right; beside the rows it holds eight bytes
/// for each time that batches tore neighbouring cells apart, at most eight bytes a row.
public struct HeadlessListView<Section: ListSection> {
  /// How strictly batches are judged.
  public let profile: ListViewProfile

  @usableFromInline var _sections: [Section]

  /// What it does show, by section.
  @usableFromInline var sectionCells: [SectionCells<Section.Row>]

  @usableFromInline var identitySource = CellIdentitySource()

  /// Shows sections, each row in a cell of its own.
  ///
  /// This version judges batches of one section.
  @inlinable
  init(sections: [Section], profile: ListViewProfile) {
    self.profile = profile
    _sections = sections
    sectionCells = []
    for section in sections {
      sectionCells.append(
        SectionCells(
          rows: section.rows,
          identities: CellIdentities(identitySource.take(section.rows.count))))
    }
  }

  /// The sections as the view was told last: what it should show.
  @inlinable
  public var sections: [Section] { _sections }

  /// The cell at a path.
  ///
  /// - Precondition: There is one.
  /// - Complexity: O(log *r*), where *r* is the number of times that batches tore neighbours apart.
  public subscript(path: RowPath) -> Cell {
    let section = sectionCells[path.section]
    return Cell(id: section.identities[path.row], row: section.shown[path.row])
  }
}

extension HeadlessListView {
  /// What stands in for a row on the screen.
  public struct Cell: Identifiable {
    /// The cell's identity: no other cell of the view has, had or will have it.
    public let id: Int

    /// The row that the cell was last given.
    public let row: Section.Row

    @usableFromInline
    init(id: Int, row: Section.Row) {
      self.id = id
      self.row = row
    }
  }
}

extension HeadlessListView: Sendable where Section: Sendable, Section.Row: Sendable {}
extension HeadlessListView.Cell: Sendable where Section.Row: Sendable {}
extension HeadlessListView.Cell: Equatable {}

extension HeadlessListView: CustomStringConvertible {
  /// The profile, and how many cells show wrong rows.
  public var description: String {
    "HeadlessListView(\(profile), \(shownRows.count) rows, \(staleOffsets.count) stale, "
      + "\(misplacedOffsets.count) misplaced)"
  }
}
