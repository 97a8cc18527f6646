// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// Where kept cells, left as they are, would show something else than the new rows.
@usableFromInline
struct RowDifferences {
  /// New flat offsets where the row shown has another identity than the new one; ascending.
  @usableFromInline var misplaced: [Int] = []

  /// New flat offsets where the identity is the same and the content is not; ascending.
  @usableFromInline var changed: [Int] = []

  /// Compares the rows that cells show with the rows at the positions they are carried to.
  ///
  /// - Complexity: one comparison of ids and one of contents for each kept row; none for rows of a
  ///   section whose lists are one storage and which do not move in it.
  @inlinable
  @inline(always)
  init<Section: ListSection, ID: Hashable>(
    _ shown: [Section], _ sections: [Section], _ segments: RowSegments, _ old: SectionStarts,
    _ new: SectionStarts, id: (Section.Row) -> ID,
    contentsEqual: (Section.Row, Section.Row) -> Bool
  ) {
    var segments = segments
    // Buffers, since a bounds check and a uniqueness check a row would take longer than the
    // comparison, and reading a section out of an array longer than that of ten rows.
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
