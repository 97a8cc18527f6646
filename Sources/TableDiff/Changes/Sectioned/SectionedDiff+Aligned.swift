// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension SectionedDiff {
  /// Returns the changes of rows as a diff of flat lists, with old rows by their aligned offsets.
  ///
  /// Here rows deleted or inserted with their section are listed too.
  ///
  /// - Complexity: O(*c* + *s*), where *c* is the number of runs of changed rows and *s* that of
  ///   sections.
  package func aligned(by alignment: SectionAlignment) -> ListDiff {
    let toAligned = alignment.toAligned(oldStarts)
    let moved = toAligned?(moved) ?? moved
    return ListDiff(
      oldCount: oldStarts.rowCount, newCount: newStarts.rowCount,
      deleted: allDeleted(toAligned?(deleted) ?? deleted, moved: moved, by: alignment),
      inserted: allInserted(), moved: moved, updated: toAligned?(updated) ?? updated)
  }

  /// Returns the aligned offsets of all deleted rows, including those deleted with their section.
  private func allDeleted(
    _ deleted: OffsetRanges, moved: OffsetPairs, by alignment: SectionAlignment
  ) -> OffsetRanges {
    if sections.deleted.isEmpty { return deleted }
    var kept = OffsetUnion(bound: oldStarts.rowCount, rangeCount: moved.runs.count)
    kept.insert(0..<alignment.survivingRowCount)
    for run in moved.runs { kept.insert(run.oldRange) }
    var all = deleted
    for run in kept.gaps().runs { all.append(run.range) }
    return all
  }

  /// Returns all inserted rows, including those inserted with their section.
  private func allInserted() -> OffsetRanges {
    if sections.inserted.isEmpty { return inserted }
    var all = OffsetUnion(
      bound: newStarts.rowCount,
      rangeCount: inserted.runs.count + sections.inserted.runs.count + moved.runs.count)
    for run in inserted.runs { all.insert(run.range) }
    var index = 0
    for run in sections.inserted.runs {
      let rows = newStarts[run.range.lowerBound]..<newStarts[run.range.upperBound]
      var start = rows.lowerBound
      while index < moved.runs.count, Int(moved.runs[index].new) < rows.upperBound {
        let target = moved.runs[index].newRange
        all.insert(start..<max(start, target.lowerBound))
        start = max(start, target.upperBound)
        // A run of moves may extend beyond the section.
        if target.upperBound > rows.upperBound { break }
        index += 1
      }
      all.insert(start..<max(start, rows.upperBound))
    }
    return all.members()
  }
}
