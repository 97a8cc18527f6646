// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiffTesting
import TestSupport
import Testing

/// The oracles agree with one another, so that each may stand for all.
@Suite struct OracleTests {
  @Test func theThreeWaysToChooseWhatStaysAgree() {
    for count in 0...Sizes.pick(exhaustive: 8, usual: 6) {
      forEachPermutation(of: count) { offsets in
        let expected = StayingOracle.byEverySubset(offsets)
        #expect(StayingOracle.byLengths(offsets) == expected)
        #expect(StayingOracle.byPatience(offsets) == expected)
      }
    }
  }

  @Test func whatStaysIsALongestCommonSubsequence() {
    for count in 0...6 {
      forEachPermutation(of: count) { offsets in
        let length = longestCommonSubsequenceLength(Array(0..<count), offsets)
        #expect(StayingOracle.byPatience(offsets).count == length)
      }
    }
  }

  @Test func longPermutationsChooseAlike() {
    var random = SeededRandom(seed: 7)
    for count in [20, 60, 200] {
      let offsets = Array(0..<count).shuffled(using: &random)
      #expect(StayingOracle.byPatience(offsets) == StayingOracle.byLengths(offsets))
    }
  }

  @Test func caseTextReadsBackAsWritten() {
    var random = SeededRandom(seed: 3)
    for _ in 0..<200 {
      let rows = (0..<random.below(12)).map { _ in
        TestRow(id: random.below(9), content: random.below(3))
      }
      #expect(ListCase.rows(in: ListCase.text(of: rows)) == rows)
    }
    #expect(ListCase.rows(in: "1...3 9.4 7...5.2")?.count == 7)
    #expect(ListCase.rows(in: "x") == nil)
  }
}
