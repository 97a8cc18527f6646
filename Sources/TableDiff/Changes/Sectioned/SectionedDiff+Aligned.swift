// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension SectionedDiff {
  /// Returns the changes of rows as a diff of flat lists, with aligned old offsets.
  ///
  /// Rows deleted or inserted with their section are included.
  ///
  /// - Complexity: O(*c* + *s*), where *c* is the number of runs of changed rows and *s* the number
  ///   of sections.
  package func aligned(by alignment: SectionAlignment) -> ListDiff {
    let toAligned = alignment.toAligned(oldStarts)
    return ListDiff(
      oldCount: oldStarts.rowCount, newCount: newStarts.rowCount,
      deleted: toAligned?(allDeleted) ?? allDeleted, inserted: allInserted,
      moved: toAligned?(moved) ?? moved, updated: toAligned?(updated) ?? updated)
  }

  /// The flat offsets of all deleted rows, including those deleted with their section.
  package var allDeleted: OffsetRanges {
    if sections.deleted.isEmpty { return deleted }
    return oldStarts.rows(of: sections.deleted)
      .subtracting(moved.oldRanges(below: oldStarts.rowCount)).merged(with: deleted)
  }

  /// The flat offsets of all inserted rows, including those inserted with their section.
  package var allInserted: OffsetRanges {
    if sections.inserted.isEmpty { return inserted }
    return newStarts.rows(of: sections.inserted).subtracting(moved.newRanges)
      .merged(with: inserted)
  }
}

extension SectionStarts {
  /// Returns the flat offsets of the rows of some sections.
  func rows(of sections: OffsetRanges) -> OffsetRanges {
    var rows = OffsetRanges()
    for run in sections.runs {
      rows.append(self[run.range.lowerBound]..<self[run.range.upperBound])
    }
    return rows
  }
}
