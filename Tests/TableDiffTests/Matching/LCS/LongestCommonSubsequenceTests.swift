// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TableDiffTesting
import TestSupport
import Testing

/// The solver of longest common subsequences against the table of Wagner and Fischer, each strategy
/// forced.
@Suite struct LongestCommonSubsequenceTests {
  @Test func everySmallPairOfWords() {
    let length = Sizes.pick(exhaustive: 8, usual: 5, debug: 4)
    var words: [[Int32]] = []
    var turn = 0
    forEachWord(over: 3, upTo: length) { words.append($0.map { Int32($0) }) }
    // Renaming the tokens changes nothing, so only the first of each family is taken as old.
    for old in words where isFirstOfItsRenamings(old.map { Int($0) }) {
      for new in words {
        let lists = TokenCase(old: old, new: new)
        let expected = longestCommonSubsequenceLength(old, new)
        // One other strategy in turn; all of them where the run is exhaustive and words are short.
        turn += 1
        var allStrategies = [.all, LCSStrategies.forced[turn % LCSStrategies.forced.count]]
        if Sizes.isExhaustive, old.count + new.count <= 12 { allStrategies = LCSStrategies.forced }
        for strategies in allStrategies {
          let count = lists.pairCount(by: strategies)
          if count != expected { Issue.record("\(count ?? -1) by \(strategies): \(lists)") }
        }
      }
    }
  }

  @Test(arguments: 0..<UInt64(Sizes.pick(exhaustive: 400, usual: 60, debug: 10)))
  func randomCases(seed: UInt64) {
    for (step, length) in [12, 80, 80, 300, 300].enumerated() {
      let lists = TokenCase(seed: seed * 8 + UInt64(step), upTo: length)
      let expected = longestCommonSubsequenceLength(lists.old, lists.new)
      for strategies in LCSStrategies.forced {
        #expect(lists.pairCount(by: strategies) == expected, "\(lists)")
      }
    }
  }

  @Test(arguments: 0..<UInt64(Sizes.pick(exhaustive: 100, usual: 6, debug: 2)))
  func randomLongCases(seed: UInt64) {
    let lists = TokenCase(seed: 1_000_000 + seed, upTo: 2_000)
    let expected = longestCommonSubsequenceLength(lists.old, lists.new)
    for strategies in LCSStrategies.forced { #expect(lists.pairCount(by: strategies) == expected) }
  }

  @Test(arguments: 0..<UInt64(Sizes.pick(exhaustive: 200, usual: 60, debug: 6)))
  func uniqueTokensGiveTheChoiceOfClause7(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let count = random.below([8, 40, 500][random.below(3)])
    var new = (0..<count + 9).map { Int32($0) }
    let old = new.shuffled(using: &random).prefix(count)
    if random.chance(50) {
      for _ in 0..<random.below(9) { new.swapAt(random.below(new.count), random.below(new.count)) }
    } else {
      new.shuffle(using: &random)
    }
    let lists = TokenCase(old: old.sorted(), new: Array(new.prefix(count)))
    let offsets = lists.new.compactMap { lists.old.firstIndex(of: $0) }
    let expected = StayingOracle.staying(offsets).map { offsets[$0] }
    #expect(lists.solved()?.pairs.map { old, _ in old } == expected, "\(lists)")
  }
}
