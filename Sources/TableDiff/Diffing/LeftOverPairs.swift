// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// The pairs found among the rows that the walk left over.
@usableFromInline
package struct LeftOverPairs {
  /// For each new row left over, in their order, the old offset of its pair; -1 for none.
  @usableFromInline var matches: ContiguousArray<Int32>

  /// Those pairs whose contents differ, ascending by the new offset.
  private(set) var updates = OffsetPairs()

  @usableFromInline
  init(matches: ContiguousArray<Int32>) { self.matches = matches }

  /// Whether there is any pair at all; `nil` when `shouldStop` said so.
  @usableFromInline
  func hasAny(shouldStop: () -> Bool) -> Bool? {
    for start in stride(from: 0, to: matches.count, by: StopCheck.interval) {
      if start > 0, shouldStop() { return nil }
      let end = min(matches.count, start + StopCheck.interval)
      if matches[start..<end].contains(where: { $0 >= 0 }) { return true }
    }
    return false
  }

  /// Notes that the contents of a pair differ; it comes after all others so far in new order.
  @usableFromInline
  mutating func appendUpdate(old: Int, new: Int) {
    updates.append(old: old, new: new, count: 1)
  }
}

/// Pairs of rows left over while they are verified, with the join that they are candidates of.
///
/// Apart from the pairs, which a `RowPairing` holds on to: the larger that is, the longer diffs of
/// short lists take.
@usableFromInline
struct CandidatePairs {
  @usableFromInline var pairs: LeftOverPairs

  /// The join's groups; `nil` where rows were compared one by one.
  private var groups: TagGroups?

  /// Takes pairs over whose ids were compared.
  @usableFromInline
  init(_ pairs: LeftOverPairs) { self.pairs = pairs }

  /// Takes the candidates of a join over.
  @usableFromInline
  init(_ join: consuming HashJoin) {
    pairs = LeftOverPairs(matches: join.takeCandidates())
    groups = TagGroups(join)
  }

  /// Whether the pairs are candidates of a join.
  @usableFromInline var areJoined: Bool { groups != nil }

  /// Pairs all rows whose tag is that of a hash anew, as `TagGroup` says.
  ///
  /// - Returns: `false` when `shouldStop` said so.
  @usableFromInline
  mutating func pairAnew(
    like hash: UInt64, from ordinal: Int, newRest: OffsetRanges,
    oldHash: (_ offset: Int) -> UInt64, newHash: (_ offset: Int) -> UInt64,
    areSame: (_ oldOffset: Int, _ newOffset: Int) -> Bool, sections: RowSections?,
    shouldStop: () -> Bool
  ) -> Bool {
    let areTogether = sections.map { sections in { sections.areTogether($0, $1) } }
    return groups?.pairAnew(
      like: hash, &pairs.matches, from: ordinal, newRest: newRest, oldHash: oldHash,
      newHash: newHash, areSame: areSame, areTogether: areTogether, shouldStop: shouldStop) ?? true
  }
}
