// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// The pairs among the rows that the walk left over.
@usableFromInline
struct UnmatchedPairs {
  /// For each new row left over, in order, the old offset of its pair; -1 if it has none.
  @usableFromInline var matches: ContiguousArray<Int32>

  /// The pairs with different contents, ascending by the new offset.
  private(set) var updates = OffsetPairs()

  @usableFromInline
  init(matches: ContiguousArray<Int32>) { self.matches = matches }

  /// Returns whether there is any pair; `nil` if `shouldStop` returned `true`.
  @usableFromInline
  func hasAny(shouldStop: () -> Bool) -> Bool? {
    for start in stride(from: 0, to: matches.count, by: StopCheck.interval) {
      if start > 0, shouldStop() { return nil }
      let end = min(matches.count, start + StopCheck.interval)
      if matches[start..<end].contains(where: { $0 >= 0 }) { return true }
    }
    return false
  }

  /// Appends a pair with different contents, after all others in new order.
  @usableFromInline
  mutating func appendUpdate(old: Int, new: Int) {
    updates.append(old: old, new: new, count: 1)
  }
}

/// The pairs of unmatched rows while they are verified, with the join that they come from.
///
/// Separate from `UnmatchedPairs`, which a `RowPairing` stores: the larger that is, the slower diffs
/// of short lists are.
struct CandidatePairs {
  var pairs: UnmatchedPairs

  /// The join's groups.
  private var groups: TagGroups

  /// Creates candidates from those of a join.
  init(_ join: consuming HashJoin) {
    pairs = UnmatchedPairs(matches: join.takeCandidates())
    groups = TagGroups(join)
  }

  /// Pairs all rows with the tag of a hash again, as `TagGroup` does.
  ///
  /// - Returns: `false` if `shouldStop` returned `true`.
  mutating func pairAnew(
    like hash: UInt64, from ordinal: Int, newRest: OffsetRanges,
    oldHash: (_ offset: Int) -> UInt64, newHash: (_ offset: Int) -> UInt64,
    areSame: (_ oldOffset: Int, _ newOffset: Int) -> Bool, sections: RowSections?,
    shouldStop: () -> Bool
  ) -> Bool {
    let areTogether = sections.map { sections in { sections.areTogether($0, $1) } }
    return groups.pairAnew(
      like: hash, &pairs.matches, from: ordinal, newRest: newRest, oldHash: oldHash,
      newHash: newHash, areSame: areSame, areTogether: areTogether, shouldStop: shouldStop)
  }
}
