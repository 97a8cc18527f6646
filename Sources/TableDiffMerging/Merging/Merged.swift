// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// Merges two changes of a list of identifiable rows.
///
///     let base = [Fruit(id: 1, name: "Apple"), Fruit(id: 2, name: "Pear")]
///     let mine = [Fruit(id: 1, name: "Apricot"), Fruit(id: 2, name: "Pear")]
///     let theirs = [Fruit(id: 3, name: "Fig"), Fruit(id: 1, name: "Apple")]
///     let merge = merged(base: base, mine: mine, theirs: theirs)
///     merge.rows.map(\.name)  // ["Fig", "Apricot"]
///     merge.conflicts.count   // 0
///
/// Rows that neither side moves keep their order. Between two of them are the rows that the first
/// side inserts or moves there, followed by those of the other side. If one side changes nothing,
/// the result is the list of the other side. [The guide](/documentation/guides/merging) defines the
/// merge and the outcome of each kind of conflict.
///
/// Ids should be unique in each list. Rows with repeated ids are paired as in the diffs from the base.
///
/// - Parameters:
///   - base: The common base of both sides.
///   - mine: The list of one side.
///   - theirs: The list of the other side.
///   - first: The side that decides conflicts and ties.
///   - parts: The parts of a row that are merged separately. By default whole rows are merged.
///   - resolve: Returns the row to use for a conflict, with the same id, or `nil` to leave it out.
///     It does not decide the place of the row. Without this closure, ``MergeConflictKind``
///     determines the row.
/// - Returns: The merged list and the conflicts.
/// - Precondition: No list is longer than `Int32.max` rows.
/// - Complexity: That of the diffs from `base` to both lists, and O(*n*), where *n* is the number of
///   rows of the merged list.
@export(implementation)
public func merged<Row: Identifiable & Equatable>(
  base: some RandomAccessCollection<Row>, mine: some RandomAccessCollection<Row>,
  theirs: some RandomAccessCollection<Row>, first: MergeSide = .theirs,
  parts: MergeParts<Row> = .wholeRows, resolve: (MergeConflict<Row>) -> Row? = { $0.merged }
) -> MergedList<Row> {
  MergedList(
    base.tableDiff(to: mine), base.tableDiff(to: theirs), base: base, mine: mine, theirs: theirs,
    id: { $0.id }, contentsEqual: { $0 == $1 }, first: first, parts: parts,
    resolve: resolve)
}

/// Merges two changes of a list, with closures that define identity and content.
///
///     let merge = merged(
///       base: ["a", "b"], mine: ["a", "x", "b"], theirs: ["b"], id: \.self, contentsEqual: ==)
///     merge.rows  // ["x", "b"]
///
/// Otherwise it is the same as ``merged(base:mine:theirs:first:parts:resolve:)``. The closures
/// should be literals.
@export(implementation)
public func merged<Row, ID: Hashable>(
  base: some RandomAccessCollection<Row>, mine: some RandomAccessCollection<Row>,
  theirs: some RandomAccessCollection<Row>, id: (Row) -> ID, contentsEqual: (Row, Row) -> Bool,
  first: MergeSide = .theirs, parts: MergeParts<Row> = .wholeRows,
  resolve: (MergeConflict<Row>) -> Row? = { $0.merged }
) -> MergedList<Row> {
  MergedList(
    base.tableDiff(to: mine, id: id, contentsEqual: contentsEqual),
    base.tableDiff(to: theirs, id: id, contentsEqual: contentsEqual), base: base, mine: mine,
    theirs: theirs, id: id, contentsEqual: contentsEqual, first: first, parts: parts,
    resolve: resolve)
}
