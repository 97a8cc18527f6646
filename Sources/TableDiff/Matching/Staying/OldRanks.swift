// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// The ranks of a matching's runs by old offset.
///
/// If runs are many, the old offset itself serves as the rank. If they are fewer, the rank is the
/// number of runs that start before, counted in a bitmap. If they are so few that a bitmap of all
/// rows would take longer, the runs are sorted.
package struct OldRanks {
  /// All ranks are below this.
  package let bound: Int

  private var words: ContiguousArray<UInt> = []
  private var countsBefore: ContiguousArray<Int32> = []

  /// For each run its rank, if the runs are sorted.
  private var sorted: ContiguousArray<Int32> = []

  /// Creates the ranks of some runs.
  ///
  /// - Parameter isSparse: Whether to sort the runs; `nil` to do so if that is faster.
  /// - Returns: `nil` if `shouldStop` returned `true`; it is polled once a block.
  package init?(
    of runs: RunList<OffsetPairs.Run>, oldCount: Int, isSparse: Bool? = nil,
    shouldStop: () -> Bool
  ) {
    if isSparse ?? OffsetUnion.sortsFaster(runs.count, bound: oldCount) {
      bound = runs.count
      sorted = Self.ranks(of: runs)
      // Few runs are few blocks.
      if runs.count >= Blocks.rowCount, shouldStop() { return nil }
      return
    }
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

  /// Returns the rank of a run by its index and the old offset at which it starts.
  package func rank(ofRun index: Int, atOld offset: Int32) -> Int {
    if words.isEmpty { return sorted.isEmpty ? Int(offset) : Int(sorted[index]) }
    let word = Int(offset) / UInt.bitWidth
    return Int(countsBefore[word]) + (words[word] & (Self.bit(offset) &- 1)).nonzeroBitCount
  }

  private static func bit(_ offset: Int32) -> UInt { 1 << UInt(Int(offset) % UInt.bitWidth) }

  /// Returns the ranks of runs by sorting them.
  private static func ranks(of runs: RunList<OffsetPairs.Run>) -> ContiguousArray<Int32> {
    var starts = ContiguousArray<(old: Int32, index: Int32)>()
    starts.reserveCapacity(runs.count)
    for run in runs { starts.append((run.old, Int32(truncatingIfNeeded: starts.count))) }
    starts = starts.sortedByDigits { $0.old }
    var ranks = ContiguousArray<Int32>(repeating: 0, count: runs.count)
    for rank in starts.indices { ranks[Int(starts[rank].index)] = Int32(truncatingIfNeeded: rank) }
    return ranks
  }
}
