// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension HeadlessListView {
  /// The sections as a user would see them: with the headers and rows that are shown.
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
  /// Traps if their number has changed, as it may if the section is a class or computes its rows.
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

  /// The paths of cells that show the right row with outdated content, ascending.
  ///
  /// A strict view has none.
  ///
  ///     var view = HeadlessListView(rows: [Fruit(id: 1, name: "Apple")], strictness: .lenient)
  ///     try view.perform(BatchUpdate(), rows: [Fruit(id: 1, name: "Pear")])
  ///     view.staleRows  // [(0, 0)]: it still shows Apple
  public var staleRows: [RowPath] { staleOffsets.map(starts.path) }

  /// The paths of cells that show another row than the data has there, ascending.
  ///
  /// A strict view has none.
  ///
  ///     var view = HeadlessListView(rows: ["a", "b", "c"].map(Letter.init), strictness: .lenient)
  ///     let batch = BatchUpdate(deletes: [RowPath(section: 0, row: 0)])
  ///     try view.perform(batch, rows: ["a", "c"].map(Letter.init))
  ///     view.misplacedRows  // [(0, 0)]: it shows b and c
  public var misplacedRows: [RowPath] { misplacedOffsets.map(starts.path) }

  /// The sections that show their own header with outdated content, ascending.
  ///
  /// A strict view has none.
  public var staleHeaders: [Int] { wrongHeaders.stale }

  /// The sections that show the header of another section, ascending.
  ///
  /// A strict view has none.
  public var misplacedHeaders: [Int] { wrongHeaders.misplaced }

  /// Shows new sections, except in stale and misplaced cells and headers, which do not change.
  ///
  /// A cell with an equal row need not be distinguished from one with the new row, so the sections
  /// share the storage of the new ones.
  @export(implementation)
  mutating func show(
    _ sections: [Section], rows: (stale: [Int], misplaced: [Int]),
    headers: (stale: [Int], misplaced: [Int]), along interpretation: BatchInterpretation
  ) {
    let before = self
    _sections = sections
    shown = sections
    starts = interpretation.new
    staleOffsets = rows.stale
    misplacedOffsets = rows.misplaced
    wrongHeaders = headers
    for section in headers.stale + headers.misplaced {
      guard let old = interpretation.sectionMap.oldOffset(ofNew: section) else { continue }
      shown[section] = before.shown[old].with(rows: self.rows(of: section))
    }
    var wrong = (rows.stale + rows.misplaced).sorted()[...]
    while let offset = wrong.first {
      let section = interpretation.new.section(of: offset)
      var rows = self.rows(of: section)
      while let offset = wrong.first, offset < interpretation.new[section + 1] {
        wrong.removeFirst()
        guard let origin = interpretation.map.oldOffset(ofNew: offset) else { continue }
        let row = before.row(at: interpretation.old.path(of: origin))
        let index = rows.index(rows.startIndex, offsetBy: offset - interpretation.new[section])
        rows.replaceSubrange(index...index, with: CollectionOfOne(row))
      }
      shown[section] = shown[section].with(rows: rows)
    }
  }
}
