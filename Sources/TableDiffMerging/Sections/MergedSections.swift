// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// Two changes of one list of sections in one list, and what was in conflict.
///
///     let merge = mergedSections(base: shelves, mine: myShelves, theirs: theirShelves)
///     let sections = merge.sections       // what both sides changed
///     let conflicts = merge.conflicts     // where they want something else of one row
///     let shown = merge.diffFromMine      // for a list view that shows `myShelves`
///
/// ``mergedSections(base:mine:theirs:first:parts:resolve:resolveSection:)`` makes it. It is to sections what
/// ``MergedList`` is to a list.
public struct MergedSections<Section: ListSection> {
  /// The merged sections.
  public let sections: [Section]

  /// The rows of which both sides want something else, in the order of the merged list.
  ///
  /// A row's offset counts the rows of all sections: ``path(of:)`` says in which section it is. Rows that
  /// are left out stand where they would be, those of sections that are left out at the end.
  public let conflicts: [MergeConflict<Section.Row>]

  /// The sections of which both sides want something else, in the order of the merged list.
  ///
  /// Contents that differ are those that `hasSameHeader(as:)` compares.
  public let sectionConflicts: [MergeConflict<Section>]

  @usableFromInline let plan: SectionedMergePlan

  /// The diff from the sections `mine` to the merged ones.
  ///
  /// - Complexity: O(*k* log *k* + *s*), where *k* is the number of runs of rows that either side
  ///   changed and *s* that of sections.
  public var diffFromMine: SectionedDiff { plan.diff(from: .mine) }

  /// The diff from the sections `theirs` to the merged ones: the change from the base to `mine`, as one
  /// of `theirs`.
  ///
  /// - Complexity: O(*k* log *k* + *s*), where *k* is the number of runs of rows that either side
  ///   changed and *s* that of sections.
  public var diffFromTheirs: SectionedDiff { plan.diff(from: .theirs) }

  /// Returns where the merged list has a row in conflict.
  ///
  /// - Parameter conflict: One of ``conflicts``.
  /// - Returns: The row's path in the merged list; `nil` if it is not there.
  /// - Complexity: O(*s*), where *s* is the number of sections.
  @export(implementation)
  public func path(of conflict: MergeConflict<Section.Row>) -> RowPath? {
    conflict.offset.map { SectionStarts(of: sections).path(of: $0) }
  }
}

extension MergedSections: Sendable where Section: Sendable, Section.Row: Sendable {}
