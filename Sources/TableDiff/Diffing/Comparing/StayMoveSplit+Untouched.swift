// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension StayMoveSplit {
  /// Prefers a largest staying set that a diff by `.lcs` with this difference could have.
  ///
  ///     old  A B        the difference removes A at 0 and inserts it at 1: so A moves, although B
  ///     new  B A        could move instead
  ///
  /// In such a diff every untouched row stays, and every row removed and inserted with equal
  /// contents moves. Only rows removed and inserted with different contents may do either.
  ///
  /// A run of pairs stays as a whole or not at all, since each pair ascends wherever its neighbour
  /// does.
  ///
  /// - Parameters:
  ///   - untouched: The pairs that are neither removed nor inserted.
  ///   - updates: The pairs that are removed and inserted with different contents.
  /// - Complexity: O(*r* log *r*), where *r* is the number of runs.
  mutating func prefer(untouched: OffsetPairs, updates: OffsetPairs, oldCount: Int) {
    if isByOffset || staying.count == runs.count { return }
    let held = runsWithAny(of: untouched) { _, _ in true }
    let changed = runsWithAny(of: updates) { run, count in count == Int(run.count) }
    let isPossible = runs.indices.allSatisfy { index in
      staying.contains(index)
        ? held.contains(index) || changed.contains(index) : !held.contains(index)
    }
    if isPossible { return }

    var candidates = RunList<OffsetPairs.Run>()
    var indices: [Int] = []
    var oldEnd = 0
    var next = held.firstMember(from: 0)
    for index in runs.indices {
      let run = runs[index]
      if held.contains(index) {
        oldEnd = run.oldRange.upperBound
      } else {
        if next < index { next = held.firstMember(from: index) }
        let oldLimit = next < runs.count ? Int(runs[next].old) : oldCount
        if !changed.contains(index) || Int(run.old) < oldEnd { continue }
        if run.oldRange.upperBound > oldLimit { continue }
      }
      candidates.append(run)
      indices.append(index)
    }
    let longest = finished { () throws(_Stopped) in
      try LongestIncreasingRuns.longestAscending(candidates, oldCount: oldCount, nil)
    }
    var preferred = OffsetSet(bound: runs.count)
    for (position, index) in indices.enumerated() where longest.contains(position) {
      preferred.insert(index)
    }
    if rowCount(of: preferred) == rowCount(of: staying) { staying = preferred }
  }

  /// Returns the runs in which the number of given pairs satisfies a condition.
  private func runsWithAny(
    of pairs: OffsetPairs, _ isEnough: (_ run: OffsetPairs.Run, _ count: Int) -> Bool
  ) -> OffsetSet {
    var members = OffsetSet(bound: runs.count)
    var next = 0
    for index in runs.indices {
      let run = runs[index]
      var count = 0
      while next < pairs.runs.count, pairs.runs[next].newRange.upperBound <= run.newRange.upperBound
      {
        count += Int(pairs.runs[next].count)
        next += 1
      }
      if count > 0, isEnough(run, count) { members.insert(index) }
    }
    return members
  }

  private func rowCount(of members: OffsetSet) -> Int {
    runs.indices.reduce(0) { members.contains($1) ? $0 + Int(runs[$1].count) : $0 }
  }
}
