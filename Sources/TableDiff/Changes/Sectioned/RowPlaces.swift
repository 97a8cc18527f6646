// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// Finds the sections of rows by flat or aligned offsets.
@usableFromInline
package struct RowPlaces {
  private let finder: SectionFinder

  /// The alignment of the offsets; `nil` if they are flat.
  private let alignment: SectionAlignment?

  @usableFromInline
  package init(_ starts: SectionStarts, alignment: SectionAlignment? = nil) {
    finder = SectionFinder(starts)
    self.alignment = alignment
  }

  /// Returns the path of a row.
  @usableFromInline
  package func path(of offset: Int) -> RowPath { place(of: offset).path }

  /// Returns the path of a row, and the number of rows from it to the end of its section.
  @usableFromInline
  package func place(of offset: Int) -> (path: RowPath, rest: Int) {
    let position = finder.section(of: offset)
    let rows = finder.starts.rows(of: position)
    let section = alignment?.oldSection(at: position) ?? position
    return (
      RowPath(section: section, row: offset - rows.lowerBound), rows.upperBound - offset
    )
  }
}

extension RandomAccessCollection where Element: ListSection {
  /// Returns the row at a path.
  @export(implementation)
  package func row(at path: RowPath) -> Element.Row {
    let rows = element(at: path.section).rows
    require(
      path.row < rows.count,
      "A section had row \(path.row) and now has \(ListDiff.counted(rows.count, "row")).")
    return rows.element(at: path.row)
  }

  /// Appends the rows at some offsets.
  ///
  /// Traps if a section does not have as many rows as were counted.
  @export(implementation)
  package func appendRows(
    at offsets: OffsetRanges, _ places: RowPlaces,
    to rows: inout some RangeReplaceableCollection<Element.Row>
  ) {
    rows.reserveCapacity(rows.count + offsets.count)
    for range in offsets.ranges {
      var offset = range.lowerBound
      while offset < range.upperBound {
        let (path, rest) = places.place(of: offset)
        let sectionRows = element(at: path.section).rows
        SectionStarts.requireSameCount(sectionRows.count, path.row + rest)
        let count = Swift.min(rest, range.upperBound - offset)
        sectionRows.appendElements(at: path.row..<path.row + count, to: &rows)
        offset += count
      }
    }
  }
}
