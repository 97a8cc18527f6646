// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension ListDiff {
  /// Returns one diff for this change and the next one.
  ///
  ///     let first = ["a", "b"].tableDiff(to: ["b", "a", "c"], id: \.self)
  ///     let second = ["b", "a", "c"].tableDiff(to: ["a", "b", "d"], id: \.self)
  ///     let both = first.followed(by: second)
  ///     both.inserts  // [2]: "d"; "c" came and went, and "a" and "b" moved there and back
  ///     both.changeCount  // 1
  ///
  /// Use it for two changes in quick succession, such as when the second arrives while a list view
  /// still animates the first. The rows are not needed.
  ///
  /// A row that is in all three lists is in both outer ones, and `style` determines which of these
  /// rows stay and which move. A row that is inserted and then deleted does not appear. Two kinds
  /// of change cannot be detected without the rows: a row deleted and then inserted again stays
  /// deleted and inserted, and an updated row stays updated even if the second change restores its
  /// content. A diff of the outer lists detects both.
  ///
  /// If this diff or `second` has the style ``MoveStyle/never``, it does not record which of its
  /// deleted and inserted rows are the same.
  ///
  /// - Parameters:
  ///   - second: A diff from the new list of this diff.
  ///   - style: Which rows in both outer lists are reported as moves.
  /// - Returns: A diff from the old list of this diff to the new list of `second`.
  /// - Precondition: The new list of this diff and the old list of `second` have the same row
  ///   count.
  /// - Complexity: O(*k* log *k*) on average, where *k* is the number of runs of changed rows in both
  ///   diffs.
  public func followed(by second: ListDiff, moves style: MoveStyle = .minimal) -> ListDiff {
    require(
      newCount == second.oldCount,
      "The first diff leads to \(ListDiff.counted(newCount, "row")), but the second one starts from \(second.oldCount)."
    )
    let composed = ComposedPairs(
      OffsetMap(self), OffsetMap(second), firstUpdates: updated, secondUpdates: second.updated)
    let split = finished { () throws(_Stopped) in
      try StayMoveSplit(composed.pairs.runs, oldCount: oldCount, style: style, nil)
    }
    let hasAllPairs = composed.pairs.count == min(oldCount, second.newCount)
    return ListDiff(
      oldCount: oldCount, newCount: second.newCount, split: split,
      updated: split.keptUpdates(composed.updates),
      isKnownMinimal: hasAllPairs && split.staying.count == split.runs.count)
  }
}
