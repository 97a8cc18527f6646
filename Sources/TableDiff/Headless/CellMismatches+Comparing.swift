// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension CellMismatches {
  /// Creates the differences between the rows that cells show and the rows at their new positions.
  ///
  /// - Complexity: One comparison of ids and contents for each kept row, except rows that stay at
  ///   their offsets in a section that shares its storage, and rows in the same section that
  ///   `StructureSharing` reports as shared.
  @export(implementation)
  @inline(always)
  init<Section: ListSection, ID: Hashable>(
    _ shown: [Section], _ sections: [Section], _ segments: RowSegments, _ old: SectionStarts,
    _ new: SectionStarts, id: (Section.Row) -> ID,
    contentsEqual: (Section.Row, Section.Row) -> Bool
  ) {
    self.init()
    var segments = segments
    var shared = SharedSegments()
    // Buffers, since checks of bounds and uniqueness would take longer than comparing a row, and
    // reading a section from an array longer than comparing ten rows.
    unsafe shown.withUnsafeBufferPointer { shown in
      unsafe sections.withUnsafeBufferPointer { sections in
        while let segment = segments.next() {
          let start = new[segment.newSection]
          let before = unsafe shown[segment.oldSection]
          let after = unsafe sections[segment.newSection]
          let (oldCount, newCount) = (
            old.rows(of: segment.oldSection).count, new.rows(of: segment.newSection).count
          )
          let isCompared: Void? = before.rows.withContiguousStorage(and: after.rows) {
            before, after in
            SectionStarts.requireSameCount(before.count, oldCount)
            SectionStarts.requireSameCount(after.count, newCount)
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
          if isCompared == nil {
            let (before, after) = (before.rows, after.rows)
            SectionStarts.requireSameCount(before.count, oldCount)
            SectionStarts.requireSameCount(after.count, newCount)
            if !segments.isWithinSection(segment) {
              compare(before, after, segment, start, id: id, contentsEqual: contentsEqual)
              continue
            }
            if shared.section != segment.newSection {
              shared = SharedSegments(
                segment.newSection,
                Self.sharedRows(
                  of: before, with: after, oldCount: oldCount, newCount: newCount))
            }
            var rest = segment
            while let part = shared.removeUnshared(from: &rest) {
              compare(before, after, part, start, id: id, contentsEqual: contentsEqual)
            }
          }
        }
      }
    }
  }

  @export(implementation)
  @inline(never)
  static func sharedRows<Rows: RandomAccessCollection>(
    of before: Rows, with after: Rows, oldCount: Int, newCount: Int
  ) -> OffsetPairs {
    finished { () throws(_Stopped) in try SharedRows(before, after, for: .pairs, nil) }
      .pairs(oldCount: oldCount, newCount: newCount)
  }

  /// Compares rows in noncontiguous storage.
  @export(implementation)
  @inline(never)
  mutating func compare<Rows: RandomAccessCollection, ID: Hashable>(
    _ before: Rows, _ after: Rows, _ segment: RowSegments.Segment, _ start: Int,
    id: (Rows.Element) -> ID, contentsEqual: (Rows.Element, Rows.Element) -> Bool
  ) {
    var offset = start + segment.newRow
    func compare(_ old: Rows.Element, _ new: Rows.Element) {
      if id(old) != id(new) {
        misplaced.append(offset)
      } else if !contentsEqual(old, new) {
        changed.append(offset)
      }
      offset += 1
    }
    #if !hasFeature(Embedded)
      if Rows.self is any StructureSharing.Type {
        // In a tree, reading each row by its index would take longer.
        let oldRows = before.slice(segment.oldRow..<segment.oldRow + segment.count)
        let newRows = after.slice(segment.newRow..<segment.newRow + segment.count)
        for (old, new) in zip(oldRows, newRows) { compare(old, new) }
        return
      }
    #endif
    var oldIndex = before.index(before.startIndex, offsetBy: segment.oldRow)
    var newIndex = after.index(after.startIndex, offsetBy: segment.newRow)
    // A counted loop, since the indices of a section may never reach its end.
    for _ in 0..<segment.count {
      compare(before[oldIndex], after[newIndex])
      before.formIndex(after: &oldIndex)
      after.formIndex(after: &newIndex)
    }
  }

  /// Creates the differences between the shown sections and the sections at their new offsets.
  ///
  /// - Complexity: One comparison of ids and headers for each kept section; none if both lists
  ///   share storage and the section does not move.
  @export(implementation)
  init<Section: ListSection>(_ shown: [Section], _ sections: [Section], along map: RowMap) {
    self.init()
    // Buffers, since reading a section from an array retains its rows.
    unsafe shown.withUnsafeBufferPointer { shown in
      unsafe sections.withUnsafeBufferPointer { sections in
        let isOneStorage = unsafe shown.baseAddress == sections.baseAddress
        for run in map.byNew where run.old >= 0 {
          if isOneStorage, run.old == run.new { continue }
          let old = Int(run.old), new = Int(run.new)
          for step in 0..<Int(run.count) {
            if unsafe !shown[old + step].hasSameID(as: sections[new + step]) {
              misplaced.append(new + step)
            } else if unsafe !sections[new + step].hasSameHeader(as: shown[old + step]) {
              changed.append(new + step)
            }
          }
        }
      }
    }
  }
}
