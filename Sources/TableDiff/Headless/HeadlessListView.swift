// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// A list view without a screen, which reads batches as UIKit's list views do, rejects those that
/// would make them throw, and shows what a user would see.
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
/// It is a value: a copy is a second view in the same state. As long as all cells are right, it
/// shares the storage of the rows with the last snapshot. It also stores four bytes for each
/// section and eight bytes for each time that batches separated neighbouring cells, at most eight
/// bytes a row.
public struct HeadlessListView<Section: ListSection> {
  /// The kind of list view that it simulates.
  public let kind: ListViewKind

  /// How strictly batches are judged.
  public let strictness: BatchStrictness

  @usableFromInline var _sections: [Section]

  /// The sections as shown; they share the snapshot's storage if all is right.
  @usableFromInline var shown: [Section]

  /// The counts of rows.
  @usableFromInline var starts: SectionStarts

  /// The identities of all cells, by flat offsets.
  @usableFromInline var identities: CellIdentities

  @usableFromInline var identitySource = CellIdentitySource()

  /// The flat offsets of cells that show the right row with outdated content, ascending.
  @usableFromInline var staleOffsets: [Int] = []

  /// The flat offsets of cells that show another row than the data has there, ascending.
  @usableFromInline var misplacedOffsets: [Int] = []

  /// The sections that show their own outdated header, and those that show another section's,
  /// ascending.
  @usableFromInline var wrongHeaders: (stale: [Int], misplaced: [Int]) = ([], [])

  /// Creates a view of sections.
  ///
  ///     let view = HeadlessListView(sections: [RowSection(id: "fruit", rows: fruits)])
  ///     view.cells.map(\.id)  // [0, 1, 2]
  ///
  /// - Parameters:
  ///   - sections: The sections to show.
  ///   - kind: The kind of list view to simulate.
  ///   - strictness: How strict the validation of batches is.
  /// - Complexity: O(*s*), where *s* is the number of sections.
  @export(implementation)
  public init(
    sections: [Section], kind: ListViewKind = .collectionView,
    strictness: BatchStrictness = .strict
  ) {
    self.kind = kind
    self.strictness = strictness
    _sections = sections
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
    _sections = sections
    shown = sections
    starts = SectionStarts(of: sections)
    identities = CellIdentities(identitySource.take(starts.rowCount))
    staleOffsets = []
    misplacedOffsets = []
    wrongHeaders = ([], [])
  }

  /// The last snapshot, which the view should show.
  @export(implementation)
  public var sections: [Section] { _sections }

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
