// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// Which runs of a matching make up a longest set of pairs that ascends on both sides.
///
/// Patience sorting (Fredman, "On computing the length of longest increasing subsequences", Discrete
/// Mathematics 11, 1975) over runs instead of rows: a run is in such a set as a whole or not at all.
///
/// Row by row, `tails[k]` is the smallest old offset that ends an ascending set of k rows. A run fills a
/// stretch of tails, so the tails are stretches of runs, ordered by old offset and by weight at once. A
/// bitmap over the runs' old order holds those that still end a set:
///
///     the next run, R    * its predecessor: the heaviest set that R can go on from
///     --#------*==R==x--x---#--    x successors that end sets no heavier than R's: dropped
///
/// Which set is taken where several are largest: read from the end, each time the row with the smallest old
/// offset that still ends a longest remaining set. So say the tails and the links to predecessors, row by row
/// or run by run.
enum StayingRuns {
  /// The indices of the runs of a longest ascending set.
  ///
  /// - Parameter runs: Runs that ascend on the new side.
  /// - Returns: `nil` when `shouldStop` said so.
  /// - Complexity: O(*r* log *r*), where *r* is the number of runs, to the base 64; O(*r*) when they ascend on
  ///   the old side too.
  static func longestAscending(
    _ runs: ContiguousArray<OffsetPairs.Run>, oldCount: Int, shouldStop: () -> Bool
  ) -> OffsetSet? {
    var members = OffsetSet(bound: runs.count)
    if areAscending(runs) {
      members.insert(0..<runs.count)
      return members
    }
    let ranks = OldRanks(of: runs, oldCount: oldCount)
    // For each rank: the weight of the heaviest set that its run ends, and the rank before it there.
    var weights = ContiguousArray<Int32>(repeating: 0, count: ranks.bound)
    var links = ContiguousArray<Int32>(repeating: -1, count: ranks.bound)
    var ends = RankBitmap(bound: ranks.bound)
    var runsToStop = Block.rowCount
    for run in runs {
      let rank = ranks.rank(ofOld: run.old)
      let predecessor = ends.member(before: rank)
      var weight = run.count
      if predecessor >= 0 { weight += weights[predecessor] }
      links[rank] = Int32(truncatingIfNeeded: predecessor)
      weights[rank] = weight
      var successor = ends.member(after: rank)
      while successor >= 0, weights[successor] <= weight {
        ends.remove(successor)
        successor = ends.member(after: rank)
      }
      ends.insert(rank)
      runsToStop -= 1
      if runsToStop == 0 {
        if shouldStop() { return nil }
        runsToStop = Block.rowCount
      }
    }
    var stayingRanks = OffsetSet(bound: ranks.bound)
    var rank = ends.member(before: ranks.bound)
    while rank >= 0 {
      stayingRanks.insert(rank..<rank + 1)
      rank = Int(links[rank])
    }
    for index in runs.indices where stayingRanks.contains(ranks.rank(ofOld: runs[index].old)) {
      members.insert(index..<index + 1)
    }
    return members
  }

  static func areAscending(_ runs: ContiguousArray<OffsetPairs.Run>) -> Bool {
    var last: Int32 = -1
    for run in runs {
      if run.old < last { return false }
      last = run.old
    }
    return true
  }
}
