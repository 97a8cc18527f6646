// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension SectionedDiff {
  /// Returns the fewest stages that a list view accepts, to perform one after the other.
  ///
  ///     let diff = old.sectionedDiff(to: new)
  ///     for stage in diff.stages(from: old, to: new, for: .collectionView) {
  ///       await collectionView.performBatchUpdates {
  ///         data = stage.sections
  ///         // ... the operations of stage.batch
  ///       }
  ///     }
  ///
  /// Nearly all changes are one stage. It takes two where rows change in several sections that
  /// change places, since no list view accepts that in one batch. `preference` decides about what
  /// else does not fit into one batch: rows that move
  /// - out of a deleted section, or into an inserted one,
  /// - from one section to another of the same number;
  ///   for table views: from one section to another wherever sections are deleted, inserted or moved.
  ///
  /// *Which sections move* is up to the plan: sections with row operations stay where that spares a
  /// batch, even if more sections move in all. `[A, B, C]` to `[B, C, A]` with a row inserted into A
  /// is one batch, in which B and C move, though ``sections`` names A. The user sees the same.
  ///
  /// *Updates* become `refreshes` of the last batch, and changed headers `sectionRefreshes`; until
  /// then cells show the old content. No row is ever reloaded: a reload does not go together with
  /// moves. A row that loses its cell gets its new content with the new one.
  ///
  /// *A move whose offsets are equal* (`from == to`) is carried out for either kind where rows or
  /// sections really pass each other: `[D1, D2, M, A, B]` to `[A, B, M]` moves M from 2 to 2. Table
  /// views were reported to fail at such moves where they change nothing; none of those is made.
  ///
  /// - Parameters:
  ///   - old: The sections before, which the diff starts from.
  ///   - new: The sections after, which the diff leads to.
  ///   - kind: The kind of list view. What is planned for a table view suits a collection view too.
  ///   - preference: What matters most where a change does not fit into one batch.
  /// - Returns: At most two stages, three for `.lossless`, one for `.oneBatch`; none where nothing
  ///   changes.
  /// - Precondition: `old` and `new` have as many sections as the diff says. Row counts are checked
  ///   where a stage takes single rows.
  /// - Complexity: O(*r* log *r* + *s*), where *r* is the number of runs of changes and *s* that of
  ///   sections; O(*r* log *s*) where sections are neither deleted, inserted nor moved. Plans of
  ///   several stages also read *n* / 64 words for *n* rows.
  @inlinable
  public func stages<Section: ListSection>(
    from old: some RandomAccessCollection<Section>, to new: some RandomAccessCollection<Section>,
    for kind: ListViewKind, preferring preference: StagePreference = .fewestStages
  ) -> [ListStage<Section>] {
    oldStarts.requireSectionCount(old.count, "starts from")
    newStarts.requireSectionCount(new.count, "leads to")
    let (old, new) = (Array(old), Array(new))
    return plannedStages(for: kind, preferring: preference).map {
      ListStage($0, old: old, new: new)
    }
  }

  /// Returns the stages without their sections.
  @usableFromInline
  package func plannedStages(
    for kind: ListViewKind, preferring preference: StagePreference = .fewestStages
  ) -> [PlannedStage] {
    if isEmpty { return [] }
    let rows = RowOperations(self)
    if !sections.hasStructure {
      return [PlannedStage(rows, sectionRefreshes: sections.updated.newOffsets)]
    }
    return BatchPlan(self, rows, kind).stages(preference)
  }
}

/// A batch of a plan, and the state that it leads to.
@usableFromInline
package struct PlannedStage {
  package let batch: BatchUpdate

  /// The state after the batch; `nil` for the new list itself.
  package let middle: MiddleState?

  init(
    _ rows: RowOperations, _ sections: SectionOperations = SectionOperations(),
    sectionRefreshes: [Int] = [], leadingTo middle: MiddleState? = nil
  ) {
    batch = BatchUpdate(
      sectionDeletes: sections.deletes, sectionInserts: sections.inserts,
      sectionMoves: sections.moves, sectionRefreshes: sectionRefreshes, deleted: rows.deleted,
      inserted: rows.inserted, moved: rows.moved, refreshed: rows.refreshed)
    self.middle = middle
  }
}

/// The section operations of a stage.
struct SectionOperations {
  var deletes: [Int] = []
  var inserts: [Int] = []
  var moves: [BatchUpdate.SectionMove] = []
}

extension ListDiff {
  /// Whether rows are deleted, inserted or moved.
  var hasStructure: Bool { deleted.count + inserted.count + moved.count > 0 }
}

extension OffsetPairs {
  var newOffsets: [Int] { map { $1 } }
}
