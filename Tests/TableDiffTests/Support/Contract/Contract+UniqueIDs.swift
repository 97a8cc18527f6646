// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff

extension Contract {
  /// With unique ids the whole diff is laid down: the pairs are given, clause 7 chooses what stays.
  func problemOfUniqueIDs() -> String? {
    var offsets: [ID: Int] = [:]
    for (offset, id) in oldIDs.enumerated() where offsets.updateValue(offset, forKey: id) != nil {
      return nil
    }
    if Set(newIDs).count != newIDs.count { return nil }

    var pairs: [(old: Int, new: Int)] = []
    for (offset, id) in newIDs.enumerated() {
      if let source = offsets[id] { pairs.append((source, offset)) }
    }
    var stays = Set(StayingOracle.staying(pairs.map(\.old)))
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
    return problemOfCount(pairCount: pairs.count)
  }

  /// Clause 2: as few moves, or deletes and inserts, as a longest common subsequence allows.
  private func problemOfCount(pairCount: Int) -> String? {
    if style == .all || oldIDs.count * newIDs.count > 2_500 { return nil }
    let stayCount = longestCommonSubsequenceLength(oldIDs, newIDs)
    if style == .minimal {
      let count = diff.moves.count
      return count == pairCount - stayCount ? nil : "\(count) moves of \(pairCount) pairs"
    }
    let count = diff.deletes.count + diff.inserts.count
    let least = oldIDs.count + newIDs.count - 2 * stayCount
    return count == least ? nil : "an edit script of \(count), not \(least) steps"
  }
}
