// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import Testing

/// How often a stop check polls.
@Suite struct StopCheckTests {
  @Test(arguments: [1, 3, 4, 1_000, 16_383, 16_384, 16_385, 200_000])
  func pollsOnceEvery16384Rows(step: Int) {
    var check = StopCheck()
    var polls = 0
    var rows = 0
    var rowsAtLastPoll = 0
    while rows < 1_000_000 {
      rows += step
      let before = polls
      let stops = check.stops(after: step) {
        polls += 1
        return polls == 3
      }
      if stops != (polls == 3 && before == 2) { Issue.record("\(stops) at poll \(polls)") }
      if polls > before {
        #expect(polls == before + 1)
        #expect(rows - rowsAtLastPoll >= 16_384)
        #expect(rows - rowsAtLastPoll < 16_384 + step)
        rowsAtLastPoll = rows
      }
    }
    #expect(rows - rowsAtLastPoll < 16_384)
  }
}
