// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// A list view without a screen: it takes batches as UIKit's list views do, rejects what they would
/// throw at, and knows what a user would see.
///
///     var view = HeadlessListView(sections: old)
///     let (from, to) = (RowPath(section: 0, row: 1), RowPath(section: 1, row: 0))
///     let batch = BatchUpdate(moves: [.init(from: from, to: to)])
///     let transition = try view.perform(batch, sections: new)
///     view.shownSections == new  // true
///     transition.effects(visibleBefore: 0..<10, visibleAfter: 0..<10)  // what to animate
///
/// It holds a cell for every row. A cell has an identity, given once and never again, and shows the
/// row that it was last given. Staying and moved rows keep their cells; inserted and reloaded rows
/// get new ones; a kept cell shows new content only where the batch refreshes it. The same holds
/// for the headers of sections, by which all that a section shows beside its rows is meant.
///
/// It is a value: a copy is a second view in the same state. It shares the rows' storage with the
/// snapshot it was given last, as long as all cells are right; beside the rows it holds four bytes
/// for each section, and eight bytes for each time that batches tore neighbouring cells apart, at
/// most eight bytes a row.
public struct HeadlessListView<Section: ListSection> {
  /// The kind of list view that it stands for.
  public let kind: ListViewKind

  /// How strictly batches are judged.
  public let strictness: BatchStrictness

  @usableFromInline var _sections: [Section]

  /// What it does show; shares the snapshot's storage where all is right.
  @usableFromInline var shown: [Section]

  /// The counts of rows.
  @usableFromInline var starts: SectionStarts

  /// The identities of all cells, by flat offsets.
  @usableFromInline var identities: CellIdentities

  @usableFromInline var identitySource = CellIdentitySource()

  /// Flat offsets where the shown row has the right identity and outdated content; ascending.
  @usableFromInline var staleOffsets: [Int] = []

  /// Flat offsets where the shown row is another one than the data has there; ascending.
  @usableFromInline var misplacedOffsets: [Int] = []

  /// Where a header is the section's own and outdated, and where it is another section's;
  /// ascending.
  @usableFromInline var wrongHeaders: (stale: [Int], misplaced: [Int]) = ([], [])

  /// Shows sections, each row in a cell of its own.
  ///
  ///     let view = HeadlessListView(sections: [RowSection(id: "fruit", rows: fruits)])
  ///     view.cells.map(\.id)  // [0, 1, 2]
  ///
  /// - Parameters:
  ///   - sections: The sections to show.
  ///   - kind: The kind of list view to stand for.
  ///   - strictness: How strictly to judge batches.
  /// - Complexity: O(*s*), where *s* is the number of sections.
  @inlinable
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

  /// The sections as the view was told last: what it should show.
  @inlinable
  public var sections: [Section] { _sections }

  /// The cell at a path.
  ///
  /// - Precondition: There is one.
  /// - Complexity: O(log *r*), where *r* is the number of times that batches tore neighbours apart.
  @inlinable
  public subscript(path: RowPath) -> Cell {
    require(starts.contains(path), "There is no cell at \(path).")
    return Cell(id: identities[starts.offset(of: path)], row: row(at: path))
  }
}

extension HeadlessListView: Sendable where Section: Sendable, Section.Row: Sendable {}

extension SectionStarts {
  /// Counts the rows of sections.
  @inlinable
  init(of sections: [some ListSection]) {
    self.init()
    reserveCapacity(sections.count)
    unsafe sections.withUnsafeBufferPointer { sections in
      for index in sections.indices { append(count: unsafe sections[index].rows.count) }
    }
  }

  /// Whether there is a row at a path.
  @usableFromInline
  func contains(_ path: RowPath) -> Bool {
    0 <= path.section && path.section < sectionCount && 0 <= path.row
      && path.row < rows(of: path.section).count
  }
}
