// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// The row operations of a batch by flat offsets, or its section operations by offsets.
///
/// Both share a representation, since the same rules apply to both.
struct FlatOperations {
  var deleted: ContiguousArray<Range<Int>> = []
  var inserted: ContiguousArray<Range<Int>> = []
  var reloaded: ContiguousArray<Range<Int>> = []
  var moved: ContiguousArray<OffsetPairs.Run> = []

  /// Creates the operations on sections.
  init(sectionsOf batch: BatchUpdate) {
    deleted = ContiguousArray(batch.sectionDeletes.map { $0..<$0 + 1 })
    inserted = ContiguousArray(batch.sectionInserts.map { $0..<$0 + 1 })
    reloaded = ContiguousArray(batch.sectionReloads.map { $0..<$0 + 1 })
    moved = ContiguousArray(
      batch.sectionMoves.map { OffsetPairs.Run(old: $0.from, new: $0.to, count: 1) })
  }

  /// Creates the operations on rows.
  ///
  /// - Precondition: All paths exist.
  /// - Complexity: O(*k*), where *k* is the number of runs in the batch.
  init(rowsOf batch: BatchUpdate, _ old: SectionStarts, _ new: SectionStarts) {
    func flat(_ runs: RowRuns, _ starts: SectionStarts) -> ContiguousArray<Range<Int>> {
      ContiguousArray(
        runs.runs.map { run in
          let start = starts[run.section]
          return start + run.rows.lowerBound..<start + run.rows.upperBound + 1
        })
    }
    deleted = flat(batch.deleted, old)
    inserted = flat(batch.inserted, new)
    reloaded = flat(batch.reloaded, old)
    moved = ContiguousArray(
      batch.moved.runs.map { run in
        OffsetPairs.Run(
          old: old.offset(of: run.from), new: new.offset(of: run.to), count: run.count)
      })
  }
}
