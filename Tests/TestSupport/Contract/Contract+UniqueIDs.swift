// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff

/// The pairs of rows with equal ids, ascending, and which of them stay, where ids are unique.
struct UniquePairs {
  let pairs: [(old: Int, new: Int)]

  /// Which of the pairs stay by clause 7.
  let staying: Set<Int>

  /// The length of a longest common subsequence of short lists.
  let longestCount: Int?

  /// - Returns: `nil` where an id repeats.
  init?(_ oldIDs: [Int], _ newIDs: [Int]) {
    var offsets: [Int: Int] = [:]
    for (offset, id) in oldIDs.enumerated() where offsets.updateValue(offset, forKey: id) != nil {
      return nil
    }
    if Set(newIDs).count != newIDs.count { return nil }
    pairs = newIDs.enumerated().compactMap { offset, id in offsets[id].map { ($0, offset) } }
    staying = Set(StayingOracle.staying(pairs.map(\.old)))
    let isShort = oldIDs.count * newIDs.count <= 2_500
    longestCount = isShort ? longestCommonSubsequenceLength(oldIDs, newIDs) : nil
  }
}

extension Contract {
  /// With unique ids the whole diff is laid down: the pairs are given, clause 7 chooses what stays.
  func problemOfUniqueIDs() -> String? {
    guard let uniquePairs else { return nil }
    let pairs = uniquePairs.pairs
    var stays = uniquePairs.staying
    if style == .all { stays = Set(pairs.indices.filter { pairs[$0].old == pairs[$0].new }) }
    let staying = pairs.indices.filter(stays.contains).map { pairs[$0] }
    let moved = pairs.indices.filter { !stays.contains($0) }.map { pairs[$0] }

    let kept = style == .never ? staying : pairs
    let keptOld = Set(kept.map(\.old))
    let keptNew = Set(kept.map(\.new))
    let deletes = oldIDs.indices.filter { !keptOld.contains($0) }
    let inserts = newIDs.indices.filter { !keptNew.contains($0) }
    let moves = style == .never ? [] : moved.map { ListDiff.Move(from: $0.old, to: $0.new) }
    if diff.deletes != deletes { return "deletes \(diff.deletes), not \(deletes)" }
    if diff.inserts != inserts { return "inserts \(diff.inserts), not \(inserts)" }
    if diff.moves != moves { return "moves \(diff.moves), not \(moves)" }
    return problemOfCount(uniquePairs)
  }

  /// Clause 2: as few moves, or deletes and inserts, as a longest common subsequence allows.
  private func problemOfCount(_ uniquePairs: UniquePairs) -> String? {
    guard style != .all, let stayCount = uniquePairs.longestCount else { return nil }
    if style == .minimal {
      let (count, pairCount) = (diff.moves.count, uniquePairs.pairs.count)
      return count == pairCount - stayCount ? nil : "\(count) moves of \(pairCount) pairs"
    }
    let count = diff.deletes.count + diff.inserts.count
    let least = oldIDs.count + newIDs.count - 2 * stayCount
    return count == least ? nil : "an edit script of \(count), not \(least) steps"
  }
}
