// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension RandomAccessCollection where Element: ListSection {
  /// Appends the rows at some flat offsets.
  ///
  /// Traps if a section does not have as many rows as were counted.
  @export(implementation)
  func appendRows(
    at offsets: OffsetRanges, _ starts: SectionStarts,
    to rows: inout some RangeReplaceableCollection<Element.Row>
  ) {
    rows.reserveCapacity(rows.count + offsets.count)
    var section = 0
    for range in offsets.ranges {
      var offset = range.lowerBound
      while offset < range.upperBound {
        while starts[section + 1] <= offset { section += 1 }
        let counted = starts.rows(of: section), sectionRows = element(at: section).rows
        SectionStarts.requireSameCount(sectionRows.count, counted.count)
        let end = Swift.min(counted.upperBound, range.upperBound)
        sectionRows.appendElements(
          at: offset - counted.lowerBound..<end - counted.lowerBound, to: &rows)
        offset = end
      }
    }
  }
}
