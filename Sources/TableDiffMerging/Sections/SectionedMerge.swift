// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// The steps of merging two changes of sections.
///
/// First the rows are merged, which determines the sections that still have rows; then the
/// sections.
@usableFromInline
struct SectionedMerge {
  @usableFromInline let start: SectionedMergeStart
  @usableFromInline let mineDiff: SectionedDiff
  @usableFromInline let theirDiff: SectionedDiff
  @usableFromInline let first: MergeSide

  /// - Precondition: The counts of sections and rows are those of the diffs.
  @export(implementation)
  init<Section: ListSection>(
    _ mineDiff: SectionedDiff, _ theirDiff: SectionedDiff,
    base: some RandomAccessCollection<Section>, mine: some RandomAccessCollection<Section>,
    theirs: some RandomAccessCollection<Section>, first: MergeSide
  ) {
    (self.mineDiff, self.theirDiff, self.first) = (mineDiff, theirDiff, first)
    for diff in [mineDiff, theirDiff] {
      diff.oldStarts.requireCounts(base.count, "starts from") { base.element(at: $0).rows.count }
    }
    mineDiff.newStarts.requireCounts(mine.count, "leads to") { mine.element(at: $0).rows.count }
    theirDiff.newStarts.requireCounts(theirs.count, "leads to") {
      theirs.element(at: $0).rows.count
    }
    let sections = MergeStart(
      mineDiff.sections, theirDiff.sections, first: first, baseCount: base.count,
      mineCount: mine.count, theirCount: theirs.count)
    let inserted = sections.insertedByBoth(
      mine: mine, theirs: theirs, id: { $0.id }, contentsEqual: { $0.hasSameHeader(as: $1) })
    start = SectionedMergeStart(
      mineDiff, theirDiff, inserted: inserted.map(sections.sharedInserts) ?? [], first: first)
  }

  /// Returns the plan of all rows, in marked offsets.
  @export(implementation)
  func rows<Section: ListSection, ID: Hashable>(
    mine: some RandomAccessCollection<Section>, theirs: some RandomAccessCollection<Section>,
    id: (Section.Row) -> ID, contentsEqual: (Section.Row, Section.Row) -> Bool
  ) -> MergePlan {
    MergeStart(
      start.mineRows, start.theirRows, first: first, baseCount: start.base.count,
      mineCount: start.mine.count, theirCount: start.theirs.count
    )
    .plan(
      mine: MarkedRows(mine, start.mine), theirs: MarkedRows(theirs, start.theirs), id: id,
      contentsEqual: contentsEqual)
  }

  /// Returns the plan of the sections.
  ///
  /// A section that one side deletes, and in which the other side has rows that stay, counts as
  /// updated by the other side.
  @export(implementation)
  func sections<Section: ListSection>(
    _ parts: SectionParts, mine: some RandomAccessCollection<Section>,
    theirs: some RandomAccessCollection<Section>
  ) -> MergePlan {
    let filledByMine = parts.filled(on: .mine), filledByTheirs = parts.filled(on: .theirs)
    var sections = MergeStart(
      mineDiff.sections.updating(filledByMine), theirDiff.sections.updating(filledByTheirs),
      first: first, baseCount: start.baseSectionCount, mineCount: mine.count,
      theirCount: theirs.count
    )
    .plan(
      mine: mine, theirs: theirs, id: { $0.id }, contentsEqual: { $0.hasSameHeader(as: $1) })
    sections.nameFilled(
      mineDiff.sections.notUpdating(filledByMine), theirDiff.sections.notUpdating(filledByTheirs))
    return sections
  }
}

extension ListDiff {
  /// Returns this diff with additional updates.
  @usableFromInline
  func updating(_ pairs: OffsetPairs) -> ListDiff {
    if pairs.isEmpty { return self }
    return ListDiff(
      oldCount: oldCount, newCount: newCount, deleted: deleted, inserted: inserted, moved: moved,
      updated: updated.merged(with: notUpdating(pairs)))
  }

  /// Returns the pairs that are not among the updates.
  @usableFromInline
  func notUpdating(_ pairs: OffsetPairs) -> OffsetPairs { updated.split(pairs.runs).unknown }
}
