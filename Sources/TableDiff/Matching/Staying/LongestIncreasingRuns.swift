// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// Chooses the runs of a matching that stay: a longest set of pairs that ascends on both sides.
///
/// In new order this is a longest increasing subsequence of the old offsets. Patience sorting finds
/// it (Fredman, "On computing the length of longest increasing subsequences", Discrete Mathematics
/// 11, 1975, doi:10.1016/0012-365X(75)90103-X), over runs instead of rows: some longest set has
/// each run as a whole or not at all.
///
/// Row by row, `tails[k]` is the smallest old offset that ends an ascending set of k rows. A run
/// fills a stretch of tails, so the tails are stretches of runs, ordered by old offset and also by
/// weight. A bitmap over the old ranks of runs holds those that still end a set:
///
///     the next run, R    * its predecessor: the heaviest set that R can extend
///     --#------*==R==x--x---#--    x successors that end sets no heavier than R's: removed
///
/// Among several longest sets the choice is: reading from the end, always the row with the smallest
/// old offset that still ends a longest remaining set. The tails and the links to predecessors give
/// this choice, by rows or by runs.
package enum LongestIncreasingRuns {
  /// Returns the indices of the runs of a longest ascending set.
  ///
  /// - Parameters:
  ///   - runs: Runs that ascend on the new side.
  ///   - fewLimit: The number of runs up to which all pairs of runs are compared; at most 8.
  /// - Complexity: O(*r* log *r*), where *r* is the number of runs and the logarithm is to the base
  ///   64.
  package static func longestAscending(
    _ runs: RunList<OffsetPairs.Run>, oldCount: Int, fewLimit: Int = LongestIncreasingRuns.fewLimit,
    _ stop: _StopPoll?
  ) throws(_Stopped) -> OffsetSet {
    var members = OffsetSet(bound: runs.count)
    let areAscending = try areAscending(runs, stop)
    if areAscending {
      members.insert(0..<runs.count)
      return members
    }
    if runs.count <= fewLimit {
      insertLongest(ofFew: runs, into: &members)
      return members
    }
    let ranks = try RunRanks(of: runs, oldCount: oldCount, stop)
    var ends = RankBitmap(bound: ranks.bound)
    // The largest end so far, which most runs of mostly aligned lists follow.
    var last = -1
    // For each rank, its run and the weight of the heaviest set that the run ends; for each run,
    // its predecessor in that set.
    var tails = ContiguousArray<(weight: Int32, run: Int32)>(
      repeating: (0, -1), count: ranks.bound)
    let runs = runs.array
    let links = ContiguousArray<Int32>(unsafeUninitializedCapacity: runs.count) {
      links, initializedCount in
      tails.withUnsafeMutableBufferPointer { tails in
        for index in runs.indices {
          let run = runs[index]
          let rank = ranks.rank(ofRun: index, atOld: run.old)
          let predecessor = rank > last ? last : ends.member(before: rank)
          let tail = predecessor < 0 ? (weight: 0, run: -1) : tails[predecessor]
          let weight = run.count &+ tail.weight
          tails[rank] = (weight, Int32(truncatingIfNeeded: index))
          links[index] = tail.run
          if rank < last {
            var successor = ends.member(after: rank)
            while successor >= 0, tails[successor].weight <= weight {
              ends.remove(successor)
              successor = ends.member(after: rank)
            }
            if successor < 0 { last = rank }
          } else {
            last = rank
          }
          ends.insert(rank)
          stop?.count(_StopPoll.unitsPerRow)
          if stop?.isStopped == true { return }
        }
        initializedCount = runs.count
      }
    }
    if stop?.isStopped == true { throw _Stopped() }
    var index = Int(tails[last].run)
    while index >= 0 {
      members.insert(index)
      index = Int(links[index])
      try stop?.check(after: 1)
    }
    return members
  }

  /// The number of runs up to which comparing all pairs of runs is faster than a table.
  ///
  /// One or two moves make that many. A limit of 16 doubled the time of a diff of ten changes.
  package static var fewLimit: Int { 6 }

  /// Inserts the indices of the runs of a longest ascending set, found by comparing all pairs of
  /// runs.
  ///
  /// - Complexity: O(*r*²), where *r* is the number of runs, without allocations.
  private static func insertLongest(
    ofFew runs: RunList<OffsetPairs.Run>, into members: inout OffsetSet
  ) {
    // For each run, the weight of the heaviest set that it ends, and its predecessor in that set.
    var tails = SIMD8<Int32>(repeating: 0)
    var links = SIMD8<Int32>(repeating: -1)
    var last = -1
    for index in runs.indices {
      let run = runs[index]
      var best = -1
      for other in 0..<index where runs[other].old < run.old {
        if best < 0 || isBetterEnd(other, than: best, tails, runs) { best = other }
      }
      links[index] = Int32(truncatingIfNeeded: best)
      tails[index] = run.count &+ (best < 0 ? 0 : tails[best])
      if last < 0 || isBetterEnd(index, than: last, tails, runs) { last = index }
    }
    while last >= 0 {
      members.insert(last)
      last = Int(links[last])
    }
  }

  /// Returns whether a run ends a heavier set than another one, or an equally heavy set earlier in
  /// the old list.
  private static func isBetterEnd(
    _ index: Int, than other: Int, _ tails: SIMD8<Int32>, _ runs: RunList<OffsetPairs.Run>
  ) -> Bool {
    tails[index] != tails[other]
      ? tails[index] > tails[other] : runs[index].old < runs[other].old
  }

  /// Returns whether runs that ascend on the new side also ascend on the old one, so that all stay.
  package static func areAscending(_ runs: RunList<OffsetPairs.Run>) -> Bool {
    finished { () throws(_Stopped) in try areAscending(runs, nil) }
  }

  static func areAscending(
    _ runs: RunList<OffsetPairs.Run>, _ stop: _StopPoll?
  ) throws(_Stopped) -> Bool {
    var last: Int32 = -1
    for run in runs {
      if run.old < last { return false }
      last = run.old
      try stop?.check(after: 1)
    }
    return true
  }
}
