// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TableDiffTesting
import TestSupport
import Testing

/// The ranks of runs against their sorted old offsets.
@Suite struct RunRanksTests {
  @Test(arguments: 0..<UInt64(Sizes.pick(exhaustive: 1_000, usual: 150, debug: 15)))
  func ranksFollowOldOffsets(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let oldCount = 1 + random.below([8, 63, 64, 65, 1_000][random.below(5)])
    let runCount = random.below([oldCount, oldCount / 4, oldCount / 8][random.below(3)] + 1)
    let starts = Array((0..<oldCount).shuffled(using: &random).prefix(runCount))
    var runs = RunList<OffsetPairs.Run>()
    for (index, start) in starts.enumerated() {
      runs.append(OffsetPairs.Run(old: start, new: 2 * index, count: 1))
    }
    let sorted = starts.indices.sorted { starts[$0] < starts[$1] }
    for isSparse in [false, true] {
      let ranks = try RunRanks(of: runs, oldCount: oldCount, isSparse: isSparse, nil)
      let found = sorted.map { ranks.rank(ofRun: $0, atOld: Int32(starts[$0])) }
      #expect(zip(found, found.dropFirst()).allSatisfy { $0 < $1 }, "\(starts) of \(oldCount)")
      #expect(found.allSatisfy { 0 <= $0 && $0 < ranks.bound })
      // Few runs have no gaps between their ranks.
      if isSparse || runCount <= oldCount / 4 {
        #expect(found == Array(0..<runCount))
        #expect(ranks.bound == runCount)
      }
    }
  }

  @Test func sortingManyRunsPolls() {
    var runs = RunList<OffsetPairs.Run>()
    for index in 0..<20_000 { runs.append(OffsetPairs.Run(old: index, new: 2 * index, count: 1)) }
    #expect(throws: _Stopped.self) {
      _ = try RunRanks(of: runs, oldCount: 20_000, isSparse: true, _StopPoll { true })
    }
  }

  @Test func eachPassPolls() throws {
    let count = 40_000
    var runs = RunList<OffsetPairs.Run>()
    for index in 0..<count {
      runs.append(OffsetPairs.Run(old: 100 * (count - 1 - index), new: 2 * index, count: 1))
    }
    var polls = 0
    _ = try RunRanks(
      of: runs, oldCount: 100 * count,
      _StopPoll {
        polls += 1
        return false
      })
    #expect(polls == (count + 100 * count / 64) / _StopPoll.interval)
    for stop in 1...max(1, polls) {
      var asked = 0
      #expect(throws: _Stopped.self) {
        _ = try RunRanks(
          of: runs, oldCount: 100 * count,
          _StopPoll {
            asked += 1
            return asked == stop
          })
      }
    }
  }
}
