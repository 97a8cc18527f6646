// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// The rows that two successive changes keep, as pairs of the list before the first change and the
/// list after the second.
///
///     old      A B C D
///     middle   B A X D      A moves, C is deleted, X inserted; A is updated
///     new      B D A        X is deleted, A moves
///     pairs    (1, 0) (3, 1) (0, 2)     updates (0, 2): A
struct ComposedPairs {
  /// All pairs, ascending by the new offset.
  var pairs: OffsetPairs

  /// The pairs that either change updates.
  ///
  /// The second change may restore the content that the first one changed.
  var updates: OffsetPairs

  /// Composes two changes, the second of which starts from the result of the first.
  ///
  /// - Parameters:
  ///   - first: The map of the rows of the first change, from old to new.
  ///   - second: The map of the rows of the second change.
  ///   - firstUpdates: The pairs that the first change updates.
  ///   - secondUpdates: The pairs that the second change updates.
  /// - Complexity: O(*k*) if no row moves, otherwise O(*k* log *k*), where *k* is the number of runs
  ///   of changed rows in both.
  init(
    _ first: OffsetMap, _ second: OffsetMap, firstUpdates: OffsetPairs,
    secondUpdates: OffsetPairs
  ) {
    pairs = first.fromNew.targets(of: second.fromNew)
    updates = first.fromNew.targets(of: secondUpdates)
    // Converted to offsets of the middle list, and back.
    let leading = second.fromOld.targets(of: firstUpdates.inverse).inverse
    updates = updates.union(leading)
  }

  init(_ pairs: OffsetPairs, updates: OffsetPairs) {
    (self.pairs, self.updates) = (pairs, updates)
  }
}

extension OffsetPairs {
  /// Returns the union of these pairs and others, which may overlap.
  ///
  /// - Precondition: A new offset in both has the same old offset in both.
  /// - Complexity: O(*r*), where *r* is the number of runs of both.
  fileprivate func union(_ others: OffsetPairs) -> OffsetPairs {
    if isEmpty { return others }
    if others.isEmpty { return self }
    return merged(with: split(others.runs).unknown)
  }
}
