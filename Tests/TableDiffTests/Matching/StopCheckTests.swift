// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import Testing

/// How often a stop check polls.
@Suite struct StopCheckTests {
  @Test(arguments: [1, 3, 4, 1_000, 65_535, 65_536, 65_537, 200_000])
  func pollsOnceEvery65536Rows(step: Int) {
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
        #expect(rows - rowsAtLastPoll >= 65_536)
        #expect(rows - rowsAtLastPoll < 65_536 + step)
        rowsAtLastPoll = rows
      }
    }
    #expect(rows - rowsAtLastPoll < 65_536)
  }
}
