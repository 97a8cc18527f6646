// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// A batch of a plan, and the state to which it leads.
@usableFromInline
package struct PlannedStage {
  package let batch: BatchUpdate

  /// The state after the batch; `nil` for the new list itself.
  package let intermediate: IntermediateSnapshot?

  init(
    _ rows: RowOperations, _ sections: SectionOperations = SectionOperations(),
    sectionRefreshes: [Int] = [], leadingTo intermediate: IntermediateSnapshot? = nil
  ) {
    batch = BatchUpdate(
      sectionDeletes: sections.deletes, sectionInserts: sections.inserts,
      sectionMoves: sections.moves, sectionRefreshes: sectionRefreshes, deleted: rows.deleted,
      inserted: rows.inserted, moved: rows.moved, refreshed: rows.refreshed)
    self.intermediate = intermediate
  }
}
