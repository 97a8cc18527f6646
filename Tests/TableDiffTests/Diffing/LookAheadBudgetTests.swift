// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TableDiffTesting
import TestSupport
import Testing

/// What looks ahead may cost, in the worst case of lists that choose how each look ends.
@Suite struct LookAheadBudgetTests {
  private struct Walk {
    /// The id comparisons of all looks.
    var comparisons = 0
    /// The rows of one side that matched, were skipped or were left over.
    var rows = 0
  }

  /// Walks two lists of so many rows; each look costs as much as a look can: three comparisons a
  /// step, and one more for a neighbour that does not follow.
  private static func walk(
    _ rowCount: Int, matched: () -> Int, isFound: () -> Bool
  ) -> Walk {
    var budget = LookAheadBudget(rowCount: rowCount)
    var walk = Walk()
    while walk.rows < rowCount {
      let step = min(matched(), rowCount - walk.rows)
      budget.earn(step)
      walk.rows += step
      let distance = budget.distance
      if distance < 0 { Issue.record("\(distance) at row \(walk.rows) of \(rowCount)") }
      if distance <= 0 { break }
      let isFound = isFound()
      walk.comparisons += 4 * distance
      walk.rows += isFound ? distance : 1
      budget.spend(4 * distance, found: isFound)
    }
    return walk
  }

  @Test(arguments: 0..<UInt64(Sizes.pick(exhaustive: 5_000, usual: 500, debug: 50)))
  func looksTakeFewerThanTwoComparisonsARow(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let rowCount = 1 + random.below([3, 10, 100, 3_000, 200_000][random.below(5)])
    let longest = 1 + random.below([1, 3, 30, 1_000][random.below(4)])
    let percent = [0, 10, 50, 90, 100][random.below(5)]
    let walk = Self.walk(
      rowCount, matched: { random.below(longest + 1) }, isFound: { random.chance(percent) })
    #expect(walk.comparisons < 2 * rowCount, "\(rowCount) rows, up to \(longest) match")
  }

  /// Every row matches just before a look that fails.
  @Test func mismatchesAtEveryOtherRow() {
    for rowCount in [1, 2, 10, 1_000, 100_000] {
      let walk = Self.walk(rowCount, matched: { 1 }, isFound: { false })
      #expect(walk.comparisons < 2 * rowCount, "\(rowCount)")
    }
  }

  @Test func aShuffledListIsGivenUpEarly() {
    for rowCount in [10_000, 1_000_000] {
      let walk = Self.walk(rowCount, matched: { 0 }, isFound: { false })
      #expect(walk.comparisons > 0)
      #expect(walk.comparisons < rowCount / 14)
      #expect(walk.rows < rowCount / 100)
    }
  }

  /// Rows that match make later looks reach farther.
  @Test func matchedRowsPayForLooks() {
    var budget = LookAheadBudget(rowCount: 1_000)
    let first = budget.distance
    budget.earn(500)
    #expect(budget.distance >= first + 100)
    #expect(budget.distance <= 4 + 8 + 500 + 1_000 / 64)
    budget.spend(10, found: true)
    #expect(budget.distance <= 8)
    var distances: [Int] = []
    for _ in 0..<20 {
      distances.append(budget.distance)
      budget.spend(3, found: false)
    }
    // At failures 1, 2, 4, 8 and 16 it reaches farther than the rows skipped.
    let farther = distances.indices.filter { distances[$0] > max(8, $0) }
    #expect(farther == [1, 2, 4, 8, 16])
  }
}
