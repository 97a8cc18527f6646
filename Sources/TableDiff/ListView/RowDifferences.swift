// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// The kept cells whose rows differ from the new rows.
@usableFromInline
struct RowDifferences {
  /// The new flat offsets of cells whose row has another identity than the new row, ascending.
  @usableFromInline var misplaced: [Int] = []

  /// The new flat offsets of cells whose row has the same identity and other content, ascending.
  @usableFromInline var changed: [Int] = []

  /// Creates the differences between the rows that cells show and the rows at their new positions.
  ///
  /// - Complexity: One comparison of ids and one of contents for each kept row; none for rows that
  ///   stay at their offsets in a section that shares its storage.
  @inlinable
  @inline(always)
  init<Section: ListSection, ID: Hashable>(
    _ shown: [Section], _ sections: [Section], _ segments: RowSegments, _ old: SectionStarts,
    _ new: SectionStarts, id: (Section.Row) -> ID,
    contentsEqual: (Section.Row, Section.Row) -> Bool
  ) {
    var segments = segments
    // Buffers, since checks of bounds and uniqueness for each row would take longer than the
    // comparison, and reading a section from an array longer than comparing ten rows.
    unsafe shown.withUnsafeBufferPointer { shown in
      unsafe sections.withUnsafeBufferPointer { sections in
        while let segment = segments.next() {
          let start = new[segment.newSection]
          unsafe withRows(of: shown[segment.oldSection], sections[segment.newSection]) {
            before, after in
            SectionStarts.requireSameCount(before.count, old.rows(of: segment.oldSection).count)
            SectionStarts.requireSameCount(after.count, new.rows(of: segment.newSection).count)
            let from = segment.oldRow, to = segment.newRow
            if from == to, unsafe before.baseAddress == after.baseAddress { return }
            for step in 0..<segment.count {
              if unsafe id(before[from + step]) != id(after[to + step]) {
                misplaced.append(start + to + step)
              } else if unsafe !contentsEqual(before[from + step], after[to + step]) {
                changed.append(start + to + step)
              }
            }
          }
        }
      }
    }
  }
}
