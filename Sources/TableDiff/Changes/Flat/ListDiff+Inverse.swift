// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension ListDiff {
  /// The diff back from the new list to the old one, for undo.
  ///
  ///     let old = ["a", "b", "c"], new = ["c", "b", "d"]
  ///     let diff = old.tableDiff(to: new, id: \.self)
  ///     diff.inverse.deletes                       // [2]: "d"
  ///     diff.inverse.moves                         // [Move(from: 0, to: 2)]: "c"
  ///     new.applying(diff.inverse, rowsFrom: old)  // ["a", "b", "c"]
  ///
  /// Deletes become inserts, and moves and updates go the other way. The same rows stay, so as many
  /// moves are needed as before, and `diff.inverse.inverse == diff`.
  ///
  /// The inverse may differ from a diff of the two lists the other way round: if several largest
  /// sets of rows could stay, that diff may choose another one. Rows with repeated ids may also form
  /// other pairs there.
  ///
  /// - Complexity: O(*k*), where *k* is the number of runs of changed rows.
  public var inverse: ListDiff {
    ListDiff(
      oldCount: newCount, newCount: oldCount, deleted: inserted, inserted: deleted,
      moved: moved.inverse, updated: updated.inverse, isKnownMinimal: isKnownMinimal)
  }
}
