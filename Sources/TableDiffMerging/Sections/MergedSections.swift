// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// The result of merging two changes of a list of sections, with its conflicts.
///
///     let merge = mergedSections(base: shelves, mine: myShelves, theirs: theirShelves)
///     let sections = merge.sections       // what both sides changed
///     let conflicts = merge.conflicts     // where they want something else of one row
///     let shown = merge.diffFromMine      // for a list view that shows `myShelves`
///
/// It is returned by ``mergedSections(base:mine:theirs:first:parts:resolve:resolveSection:)``, and
/// corresponds to the ``MergedList`` of a list without sections.
public struct MergedSections<Section: ListSection> {
  /// The merged sections.
  public let sections: [Section]

  /// The rows that both sides changed in different ways, in the order of the merged list.
  ///
  /// A row's offset counts the rows of all sections; ``path(of:)`` returns its path. Rows that are
  /// left out are where they would have been, or at the end if their section is left out.
  public let conflicts: [MergeConflict<Section.Row>]

  /// The sections that both sides changed in different ways, in the order of the merged list.
  ///
  /// The content of a section is what `hasSameHeader(as:)` compares.
  public let sectionConflicts: [MergeConflict<Section>]

  @usableFromInline let plan: SectionedMergePlan

  /// The diff from the sections `mine` to the merged ones.
  ///
  /// - Complexity: O(*k* log *k* + *s*), where *k* is the number of runs of rows that either side
  ///   changed and *s* of sections.
  public var diffFromMine: SectionedDiff { plan.diff(from: .mine) }

  /// The diff from the sections `theirs` to the merged ones: the change from the base to `mine`, rebased.
  ///
  /// - Complexity: O(*k* log *k* + *s*), where *k* is the number of runs of rows that either side
  ///   changed and *s* of sections.
  public var diffFromTheirs: SectionedDiff { plan.diff(from: .theirs) }

  /// Returns the path of a row in conflict in the merged list.
  ///
  /// - Parameter conflict: One of ``conflicts``.
  /// - Returns: The path; `nil` if the merged list does not contain the row.
  /// - Complexity: O(*s*), where *s* is the number of sections.
  @export(implementation)
  public func path(of conflict: MergeConflict<Section.Row>) -> RowPath? {
    conflict.offset.map { SectionStarts(of: sections).path(of: $0) }
  }
}

extension MergedSections: Sendable where Section: Sendable, Section.Row: Sendable {}
