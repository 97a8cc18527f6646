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
  @usableFromInline private(set) var pairs: OffsetPairs

  /// The indices of runs that are known to ascend on the old side too, since some of their rows stay
  /// in both changes.
  ///
  /// `nil` if the pairs were replaced.
  private(set) var ascending: OffsetSet?

  /// The pairs that one change or both update.
  ///
  /// Together the two changes may restore a content.
  @usableFromInline var updates: OffsetPairs

  /// Composes two changes, of which the second starts from the list to which the first leads.
  ///
  /// - Parameters:
  ///   - first: Where the rows of the first change go.
  ///   - second: Where those of the second change go.
  ///   - firstUpdates: The pairs that the first change updates.
  ///   - secondUpdates: The pairs that the second change updates.
  /// - Complexity: O(*k*) if no row moves, otherwise O(*k* log *k*), where *k* is the number of runs
  ///   of changed rows in both.
  init(
    _ first: OffsetMap, _ second: OffsetMap, firstUpdates: OffsetPairs,
    secondUpdates: OffsetPairs
  ) {
    (pairs, ascending) = first.fromNew.targets(of: second.fromNew)
    updates = first.fromNew.targets(of: secondUpdates)
    // By their offsets in the middle list, and back.
    let leading = second.fromOld.targets(of: firstUpdates.inverse).inverse
    updates = updates.union(leading)
  }

  /// Takes pairs that are known.
  init(_ pairs: OffsetPairs, updates: OffsetPairs) {
    (self.pairs, self.updates) = (pairs, updates)
    ascending = nil
  }

  /// Replaces the pairs.
  mutating func replace(_ pairs: OffsetPairs) {
    self.pairs = pairs
    ascending = nil
  }
}

extension OffsetPairs {
  /// Returns these pairs and others, of which some may be the same.
  ///
  /// - Precondition: A new offset that is in both has the same old one in both.
  /// - Complexity: O(*r*), where *r* is the number of runs of both.
  fileprivate func union(_ others: OffsetPairs) -> OffsetPairs {
    if isEmpty { return others }
    if others.isEmpty { return self }
    return merged(with: split(others.runs).unknown)
  }
}
