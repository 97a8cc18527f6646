// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TableDiffTesting
import Testing

/// The counts of rows that have not moved, against an array of them.
@Suite struct UnmovedRowsTests {
  @Test(arguments: [1, 2, 63, 64, 65, 128, 129, 300, 1_000, 4_096, 5_000])
  func countsAreThoseOfAnArray(count: Int) {
    var random = SeededRandom(seed: UInt64(count))
    var bounds = Set([0, count])
    for _ in 0..<random.below(40) { bounds.insert(random.below(count)) }
    let sorted = bounds.sorted()
    let blocks = zip(sorted, sorted.dropFirst()).map { $0..<$1 }
    var rows = UnmovedRows(count: count)
    var isUnmoved = [Bool](repeating: true, count: count)
    for block in blocks.shuffled(using: &random) {
      rows.remove(block)
      for row in block { isUnmoved[row] = false }
      var expected = 0
      for row in 0..<count {
        #expect(rows.count(before: row) == expected)
        if isUnmoved[row] { expected += 1 }
      }
    }
  }
}
