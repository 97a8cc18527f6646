// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// Merges two changes of one list of sections, whose rows are identifiable.
///
///     let base = [RowSection(id: "a", rows: [apple, pear]), RowSection(id: "b", rows: [hazel])]
///     let mine = [RowSection(id: "a", rows: [pear]), RowSection(id: "b", rows: [hazel, apple])]
///     let theirs = [RowSection(id: "b", rows: [hazel]), RowSection(id: "a", rows: [apple, pear])]
///     let merge = mergedSections(base: base, mine: mine, theirs: theirs)
///     merge.sections.map(\.id)             // ["b", "a"]: theirs moved b to the front
///     merge.sections[0].rows.map(\.name)   // ["Hazel", "Apple"]: mine moved apple there
///
/// Sections are merged as the rows of a list are, and a section's rows as a list of their own. A row that
/// a side has in another section has moved. A section that one side deletes stays if the other one has
/// rows in it that stay. [The guide](/documentation/guides/merging) defines the merge.
///
/// Ids should be unique, those of rows in all sections of a list. Otherwise rows are paired as the diffs
/// from the base pair them, and rows that both sides insert by their order.
///
/// - Parameters:
///   - base: The sections from which both sides start.
///   - mine: The sections of one side.
///   - theirs: The sections of the other side.
///   - first: The side that decides conflicts and ties.
///   - parts: The parts of a row that are merged one by one. By default a row is merged as a whole.
///   - resolve: Returns the row to take for one in conflict, with the same id; `nil` to leave it out.
///   - resolveSection: Returns the section whose header to take for one in conflict, with the same id;
///     its rows do not matter. `nil` leaves it out, with the rows that are in it.
/// - Returns: The merged sections, and what was in conflict.
/// - Complexity: That of the diffs from `base` to both lists, and O(*n* + *s* log *s*), where *n* is the
///   number of rows of the merged list and *s* that of sections.
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

/// Merges two changes of one list of sections, by closures that define a row's identity and contents.
///
///     let merge = mergedSections(
///       base: shelves, mine: myShelves, theirs: theirShelves, id: \.id, contentsEqual: ==)
///
/// The same as ``mergedSections(base:mine:theirs:first:parts:resolve:resolveSection:)``, but for the closures,
/// which should be literals.
@export(implementation)
public func mergedSections<Section: ListSection, ID: Hashable>(
  base: some RandomAccessCollection<Section>, mine: some RandomAccessCollection<Section>,
  theirs: some RandomAccessCollection<Section>, id: (Section.Row) -> ID,
  contentsEqual: (Section.Row, Section.Row) -> Bool, first: MergeSide = .theirs,
  parts: MergeParts<Section.Row> = .wholeRows,
  resolve: (MergeConflict<Section.Row>) -> Section.Row? = { $0.merged },
  resolveSection: (MergeConflict<Section>) -> Section? = { $0.merged }
) -> MergedSections<Section> {
  MergedSections(
    base.sectionedDiff(to: mine, id: id, contentsEqual: contentsEqual),
    base.sectionedDiff(to: theirs, id: id, contentsEqual: contentsEqual), base: base, mine: mine,
    theirs: theirs, id: id, contentsEqual: contentsEqual, first: first, parts: parts,
    resolve: resolve, resolveSection: resolveSection)
}
