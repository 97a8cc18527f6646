// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// The result of merging two changes of a list, with its conflicts.
///
///     let merge = merged(base: base, mine: mine, theirs: theirs)
///     updater.submit(merge.rows)    // what both sides changed
///     let conflicts = merge.conflicts     // where they want something else of one row
///     let shown = merge.diffFromMine      // for a list view that shows `mine`
///     let unsent = merge.diffFromTheirs   // for whoever has `theirs`
///
/// It is returned by ``merged(base:mine:theirs:first:parts:resolve:)``.
public struct MergedList<Row> {
  /// The merged list.
  public let rows: [Row]

  /// The rows that both sides changed in different ways, in the order of the merged list; rows that
  /// are left out are where they would have been.
  public let conflicts: [MergeConflict<Row>]

  @usableFromInline let plan: MergePlan

  /// The diff from the list `mine` to the merged list.
  ///
  /// - Complexity: O(*k* log *k*), where *k* is the number of runs of rows that either side changed.
  public var diffFromMine: ListDiff { plan.diff(from: .mine) }

  /// The diff from the list `theirs` to the merged list: the change from the base to `mine`, rebased.
  ///
  /// - Complexity: O(*k* log *k*), where *k* is the number of runs of rows that either side changed.
  public var diffFromTheirs: ListDiff { plan.diff(from: .theirs) }
}

extension MergedList: Sendable where Row: Sendable {}
