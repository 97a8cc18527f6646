// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension SectionedDiff {
  /// Returns the fewest stages that list views accept, to perform one after another.
  ///
  ///     let diff = old.sectionedDiff(to: new)
  ///     for stage in diff.stages(from: old, to: new, for: .collectionView) {
  ///       collectionView.performBatchUpdates {
  ///         data = stage.sections
  ///         // ... the operations of stage.batch
  ///       }
  ///     }
  ///
  /// Nearly all changes take one stage. Two are needed if rows change in several sections whose
  /// order changes, since no list view accepts that in one batch. `preference` determines the
  /// stages for other changes that do not fit in one batch, in which rows move
  /// - out of a deleted section, or into an inserted one,
  /// - from one section to another with the same offset;
  ///
  /// - for table views: from one section to another if sections are deleted, inserted or moved.
  ///
  /// *The plan chooses which sections move*: sections with row operations stay if that saves a
  /// batch, even if more sections move overall. `[A, B, C]` to `[B, C, A]` with a row inserted into
  /// A is one batch that moves B and C, although A moves in ``sections``. Users see no difference.
  ///
  /// *Updates* become `refreshes` of the last batch, and changed headers become `sectionRefreshes`;
  /// until then cells show the old content. Rows are never reloaded, since reloads cannot be
  /// combined with moves. A row that loses its cell shows its new content in the new cell.
  ///
  /// *A move with equal offsets* (`from == to`) is in a batch for either kind only if rows or
  /// sections pass each other: `[D1, D2, M, A, B]` to `[A, B, M]` moves M from 2 to 2. Table views
  /// are reported to fail at such moves without effect, which stages never contain.
  ///
  /// - Parameters:
  ///   - old: The sections before, from which the diff starts.
  ///   - new: The sections after, to which the diff leads.
  ///   - kind: The kind of list view. Stages for a table view suit a collection view too.
  ///   - preference: The priority if a change does not fit in one batch.
  /// - Returns: At most two stages, or three for `.lossless`; none if nothing changes.
  /// - Precondition: `old` and `new` have the diff's section counts. Row counts are checked if a
  ///   stage uses individual rows.
  /// - Complexity: O(*r* log *r* + *s*), where *r* is the number of runs of changes and *s* the
  ///   number of sections; O(*r* log *s*) if sections are neither deleted, inserted nor moved.
  @export(implementation)
  public func stages<Section: ListSection>(
    from old: some RandomAccessCollection<Section>, to new: some RandomAccessCollection<Section>,
    for kind: ListViewKind, preferring preference: StagePreference = .fewestStages
  ) -> [ListStage<Section>] {
    let (old, new) = (Array(counting: old), Array(counting: new))
    oldStarts.requireSectionCount(old.count, "starts from")
    newStarts.requireSectionCount(new.count, "leads to")
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
