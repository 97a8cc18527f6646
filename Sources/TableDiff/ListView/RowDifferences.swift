// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// Where kept cells, left as they are, would show something else than the new rows.
@usableFromInline
struct RowDifferences {
  /// New flat offsets where the row shown has another identity than the new one; ascending.
  @usableFromInline var misplaced: [Int] = []

  /// New flat offsets where the identity is the same and the content is not; ascending.
  @usableFromInline var changed: [Int] = []

  /// Compares the rows that cells show with the rows at the places they are carried to.
  ///
  /// - Complexity: one comparison of ids and one of contents for each kept row; none for rows of a
  ///   section whose lists are one storage and which do not move in it.
  @inlinable
  init<Section: ListSection>(
    _ shown: [Section], _ sections: [Section], _ segments: RowSegments, _ old: SectionStarts,
    _ new: SectionStarts
  ) {
    var segments = segments
    // Buffers, since a bounds check and a uniqueness check a row would take longer than the
    // comparison, and reading a section out of an array longer than that of ten rows.
    unsafe shown.withUnsafeBufferPointer { shown in
      unsafe sections.withUnsafeBufferPointer { sections in
        while let segment = segments.next() {
          let start = new[segment.newSection]
          unsafe shown[segment.oldSection].rows.withUnsafeBufferPointer { before in
            unsafe sections[segment.newSection].rows.withUnsafeBufferPointer { after in
              SectionStarts.requireSameCount(before.count, old.rows(of: segment.oldSection).count)
              SectionStarts.requireSameCount(after.count, new.rows(of: segment.newSection).count)
              unsafe compare(before, after, segment, start)
            }
          }
        }
      }
    }
  }

  @inlinable
  @inline(__always)
  mutating func compare<Row: Identifiable & Equatable>(
    _ before: UnsafeBufferPointer<Row>, _ after: UnsafeBufferPointer<Row>,
    _ segment: RowSegments.Segment, _ start: Int
  ) {
    let from = segment.oldRow, to = segment.newRow
    if from == to, unsafe before.baseAddress == after.baseAddress { return }
    for step in 0..<segment.count {
      if unsafe before[from + step].id != after[to + step].id {
        misplaced.append(start + to + step)
      } else if unsafe before[from + step] != after[to + step] {
        changed.append(start + to + step)
      }
    }
  }
}
