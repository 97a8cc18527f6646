// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import Testing

@Suite struct StopPollTests {
  @Test(arguments: [1, 3, 4, 1_000, 4_095, 4_096, 4_097, 200_000])
  func pollsOnceAnInterval(step: Int) throws {
    var polls = 0
    let poll = _StopPoll {
      polls += 1
      return false
    }
    var (rows, rowsAtLastPoll) = (0, 0)
    while rows < 1_000_000 {
      rows += step
      let before = polls
      try poll.check(after: step)
      if polls > before {
        #expect(polls == before + 1)
        #expect(rows - rowsAtLastPoll >= _StopPoll.interval)
        #expect(rows - rowsAtLastPoll < _StopPoll.interval + step)
        rowsAtLastPoll = rows
      }
    }
    #expect(rows - rowsAtLastPoll < _StopPoll.interval)
  }

  /// What is stopped stays so, without another question.
  @Test func latches() throws {
    var polls = 0
    let poll = _StopPoll {
      polls += 1
      return polls == 2
    }
    try poll.check(after: _StopPoll.interval)
    #expect(!poll.isStopped)
    for _ in 0..<3 {
      #expect(throws: _Stopped.self) { try poll.check(after: _StopPoll.interval) }
      #expect(throws: _Stopped.self) { try poll.check(after: 1) }
      #expect(throws: _Stopped.self) { try poll.ask() }
    }
    #expect(poll.isStopped && polls == 2)
  }

  @Test(arguments: [0, 1, 4_095, 4_096, 4_097, 20_000]) func blocks(count: Int) {
    let blocks = Array(StopBlocks(of: 7..<7 + count))
    #expect(blocks.flatMap { $0 } == Array(7..<7 + count))
    #expect(blocks.dropLast().allSatisfy { $0.count == _StopPoll.interval })
    #expect(blocks.allSatisfy { 0 < $0.count && $0.count <= _StopPoll.interval })
  }
}
