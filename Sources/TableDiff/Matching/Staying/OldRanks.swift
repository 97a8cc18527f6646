// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// The ranks of a matching's runs by old offset, found without sorting.
///
/// If runs are few, the rank is the number of runs that start before, counted in a bitmap. If they
/// are many, the old offset itself serves as the rank.
package struct OldRanks {
  /// All ranks are below this.
  package let bound: Int

  private var words: ContiguousArray<UInt> = []
  private var countsBefore: ContiguousArray<Int32> = []

  /// Creates the ranks of some runs.
  ///
  /// - Returns: `nil` if `shouldStop` returned `true`; it is polled once a block.
  package init?(of runs: RunList<OffsetPairs.Run>, oldCount: Int, shouldStop: () -> Bool) {
    if runs.count > oldCount / 4 {
      bound = oldCount
      return
    }
    bound = runs.count
    words = ContiguousArray(repeating: 0, count: oldCount / UInt.bitWidth + 1)
    for index in runs.indices {
      let run = runs[index]
      words[Int(run.old) / UInt.bitWidth] |= Self.bit(run.old)
      if index % Blocks.rowCount == Blocks.rowCount - 1, shouldStop() { return nil }
    }
    countsBefore.reserveCapacity(words.count)
    var count: Int32 = 0
    for index in words.indices {
      countsBefore.append(count)
      count += Int32(truncatingIfNeeded: words[index].nonzeroBitCount)
      if index % Blocks.rowCount == Blocks.rowCount - 1, shouldStop() { return nil }
    }
  }

  /// Returns the rank of the run that starts at an old offset.
  package func rank(ofOld offset: Int32) -> Int {
    if words.isEmpty { return Int(offset) }
    let word = Int(offset) / UInt.bitWidth
    return Int(countsBefore[word]) + (words[word] & (Self.bit(offset) &- 1)).nonzeroBitCount
  }

  private static func bit(_ offset: Int32) -> UInt { 1 << UInt(Int(offset) % UInt.bitWidth) }
}
