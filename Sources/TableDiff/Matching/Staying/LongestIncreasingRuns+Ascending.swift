// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension LongestIncreasingRuns {
  /// Returns the indices of the runs of a longest ascending set, faster if most rows are known to
  /// ascend.
  ///
  /// Let *m* be the number of rows of the other runs. A run that crosses more than *m* ascending
  /// rows is in no longest set, since all other runs together would not make up for the rows it
  /// excludes. Such runs are dropped. The ascending runs between two remaining ones are in the set
  /// all or none, so they count as one.
  ///
  /// - Parameters:
  ///   - runs: Runs that ascend on the new side.
  ///   - ascending: The indices of runs known to ascend on the old side too.
  package static func longestAscending(
    _ runs: RunList<OffsetPairs.Run>, ascending: OffsetSet, oldCount: Int, newCount: Int,
    _ stop: _StopPoll?
  ) throws(_Stopped) -> OffsetSet {
    let array = runs.array
    guard let groups = RunGroups(array, ascending, oldCount: oldCount, newCount: newCount) else {
      return try longestAscending(runs, oldCount: oldCount, stop)
    }
    let longest = try longestAscending(RunList(groups.runs), oldCount: oldCount, stop)
    var members = ascending
    for index in groups.runs.indices {
      let indices = groups.indices[index]
      if !longest.contains(index) {
        members.remove(indices)
      } else if indices.count == 1 {
        members.insert(indices.lowerBound)
      }
    }
    return members
  }
}

/// Runs, with consecutive ascending ones combined into groups.
private struct RunGroups {
  /// For each group, a run with its first offsets and its number of rows.
  private(set) var runs: ContiguousArray<OffsetPairs.Run> = []

  /// For each group, its runs; in groups of several, only runs known to ascend.
  private(set) var indices: ContiguousArray<Range<Int>> = []

  /// - Returns: `nil` if too many runs remain to gain from groups.
  init?(
    _ all: ContiguousArray<OffsetPairs.Run>, _ ascending: OffsetSet, oldCount: Int, newCount: Int
  ) {
    let count = all.reduce(0) { $0 + Int($1.count) }
    var others: [OffsetPairs.Run] = []
    var index = ascending.firstGap(from: 0)
    while index < all.count {
      others.append(all[index])
      index = ascending.firstGap(from: index + 1)
    }
    let otherCount = others.reduce(0) { $0 + Int($1.count) }
    // A row that crosses r rows of its list crosses at least r ascending rows less those that do
    // not ascend.
    let limit = 2 * otherCount + max(oldCount, newCount) - count
    var starts = others.filter { Self.distance($0) <= limit }.map { $0.old }
    if starts.count > all.count / 8 { return nil }
    starts.sort()

    // The group to which the next ascending run may belong.
    var group = OffsetPairs.Run(old: 0, new: 0, count: 0)
    var first = 0
    var next = 0
    func close(at end: Int) {
      if group.count == 0 { return }
      runs.append(group)
      indices.append(first..<end)
      group.count = 0
    }
    for index in all.indices {
      let run = all[index]
      if ascending.contains(index) {
        while next < starts.count, starts[next] < run.old {
          next += 1
          close(at: index)
        }
        if group.count == 0 { (group, first) = (run, index) } else { group.count &+= run.count }
      } else if Self.distance(run) <= limit {
        close(at: index)
        runs.append(run)
        indices.append(index..<index + 1)
      }
    }
    close(at: all.count)
  }

  private static func distance(_ run: OffsetPairs.Run) -> Int { abs(Int(run.old) - Int(run.new)) }
}
