// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// Two changes of one list in one list, and what was in conflict.
///
///     let merge = merged(base: base, mine: mine, theirs: theirs)
///     updater.submit(merge.rows)    // what both sides changed
///     let conflicts = merge.conflicts     // where they want something else of one row
///     let shown = merge.diffFromMine      // for a list view that shows `mine`
///     let unsent = merge.diffFromTheirs   // for whoever has `theirs`
///
/// ``merged(base:mine:theirs:first:parts:resolve:)`` makes it.
public struct MergedList<Row> {
  /// The merged list.
  public let rows: [Row]

  /// The rows of which both sides want something else, in the order of the merged list; those that are
  /// left out stand where they would be.
  public let conflicts: [MergeConflict<Row>]

  @usableFromInline let plan: MergePlan

  /// The diff from the list `mine` to the merged list.
  ///
  /// - Complexity: O(*k* log *k*), where *k* is the number of runs of rows that either side changed.
  public var diffFromMine: ListDiff { plan.diff(from: .mine) }

  /// The diff from the list `theirs` to the merged list: the change from the base to `mine`, as one of
  /// `theirs`.
  ///
  /// - Complexity: O(*k* log *k*), where *k* is the number of runs of rows that either side changed.
  public var diffFromTheirs: ListDiff { plan.diff(from: .theirs) }
}

extension MergedList: Sendable where Row: Sendable {}
