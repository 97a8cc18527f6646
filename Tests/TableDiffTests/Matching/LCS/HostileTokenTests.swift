// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TableDiffTesting
import TestSupport
import Testing

/// Sequences made to be hard for one strategy or another.
@Suite struct HostileTokenTests {
  /// Names and pairs of sequences of about a length.
  static func families(_ length: Int) -> [(name: String, lists: TokenCase)] {
    func sequence(_ count: Int, _ token: (Int) -> Int) -> [Int32] {
      (0..<count).map { Int32(token($0)) }
    }
    var random = SeededRandom(seed: 5)
    let letters = sequence(length) { _ in random.below(4) }
    let twice = sequence(length) { $0 / 2 }.shuffled(using: &random)
    let rare = sequence(length) { _ in random.below(length / 10 + 1) }
    return [
      (
        "all equal",
        TokenCase(old: sequence(length) { _ in 0 }, new: sequence(length / 2) { _ in 0 })
      ),
      (
        "two blocks",
        TokenCase(
          old: sequence(length) { $0 < length / 2 ? 0 : 1 },
          new: sequence(length) { $0 < length / 2 ? 1 : 0 })
      ),
      (
        "alternating",
        TokenCase(old: sequence(length) { $0 % 2 }, new: sequence(length) { 1 - $0 % 2 })
      ),
      ("periods", TokenCase(old: sequence(length) { $0 % 7 }, new: sequence(length) { $0 % 5 })),
      ("reversed letters", TokenCase(old: letters, new: letters.reversed())),
      (
        "reversed unique",
        TokenCase(
          old: sequence(length) { $0 }, new: sequence(length) { length - 1 - $0 })
      ),
      ("reversed twice", TokenCase(old: twice, new: twice.reversed())),
      ("shuffled twice", TokenCase(old: twice, new: twice.shuffled(using: &random))),
      ("shuffled rare", TokenCase(old: rare, new: rare.shuffled(using: &random))),
      ("one long side", TokenCase(old: [0, 1, 2, 1, 0], new: letters)),
      ("another long side", TokenCase(old: letters, new: [3, 1, 2, 1, 0])),
      (
        "two rows exchanged",
        TokenCase(
          old: twice, new: Array(twice.suffix(length / 2) + twice.prefix(length - length / 2)))
      ),
      (
        "one frequent among unique",
        TokenCase(
          old: sequence(length) { $0 % 2 == 0 ? 0 : $0 },
          new: sequence(length) { $0 % 2 == 0 ? 0 : length - $0 })
      ),
      ("nothing in common", TokenCase(old: letters, new: letters.map { $0 + 4 })),
      ("nothing", TokenCase(old: letters, new: [])),
    ]
  }

  @Test func eachStrategyIsExact() {
    for (name, lists) in Self.families(Sizes.pick(exhaustive: 700, usual: 300, debug: 50)) {
      let expected = longestCommonSubsequenceLength(lists.old, lists.new)
      for strategies in LCSStrategies.forced {
        let count = lists.pairCount(by: strategies)
        #expect(count == expected, "\(name) by \(strategies)")
      }
    }
  }

  /// A table of all pairs, or a list of all matches, would take hundreds of times as much.
  @Test func memoryIsLinear() {
    for length in [
      300, Sizes.isDebug ? 500 : 1_000, Sizes.pick(exhaustive: 30_000, usual: 4_000, debug: 2_000),
    ] {
      for (name, lists) in Self.families(length) {
        let rows = lists.old.count + lists.new.count
        for strategies in LCSStrategies.forced
        where length < 2_000 || strategies == .all || strategies == .bitVectors {
          let bytes = lists.solved(by: strategies)?.scratchBytes ?? .max
          #expect(
            bytes <= 90 * rows + 40_000,
            "\(name) of \(length) by \(strategies): \(bytes / (rows + 1))")
        }
      }
    }
  }

  @Test(arguments: [0, 1, 100, 10_000]) func beyondTheLimitOfEffortPairsAreStillCommon(effort: Int)
  {
    var isEverLimited = false
    for (name, lists) in Self.families(400) {
      let best = longestCommonSubsequenceLength(lists.old, lists.new)
      let found = lists.solved(effort: effort)
      let count = lists.pairCount(effort: effort)
      #expect(count ?? .max <= best, "\(name)")
      if found?.isKnownMinimal == true { #expect(count == best, "\(name)") }
      if found?.isKnownMinimal == false { isEverLimited = true }
      let again = lists.solved(effort: effort)
      #expect(found?.pairs == again?.pairs)
    }
    if effort <= 100 { #expect(isEverLimited) }
  }

  @Test func uniqueTokensNeedNoEffort() {
    let old = (0..<500).map { Int32($0) }
    var random = SeededRandom(seed: 3)
    let lists = TokenCase(old: old, new: old.shuffled(using: &random))
    #expect(lists.solved(effort: 0)?.isKnownMinimal == true)
  }

  @Test func stopsWhenAskedTo() {
    var stopCount = 0
    for (name, lists) in Self.families(Sizes.pick(exhaustive: 40_000, usual: 10_000)) {
      var questions = 0
      let all = lists.solved {
        questions += 1
        return false
      }
      if all == nil { Issue.record("stopped unasked: \(name)") }
      // Few of these are so hard that the question comes up.
      for stop in Set([1, questions / 2, questions]) where stop > 0 && stop <= questions {
        var asked = 0
        let found = lists.solved {
          asked += 1
          return asked == stop
        }
        if found != nil { Issue.record("\(name) at question \(stop) of \(questions)") }
        #expect(asked == stop)
        stopCount += 1
      }
    }
    #expect(stopCount > 5)
  }
}
