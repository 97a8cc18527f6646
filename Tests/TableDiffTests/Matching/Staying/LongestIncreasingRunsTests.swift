// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TableDiffTesting
import TestSupport
import Testing

/// The runs that stay, against a search over all subsets and simple algorithms over rows.
@Suite struct LongestIncreasingRunsTests {
  /// The new offsets that stay, for the old offsets of rows 0, 1, … of the new list.
  ///
  /// - Parameter endsRun: Whether a run ends before a row that would continue it.
  private static func staying(
    _ old: [Int], oldCount: Int, endsRun: (_ newOffset: Int) -> Bool = { _ in false }
  ) -> [Int]? {
    var runs: [OffsetPairs.Run] = []
    for (new, offset) in old.enumerated() {
      if let last = runs.last, last.oldRange.upperBound == offset, !endsRun(new) {
        runs[runs.count - 1].count += 1
      } else {
        runs.append(OffsetPairs.Run(old: offset, new: new, count: 1))
      }
    }
    var list = RunList<OffsetPairs.Run>()
    for run in runs { list.append(run) }
    let members = try? LongestIncreasingRuns.longestAscending(list, oldCount: oldCount, nil)
    // Few runs are compared with each other; the result is that of the table.
    let byTable = try? LongestIncreasingRuns.longestAscending(
      list, oldCount: oldCount, fewLimit: 0, nil)
    if byTable?.members() != members?.members() { Issue.record("\(old): two results") }
    return members?.members().offsets.flatMap { Array(runs[$0].newRange) }
  }

  /// With gaps between old offsets, ranks are counted; without, they are the offsets themselves.
  @Test func everySmallPermutation() {
    for count in 0...Sizes.pick(exhaustive: 8, usual: 6, debug: 5) {
      forEachPermutation(of: count) { old in
        let expected = StayingOracle.byEverySubset(old)
        if Self.staying(old, oldCount: count) != expected { Issue.record("\(old)") }
        let spread = old.map { 9 * $0 }
        if Self.staying(spread, oldCount: 9 * count) != expected { Issue.record("\(spread)") }
        // Few runs of many rows are sorted.
        if Self.staying(spread, oldCount: 9_000) != expected { Issue.record("\(spread) of many") }
      }
    }
  }

  /// A random matching whose rows often continue each other.
  private static func matching(_ random: inout SeededRandom, upTo length: Int) -> [Int] {
    let count = random.below(length + 1)
    var old = Array(0..<count + random.below(count + 1))
    for _ in 0..<random.below([2, 10, count + 1][random.below(3)]) {
      let start = random.below(old.count)
      let block = Array(old[start..<min(old.count, start + 1 + random.below(9))])
      old.removeSubrange(start..<start + block.count)
      old.insert(contentsOf: block, at: random.below(old.count + 1))
    }
    if random.chance(20) { old.shuffle(using: &random) }
    if random.chance(20) { old.reverse() }
    return Array(old.prefix(count))
  }

  @Test(arguments: 0..<UInt64(Sizes.pick(exhaustive: 4_000, usual: 400, debug: 40)))
  func randomMatchings(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let old = Self.matching(&random, upTo: [10, 40, 120][Int(seed % 3)])
    let oldCount = (old.max() ?? 0) + 1
    let expected = StayingOracle.staying(old)
    #expect(Self.staying(old, oldCount: oldCount) == expected, "\(old)")
    // However the rows are divided into runs.
    let divided = Self.staying(old, oldCount: oldCount) { _ in random.chance(40) }
    #expect(divided == expected, "\(old)")
    #expect(Self.staying(old, oldCount: 9 * oldCount) == expected, "\(old)")
    #expect(Self.staying(old, oldCount: 200_000) == expected, "\(old)")
  }

  @Test(arguments: 0..<UInt64(Sizes.pick(exhaustive: 100, usual: 10, debug: 2)))
  func longMatchings(seed: UInt64) {
    var random = SeededRandom(seed: 9_000 + seed)
    let old = Self.matching(&random, upTo: 20_000)
    let expected = StayingOracle.staying(old)
    #expect(Self.staying(old, oldCount: (old.max() ?? 0) + 1) == expected)
  }

  @Test func ascendingRunsAllStay() {
    var runs = RunList<OffsetPairs.Run>()
    #expect(LongestIncreasingRuns.areAscending(runs))
    for index in 0..<5 { runs.append(OffsetPairs.Run(old: 3 * index, new: 2 * index, count: 2)) }
    #expect(LongestIncreasingRuns.areAscending(runs))
    runs.append(OffsetPairs.Run(old: 2, new: 20, count: 1))
    #expect(!LongestIncreasingRuns.areAscending(runs))
  }

  /// One pass reads all runs, another one those that stay, and a third ranks them if there are gaps between their rows.
  @Test(arguments: [
    (factor: 7_919, spread: 1, passes: 1), (factor: 49_999, spread: 1, passes: 1),
    (factor: 1, spread: 1, passes: 2), (factor: 7_919, spread: 5, passes: 2),
  ])
  func eachPassPolls(factor: Int, spread: Int, passes: Int) {
    var runs = RunList<OffsetPairs.Run>()
    let count = 50_000
    for index in 0..<count {
      // The last row of an ascending list comes first, so that not all stay.
      let old = factor == 1 ? (index + count - 1) % count : (index * factor) % count
      runs.append(OffsetPairs.Run(old: spread * old, new: 2 * index, count: 1))
    }
    var polls = 0
    func isDone(stop: Int) -> Bool {
      polls = 0
      let members = try? LongestIncreasingRuns.longestAscending(
        runs, oldCount: spread * count,
        _StopPoll {
          polls += 1
          return polls == stop
        })
      return members != nil
    }
    let isUnstoppedDone = isDone(stop: 0)
    #expect(isUnstoppedDone)
    let all = polls
    #expect(all >= passes * count / _StopPoll.interval)
    for stop in 1...max(1, all) {
      let isStoppedDone = isDone(stop: stop)
      #expect(!isStoppedDone)
      #expect(polls == stop)
    }
  }
}
