// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension HeadlessListView {
  /// The rows that the cells show: what a user would see.
  ///
  /// - Complexity: O(1) for a single section.
  @inlinable
  public var shownRows: [Section.Row] {
    sectionCells.count == 1 ? sectionCells[0].shown : sectionCells.flatMap(\.shown)
  }

  /// The cells, with their identities.
  ///
  /// The array is made on each call.
  ///
  /// - Complexity: O(*n* log *r*), where *n* is the number of rows and *r* the number of times that
  ///   batches tore neighbours apart.
  @inlinable
  public var cells: [Cell] {
    sectionCells.flatMap { section in
      section.shown.indices.map { Cell(id: section.identities[$0], row: section.shown[$0]) }
    }
  }

  /// Where, in ``shownRows``, a cell shows the right row with outdated content; ascending.
  ///
  ///     var view = HeadlessListView(rows: [Fruit(id: 1, name: "Apple")], profile: .screen)
  ///     try view.perform(BatchUpdate(), rows: [Fruit(id: 1, name: "Pear")])
  ///     view.staleOffsets  // [0]: it still says Apple
  ///
  /// With the profile ``ListViewProfile/strict`` there are none.
  @inlinable
  public var staleOffsets: [Int] { offsets(\.stale) }

  /// Where, in ``shownRows``, a cell shows another row than the data has there; ascending.
  ///
  ///     var view = HeadlessListView(rows: ["a", "b", "c"].map(Letter.init), profile: .screen)
  ///     let batch = BatchUpdate(deletes: [RowPath(section: 0, row: 0)])
  ///     try view.perform(batch, rows: ["a", "c"].map(Letter.init))
  ///     view.misplacedOffsets  // [0]: it shows b and c
  ///
  /// With the profile ``ListViewProfile/strict`` there are none.
  @inlinable
  public var misplacedOffsets: [Int] { offsets(\.misplaced) }

  @inlinable
  func offsets(_ part: (SectionCells<Section.Row>) -> [Int]) -> [Int] {
    var offsets: [Int] = []
    var start = 0
    for section in sectionCells {
      offsets += part(section).map { start + $0 }
      start += section.shown.count
    }
    return offsets
  }
}
