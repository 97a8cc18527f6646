// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TableDiffTesting
import Testing

/// The runs that stay if it is known that most rows ascend: the same as without this knowledge.
struct AscendingRunsTests {
  /// Runs of a list in which some rows moved, and the indices of those that did not.
  private static func moved(_ seed: UInt64) -> (
    runs: RunList<OffsetPairs.Run>, ascending: OffsetSet, counts: (old: Int, new: Int)
  ) {
    var random = SeededRandom(seed: seed)
    let count = 50 + random.below(2_000)
    var rows = Array(0..<count)
    var moved = Set<Int>()
    // Some rows move far, others so little that they may stay.
    for _ in 0..<random.below(12) {
      let from = random.below(rows.count)
      let row = rows.remove(at: from)
      let distance = random.below([3, 30, 3_000][random.below(3)])
      rows.insert(
        row, at: min(max(0, from + distance - random.below(2 * distance + 1)), rows.count))
      moved.insert(row)
    }
    for _ in 0..<random.below(30) { rows.remove(at: random.below(rows.count)) }
    var pairs = OffsetPairs()
    var new = 0
    for old in rows {
      if random.below(20) == 0 { new += 1 }
      pairs.append(old: old, new: new, count: 1)
      new += 1
    }
    var ascending = OffsetSet(bound: pairs.runs.count)
    for (index, run) in pairs.runs.enumerated() where !run.oldRange.allSatisfy(moved.contains) {
      ascending.insert(index)
    }
    return (pairs.runs, ascending, (count, new))
  }

  @Test func isTheSameChoice() throws {
    for seed in 0..<UInt64(2_000) {
      let (runs, ascending, counts) = Self.moved(seed)
      let expected = try LongestIncreasingRuns.longestAscending(runs, oldCount: counts.old, nil)
      let found = try LongestIncreasingRuns.longestAscending(
        runs, ascending: ascending, oldCount: counts.old, newCount: counts.new, nil)
      try #require(found.members() == expected.members(), "seed \(seed)")
    }
  }
}
