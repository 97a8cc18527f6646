// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension SectionedDiff {
  /// Turns the diff into the fewest batches that a list view accepts, to perform one after the
  /// other.
  ///
  ///     let batches = old.sectionedDiff(to: new).batchUpdates(for: .collectionView)
  ///     for batch in batches {
  ///       await collectionView.performBatchUpdates {
  ///         sections = batch.result?.sections(old: old, new: new) ?? new
  ///         // ... the operations of the batch
  ///       }
  ///     }
  ///
  /// Nearly all changes are one batch. It takes two where rows change in several sections that
  /// change places, since no list view manages that in one. What else a list view does not manage
  /// in one batch is what `preference` is about: rows that move
  /// - out of a section that goes, or into one that comes in,
  /// - from one section to another, where their numbers before and after the batch are the same;
  ///   for table views: wherever sections come, go or move.
  ///
  /// Each batch says in ``BatchUpdate/result`` which state it leads to; the last one leads to `new`
  /// itself.
  ///
  /// *Which sections move* is up to the plan: it lets those stay that have row operations, also
  /// where more sections move in all, if one batch then does what would take two. `[A, B, C]` to
  /// `[B, C, A]` with a row inserted into A is one batch, in which B and C move, though
  /// ``sections`` names A. What a user sees is the same.
  ///
  /// *Updates* become `refreshes` of the last batch, and changed headers `sectionRefreshes`,
  /// whether they move or stay; until then cells show the old content. Nothing is ever reloaded: a
  /// reload goes wrong beside moves. Where a row loses its cell, its new one has the new content
  /// anyway.
  ///
  /// *A move whose offsets are equal* (`from == to`) is carried out for either target where rows or
  /// sections really pass each other: `[D1, D2, M, A, B]` to `[A, B, M]` moves M from 2 to 2. What
  /// table views were reported to fail at are such moves that change nothing, and none is made.
  ///
  /// - Parameters:
  ///   - target: The kind of list view. What is planned for a table view suits a collection view
  ///     too.
  ///   - preference: What matters most where a change does not fit into one batch.
  /// - Returns: At most two batches, three for `.lossless`, one for `.oneBatch`; none where nothing
  ///   changes.
  /// - Complexity: O(*r* log *r* + *s*), where *r* is the number of runs of changes and *s* that of
  ///   sections; O(*r* log *s*) where no section comes, goes or moves. Plans of several batches
  ///   also look at *n* / 64 words for *n* rows.
  public func batchUpdates(
    for target: BatchTarget, preferring preference: BatchPreference = .fewestStages
  ) -> [BatchUpdate] {
    if isEmpty { return [] }
    let rows = RowOperations(self)
    let result = BatchUpdate.Outcome(newStarts)
    if !sections.hasStructure {
      return [BatchUpdate(rows, sectionRefreshes: sections.updated.newOffsets, result: result)]
    }
    return BatchPlan(self, rows, target).stages(preference)
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
