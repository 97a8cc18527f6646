// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// What the solver of longest common subsequences made of two lists.
///
/// An object, since most diffs have none: in place it would make every `RowPairing` twice as large,
/// which diffs of short lists notice.
@usableFromInline
final class LongestPairs {
  let pairs: TokenPairs

  /// Whether it is known that no more rows can stay.
  let isKnownMinimal: Bool

  /// The pairs whose contents were not compared before.
  @usableFromInline let unread: OffsetPairs

  /// Those of the pairs that were compared before, and those of the others, whose contents differ.
  private let readUpdates: OffsetPairs
  private var unreadUpdates = OffsetPairs()

  /// - Parameters:
  ///   - read: Pairs whose contents were compared before, ascending by the new offset.
  ///   - updates: Those of them whose contents differ.
  /// - Returns: `nil` when `shouldStop` said so; it is asked once a block of each pass.
  init?(
    _ pairs: TokenPairs, isKnownMinimal: Bool, read: OffsetPairs, updates: OffsetPairs,
    shouldStop: () -> Bool
  ) {
    let every = StopCheck.interval
    guard let readSplit = read.split(pairs.runs, pollingEvery: every, shouldStop: shouldStop),
      let updateSplit = updates.split(pairs.runs, pollingEvery: every, shouldStop: shouldStop)
    else { return nil }
    self.pairs = pairs
    self.isKnownMinimal = isKnownMinimal
    unread = readSplit.unknown
    readUpdates = updateSplit.known
  }

  /// Notes that the contents of an unread pair differ; it comes after all others so far.
  @usableFromInline
  func appendUpdate(old: Int, new: Int) {
    unreadUpdates.append(old: old, new: new, count: 1)
  }

  /// All pairs whose contents differ, ascending by the new offset.
  var updates: OffsetPairs { readUpdates.merged(with: unreadUpdates) }
}
