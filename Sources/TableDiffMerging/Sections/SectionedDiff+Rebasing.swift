// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension SectionedDiff {
  /// Returns this change as a change of sections that were changed concurrently.
  ///
  ///     let change = shelves.sectionedDiff(to: myShelves)
  ///     let rebased = change.rebased(
  ///       over: shelves.sectionedDiff(to: theirShelves), base: shelves, mine: myShelves,
  ///       theirs: theirShelves)
  ///
  /// The result leads from `theirs` to the merged sections, which
  /// ``mergedSections(base:mine:theirs:first:parts:resolve:resolveSection:)`` returns together with
  /// the conflicts. With unique ids, the result is the diff of the two lists.
  ///
  /// - Parameters:
  ///   - other: The change of the other side, a diff from `base` to `theirs`.
  ///   - base: The sections from which both changes start.
  ///   - mine: The sections to which this diff leads.
  ///   - theirs: The sections to which `other` leads.
  ///   - first: The side that decides conflicts and ties.
  /// - Returns: A diff from `theirs` to the merged sections.
  /// - Precondition: The counts of sections and their rows are those of the diffs, and neither diff
  ///   uses `MoveStyle.never`, which does not record moves.
  /// - Complexity: O(*k* log *k* + *s*), where *k* is the number of runs of changed rows of both
  ///   diffs and *s* of sections, and about one hash for each row that both sides insert.
  @export(implementation)
  public func rebased<Section: ListSection>(
    over other: SectionedDiff, base: some RandomAccessCollection<Section>,
    mine: some RandomAccessCollection<Section>, theirs: some RandomAccessCollection<Section>,
    first: MergeSide = .theirs
  ) -> SectionedDiff where Section.Row: Identifiable & Equatable {
    let merge = SectionedMerge(self, other, base: base, mine: mine, theirs: theirs, first: first)
    let rows = merge.rows(
      mine: mine, theirs: theirs, id: { $0.id }, contentsEqual: { $0 == $1 })
    let parts = SectionParts(merge.start, rows)
    let sections = merge.sections(parts, mine: mine, theirs: theirs)
    return SectionedMergePlan(parts, sections).diff(from: .theirs)
  }
}
