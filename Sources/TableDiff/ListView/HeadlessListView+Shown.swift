// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension HeadlessListView {
  /// What a user would see: each section with the header that it shows, and the rows that its cells
  /// show.
  ///
  /// - Complexity: O(1)
  @inlinable
  public var shownSections: [Section] { shown }

  /// The rows that the cells of all sections show.
  ///
  /// - Complexity: O(1) for a single section.
  @inlinable
  public var shownRows: [Section.Row] {
    shown.count == 1 ? rows(of: 0) : shown.indices.flatMap(rows)
  }

  /// The rows that the cells of a section show, as many as there are cells.
  ///
  /// A section that is a class, or computes its rows, may have others than when it was taken.
  @inlinable
  func rows(of section: Int) -> [Section.Row] {
    let rows = shown[section].rows
    SectionStarts.requireSameCount(rows.count, starts.rows(of: section).count)
    return rows
  }

  /// Where a cell shows the right row with outdated content; ascending.
  ///
  /// With the profiles ``ListViewProfile/strict`` and ``ListViewProfile/tableView`` there are none.
  public var stalePaths: [RowPath] { staleRows.map(starts.path) }

  /// Where a cell shows another row than the data has there; ascending.
  ///
  /// With the profiles ``ListViewProfile/strict`` and ``ListViewProfile/tableView`` there are none.
  public var misplacedPaths: [RowPath] { misplacedRows.map(starts.path) }

  /// The sections that show their own header with outdated content; ascending.
  ///
  /// With the profiles ``ListViewProfile/strict`` and ``ListViewProfile/tableView`` there are none.
  public var staleHeaders: [Int] { wrongHeaders.stale }

  /// The sections that show the header of another section; ascending.
  ///
  /// With the profiles ``ListViewProfile/strict`` and ``ListViewProfile/tableView`` there are none.
  public var misplacedHeaders: [Int] { wrongHeaders.misplaced }

  /// Where, in ``shownRows``, a cell shows the right row with outdated content; ascending.
  ///
  ///     var view = HeadlessListView(rows: [Fruit(id: 1, name: "Apple")], profile: .screen)
  ///     try view.perform(BatchUpdate(), rows: [Fruit(id: 1, name: "Pear")])
  ///     view.staleOffsets  // [0]: it still says Apple
  ///
  /// With the profile ``ListViewProfile/strict`` there are none.
  public var staleOffsets: [Int] { staleRows }

  /// Where, in ``shownRows``, a cell shows another row than the data has there; ascending.
  ///
  ///     var view = HeadlessListView(rows: ["a", "b", "c"].map(Letter.init), profile: .screen)
  ///     let batch = BatchUpdate(deletes: [RowPath(section: 0, row: 0)])
  ///     try view.perform(batch, rows: ["a", "c"].map(Letter.init))
  ///     view.misplacedOffsets  // [0]: it shows b and c
  ///
  /// With the profile ``ListViewProfile/strict`` there are none.
  public var misplacedOffsets: [Int] { misplacedRows }

  /// Shows new sections in all but what goes on to show what it did.
  ///
  /// A cell that shows an equal row is as good as one that was given the new row, so the sections
  /// are taken over as they are.
  @inlinable
  mutating func show(
    _ sections: [Section], rows: (stale: [Int], misplaced: [Int]),
    headers: (stale: [Int], misplaced: [Int]), along reading: BatchReading
  ) {
    let before = self
    _sections = sections
    shown = sections
    starts = reading.new
    staleRows = rows.stale
    misplacedRows = rows.misplaced
    wrongHeaders = headers
    for section in headers.stale + headers.misplaced {
      guard let old = reading.sectionMap.oldOffset(ofNew: section) else { continue }
      shown[section] = before.shown[old].with(rows: self.rows(of: section))
    }
    var wrong = (rows.stale + rows.misplaced).sorted()[...]
    while let offset = wrong.first {
      let section = reading.new.section(of: offset)
      var rows = self.rows(of: section)
      while let offset = wrong.first, offset < reading.new[section + 1] {
        wrong.removeFirst()
        guard let origin = reading.map.oldOffset(ofNew: offset) else { continue }
        let path = reading.old.path(of: origin)
        rows[offset - reading.new[section]] = before.rows(of: path.section)[path.row]
      }
      shown[section] = shown[section].with(rows: rows)
    }
  }
}
