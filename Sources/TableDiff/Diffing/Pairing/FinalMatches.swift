// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// All pairs of two lists with a final choice of which stay: a longest common subsequence, or a
/// largest ascending set of the pairs found by shared structure.
///
/// A class, since most diffs have none: stored inline, it would double the size of every
/// `RowMatcher`, which slows down diffs of short lists.
@usableFromInline
final class FinalMatches {
  let pairs: TokenPairs

  /// Whether it is known that no more rows can stay.
  let isKnownMinimal: Bool

  /// The pairs whose contents were not compared before.
  let unread: OffsetPairs

  /// The pairs with different contents that were compared before.
  private let readUpdates: OffsetPairs

  /// Whether the lists may be equal despite pairs out of place, which repeated ids allow.
  let mayBeEqual: Bool

  private var unreadUpdates = OffsetPairs()

  /// - Parameters:
  ///   - read: The pairs whose contents were compared before, ascending by the new offset.
  ///   - updates: The pairs among these with different contents.
  init(
    _ pairs: TokenPairs, isKnownMinimal: Bool, read: OffsetPairs, updates: OffsetPairs,
    _ stop: _StopPoll?
  ) throws(_Stopped) {
    self.pairs = pairs
    self.isKnownMinimal = isKnownMinimal
    unread = try read.split(pairs.runs, stop).unknown
    readUpdates = try updates.split(pairs.runs, stop).known
    mayBeEqual = false
  }

  /// Creates the pairs of lists that share rows.
  ///
  /// - Parameters:
  ///   - placed: All pairs.
  ///   - updates: The pairs with different contents.
  init(
    _ placed: OffsetPairs, updates: OffsetPairs, oldCount: Int, newCount: Int,
    _ stop: _StopPoll?
  ) throws(_Stopped) {
    let staying = try LongestIncreasingRuns.longestAscending(placed.runs, oldCount: oldCount, stop)
    pairs = TokenPairs(placed.runs, staying: staying)
    isKnownMinimal = staying.count == placed.runs.count
    unread = OffsetPairs()
    readUpdates = updates
    mayBeEqual =
      placed.count == oldCount && oldCount == newCount
      && !updates.runs.contains { $0.old == $0.new }
  }

  /// Appends an unread pair with different contents, after all others.
  func appendUpdate(old: Int, new: Int) {
    unreadUpdates.append(old: old, new: new, count: 1)
  }

  /// All pairs with different contents, ascending by the new offset.
  var updates: OffsetPairs { readUpdates.merged(with: unreadUpdates) }
}
