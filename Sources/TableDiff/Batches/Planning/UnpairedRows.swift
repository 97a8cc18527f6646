// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// The rows that a diff deletes and inserts.
///
/// A deleted and an inserted row may be the same row: a diff with the style `.never` has no moves,
/// and other diffs can be made by hand. A plan has no ids, so no state between two stages has both
/// deleted and inserted rows.
struct UnpairedRows {
  /// The deleted sections with rows that are deleted with them.
  let going: [Int]

  /// The inserted sections with rows that are inserted with them.
  let coming: [Int]

  /// Whether there are both deleted and inserted rows.
  let areInBothLists: Bool

  /// - Complexity: O(*r* + *s*), where *r* is the number of runs of operations and *s* the number
  ///   of sections.
  init(_ diff: SectionedDiff, _ mapping: SectionMapping, _ rows: RowOperations) {
    // The numbers of rows deleted and inserted individually.
    var leaving = ContiguousArray(repeating: 0, count: mapping.newOfOld.count)
    var entering = ContiguousArray(repeating: 0, count: mapping.oldOfNew.count)
    for run in rows.deleted.runs { leaving[run.section] += run.rows.count }
    for run in rows.inserted.runs { entering[run.section] += run.rows.count }
    for run in rows.moved.runs {
      leaving[run.from.section] += run.count
      entering[run.to.section] += run.count
    }
    going = mapping.deletes.filter { leaving[$0] < diff.oldStarts.rows(of: $0).count }
    coming = mapping.inserts.filter { entering[$0] < diff.newStarts.rows(of: $0).count }
    areInBothLists =
      !(rows.deleted.isEmpty && going.isEmpty) && !(rows.inserted.isEmpty && coming.isEmpty)
  }
}

extension Stages {
  /// Returns operations with deletes of the rows that are deleted with some sections.
  func deleting(_ going: [Int], _ rows: RowOperations) -> RowOperations {
    if going.isEmpty { return rows }
    let removed = IntermediateRows(diff, mapping, rows).removedRows()
    var rows = rows
    rows.deleted = RowRuns(
      sorting: rows.deleted.runs + diff.oldStarts.rows(of: going, without: removed))
    return rows
  }

  /// Returns operations with inserts of the rows that are inserted with some sections.
  func inserting(_ coming: [Int], _ rows: RowOperations) -> RowOperations {
    if coming.isEmpty { return rows }
    let missing = IntermediateRows(diff, mapping, rows).missingRows()
    var rows = rows
    rows.inserted = RowRuns(
      sorting: rows.inserted.runs + diff.newStarts.rows(of: coming, without: missing))
    return rows
  }
}

extension SectionStarts {
  /// Returns the rows of sections that are not in a set of flat offsets.
  fileprivate func rows(
    of sections: [Int], without missing: OffsetRanges
  ) -> ContiguousArray<BatchUpdate.RowRange> {
    var ranges: ContiguousArray<BatchUpdate.RowRange> = []
    for section in sections {
      let rows = rows(of: section)
      for left in OffsetRanges(rows).subtracting(missing).ranges {
        let first = left.lowerBound - rows.lowerBound
        ranges.append(.init(section: section, rows: first...first + left.count - 1))
      }
    }
    return ranges
  }
}
