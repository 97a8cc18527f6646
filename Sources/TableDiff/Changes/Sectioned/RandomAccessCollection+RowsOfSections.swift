// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension RandomAccessCollection where Element: ListSection {
  /// Appends the rows at some flat offsets.
  ///
  /// Traps if a section does not have as many rows as were counted.
  @export(implementation)
  package func appendRows(
    at offsets: OffsetRanges, _ starts: SectionStarts,
    to rows: inout some RangeReplaceableCollection<Element.Row>
  ) {
    rows.reserveCapacity(rows.count + offsets.count)
    for range in offsets.ranges {
      var offset = range.lowerBound
      while offset < range.upperBound {
        let path = starts.path(of: offset), end = starts[path.section + 1]
        let sectionRows = element(at: path.section).rows
        SectionStarts.requireSameCount(sectionRows.count, end - starts[path.section])
        let count = Swift.min(end, range.upperBound) - offset
        sectionRows.appendElements(at: path.row..<path.row + count, to: &rows)
        offset += count
      }
    }
  }
}
