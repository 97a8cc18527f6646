// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiffTesting
import TestSupport
import Testing

/// The oracles agree with one another, so that each may stand for all.
@Suite struct OracleTests {
  @Test func bothWaysToChooseWhatStaysAgree() {
    for count in 0...Sizes.pick(exhaustive: 8, usual: 6) {
      forEachPermutation(of: count) { offsets in
        let staying = StayingOracle.staying(offsets)
        #expect(staying == StayingOracle.byEverySubset(offsets))
        #expect(staying.count == longestCommonSubsequenceLength(Array(0..<count), offsets))
      }
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
