// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension SectionedDiff {
  /// Turns the diff into the fewest batches that a list view accepts, one after the other.
  public func batchUpdates(
    for target: BatchTarget, preferring preference: BatchPreference = .fewestStages
  ) -> [BatchUpdate] {
    if isEmpty { return [] }
    let rows = RowOperations(self)
    let result = BatchUpdate.Outcome(newStarts)
    if !sections.hasStructure {
      return [BatchUpdate(rows, sectionRefreshes: sections.updated.newOffsets, result: result)]
    }
    var plan = BatchPlan(self, rows, target)
    return plan.stages(preference)
  }
}

extension ListDiff {
  /// Whether rows come, go or move.
  var hasStructure: Bool { deleted.count + inserted.count + moved.count > 0 }
}

extension OffsetPairs {
  var newOffsets: [Int] { map { $1 } }
}

extension BatchUpdate {
  init(
    _ rows: RowOperations, _ sections: SectionOperations = SectionOperations(),
    sectionRefreshes: [Int] = [], result: Outcome
  ) {
    self.init(
      sectionDeletes: sections.deletes, sectionInserts: sections.inserts,
      sectionMoves: sections.moves, sectionRefreshes: sectionRefreshes, deleted: rows.deleted,
      inserted: rows.inserted, moved: rows.moved, refreshed: rows.refreshed, result: result)
  }
}

/// The section operations of a stage.
struct SectionOperations {
  var deletes: [Int] = []
  var inserts: [Int] = []
  var moves: [BatchUpdate.SectionMove] = []
}
