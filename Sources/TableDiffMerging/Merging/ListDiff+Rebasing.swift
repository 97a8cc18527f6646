// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension ListDiff {
  /// Returns this change as a change of a list that was changed concurrently.
  ///
  ///     let base = [apple, pear], mine = [apple, hazel, pear], theirs = [pear]
  ///     let rebased = base.tableDiff(to: mine).rebased(
  ///       over: base.tableDiff(to: theirs), base: base, mine: mine, theirs: theirs)
  ///     rebased.inserts  // [0]: hazel, in front of pear
  ///
  /// The result leads from `theirs` to the merged list, which ``merged(base:mine:theirs:first:parts:resolve:)``
  /// returns together with the conflicts. Only rows that both sides insert or update are read. The rows that
  /// stay are chosen again, as by `followed(by:)`; with unique ids, the result is the diff of the two lists.
  ///
  /// To undo one's own change after another one, rebase its inverse, which starts from `mine`, over
  /// the diff from `mine` to the current list.
  ///
  /// - Parameters:
  ///   - other: The change of the other side, a diff from `base` to `theirs`.
  ///   - base: The list from which both changes start.
  ///   - mine: The list to which this diff leads.
  ///   - theirs: The list to which `other` leads.
  ///   - first: The side that decides conflicts and ties.
  /// - Returns: A diff from `theirs` to the merged list.
  /// - Precondition: The counts of the lists are those of the diffs, and neither diff uses
  ///   `MoveStyle.never`, which does not record moves. If the lists have other rows than those that
  ///   were compared, the result is a valid diff with other changes.
  /// - Complexity: O(*k* log *k*), where *k* is the number of runs of changed rows of both diffs,
  ///   and about one hash for each row that both sides insert.
  @export(implementation)
  public func rebased<Row: Identifiable & Equatable>(
    over other: ListDiff, base: some RandomAccessCollection<Row>,
    mine: some RandomAccessCollection<Row>, theirs: some RandomAccessCollection<Row>,
    first: MergeSide = .theirs
  ) -> ListDiff {
    rebased(
      over: other, base: base, mine: mine, theirs: theirs, id: { $0.id },
      contentsEqual: { $0 == $1 }, first: first)
  }

  @export(implementation)
  package func rebased<Row, ID: Hashable>(
    over other: ListDiff, base: some RandomAccessCollection<Row>,
    mine: some RandomAccessCollection<Row>, theirs: some RandomAccessCollection<Row>,
    id: (Row) -> ID, contentsEqual: (Row, Row) -> Bool, first: MergeSide = .theirs
  ) -> ListDiff {
    MergeStart(
      self, other, first: first, baseCount: base.count, mineCount: mine.count,
      theirCount: theirs.count
    )
    .plan(mine: mine, theirs: theirs, id: id, contentsEqual: contentsEqual)
    .diff(from: .theirs)
  }
}
