// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// Merges two changes of a list of sections with identifiable rows.
///
///     let base = [RowSection(id: "a", rows: [apple, pear]), RowSection(id: "b", rows: [hazel])]
///     let mine = [RowSection(id: "a", rows: [pear]), RowSection(id: "b", rows: [hazel, apple])]
///     let theirs = [RowSection(id: "b", rows: [hazel]), RowSection(id: "a", rows: [apple, pear])]
///     let merge = mergedSections(base: base, mine: mine, theirs: theirs)
///     merge.sections.map(\.id)             // ["b", "a"]: theirs moved b to the front
///     merge.sections[0].rows.map(\.name)   // ["Hazel", "Apple"]: mine moved apple there
///
/// Sections are merged like the rows of a list, and the rows of each section like a list of their own.
/// A row that is in another section on one side has moved. A section that one side deletes stays if the
/// other side has rows in it that stay. [The guide](/documentation/guides/merging) defines the merge.
///
/// Ids of sections should be unique, and ids of rows unique over all sections of a list. Otherwise,
/// rows are paired as in the diffs from the base, and inserted rows by their order.
///
/// - Parameters:
///   - base: The common base of both sides.
///   - mine: The sections of one side.
///   - theirs: The sections of the other side.
///   - first: The side that decides conflicts and ties.
///   - parts: The parts of a row that are merged separately. By default whole rows are merged.
///   - resolve: Returns the row to use for a conflict, with the same id, or `nil` to leave it out.
///   - resolveSection: Returns the section whose header to use for a conflict, with the same id;
///     its rows are ignored. `nil` leaves out the section with its rows.
/// - Returns: The merged sections and the conflicts.
/// - Complexity: That of the diffs from `base` to both lists, and O(*n* + *s* log *s*), where *n*
///   is the number of rows of the merged list and *s* of sections.
@export(implementation)
public func mergedSections<Section: ListSection>(
  base: some RandomAccessCollection<Section>, mine: some RandomAccessCollection<Section>,
  theirs: some RandomAccessCollection<Section>, first: MergeSide = .theirs,
  parts: MergeParts<Section.Row> = .wholeRows,
  resolve: (MergeConflict<Section.Row>) -> Section.Row? = { $0.merged },
  resolveSection: (MergeConflict<Section>) -> Section? = { $0.merged }
) -> MergedSections<Section> where Section.Row: Identifiable & Equatable {
  MergedSections(
    base.sectionedDiff(to: mine), base.sectionedDiff(to: theirs), base: base, mine: mine,
    theirs: theirs, id: { $0.id }, contentsEqual: { $0 == $1 }, first: first, parts: parts,
    resolve: resolve, resolveSection: resolveSection)
}
