// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// The rows that two successive changes keep, as pairs of the list before the first change and the
/// list after the second.
///
///     old      A B C D
///     middle   B A X D      A moves, C is deleted, X inserted; A is updated
///     new      B D A        X is deleted, A moves
///     pairs    (1, 0) (3, 1) (0, 2)     updates (0, 2): A
@usableFromInline
struct ComposedPairs {
  /// All pairs, ascending by the new offset.
  @usableFromInline var pairs: OffsetPairs

  /// The pairs that one change or both update.
  ///
  /// Together the two changes may restore a content.
  @usableFromInline var updates: OffsetPairs

  /// Composes two changes, of which the second starts from the list to which the first leads.
  ///
  /// - Complexity: O(*k* + *n* / 64) on average, where *k* is the number of runs of changed rows in
  ///   both diffs and *n* the number of rows.
  init(_ first: ListDiff, _ second: ListDiff) {
    self.init(
      first.pairs, second.pairs, firstUpdates: first.updated, secondUpdates: second.updated)
  }

  /// - Parameters:
  ///   - first: The rows that the first change keeps.
  ///   - second: The rows that the second change keeps.
  ///   - firstUpdates: Those of `first` that are updated.
  ///   - secondUpdates: Those of `second` that are updated.
  init(
    _ first: OffsetPairs, _ second: OffsetPairs, firstUpdates: OffsetPairs,
    secondUpdates: OffsetPairs
  ) {
    pairs = first.followed(by: second)
    updates = firstUpdates.followed(by: second).union(first.followed(by: secondUpdates))
  }
}
