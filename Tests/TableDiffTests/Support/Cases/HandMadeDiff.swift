// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TableDiffTesting

/// Random valid diffs that no algorithm would find: rows move although they could stay.
enum HandMadeDiff {
  static func make(seed: UInt64) throws -> ListDiff {
    var random = SeededRandom(seed: seed)
    let (oldCount, newCount) = (random.below(20), random.below(20))
    let pairCount = random.below(min(oldCount, newCount) + 1)
    let old = (0..<oldCount).shuffled(using: &random).prefix(pairCount)
    let new = (0..<newCount).shuffled(using: &random).prefix(pairCount).sorted()
    // Either nearly in order, or not at all.
    let order = random.chance(50) ? Array(old) : old.sorted()
    var pairs = Array(zip(order, new))
    for _ in 0..<random.below(4) where pairCount > 0 {
      let (one, other) = (random.below(pairCount), random.below(pairCount))
      (pairs[one].0, pairs[other].0) = (pairs[other].0, pairs[one].0)
    }
    let share = random.below(100)
    var moves: [ListDiff.Move] = []
    var end = -1
    for (from, to) in pairs {
      if from > end, random.chance(share) {
        end = from
      } else {
        moves.append(.init(from: from, to: to))
      }
    }
    return try ListDiff(
      oldCount: oldCount, newCount: newCount,
      deletes: (0..<oldCount).filter { !order.contains($0) },
      inserts: (0..<newCount).filter { !new.contains($0) }, moves: moves,
      updates: pairs.filter { _ in random.chance(20) }.map { .init(from: $0, to: $1) })
  }
}
