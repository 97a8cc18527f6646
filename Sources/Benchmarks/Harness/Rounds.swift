// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import Dispatch

/// Times several contestants in turn, so that changes of the machine's speed affect all of them.
enum Rounds {
  typealias Timing = (_ contestant: Contestant, _ calls: Int) -> Double

  /// Times all contestants once a round, in random order.
  ///
  /// With a fixed order, a scheduler that suspends the process at regular intervals would always
  /// delay the same contestant.
  static func samples(
    of contestants: [Contestant], _ options: Options, time: Timing
  ) -> [Contestant: [Double]] {
    var calls: [Contestant: Int] = [:]
    var roundSeconds = 0.0
    for contestant in contestants {
      var estimate = time(contestant, 1)
      // The first call may be slow; that matters if it is short.
      if estimate < 0.1 { estimate = min(estimate, time(contestant, 1)) }
      calls[contestant] = callsPerSample(estimate)
      roundSeconds += max(estimate, 0.5e-3)
    }
    var samples: [Contestant: [Double]] = [:]
    var random = SplitMix64(seed: 2)
    let start = DispatchTime.now().uptimeNanoseconds
    for round in 0..<options.rounds(roundSeconds: roundSeconds) {
      // What is prepared outside the timer takes time as well.
      let elapsed = Double(DispatchTime.now().uptimeNanoseconds - start) * 1e-9
      if round >= Options.leastRounds, elapsed > options.roundsLimit { break }
      for contestant in contestants.shuffled(using: &random) {
        samples[contestant, default: []].append(time(contestant, calls[contestant] ?? 1))
      }
    }
    return samples
  }

  /// Times the join in a few rounds if no target needs it; not for huge lists, as it is slow.
  static func addJoin(to record: inout Record, _ options: Options, time: Timing) {
    if record.samples[.measure(.join)] != nil || record.count > 1_000_000 { return }
    let callCalls = callsPerSample(record.median)
    let first = time(.measure(.join), 1)
    let joinCalls = callsPerSample(first)
    for round in 0..<(options.isThorough ? Record.joinRoundCount : 1) {
      let isTimed = round == 0 && joinCalls == 1
      record.joinRounds.join.append(isTimed ? first : time(.measure(.join), joinCalls))
      record.joinRounds.call.append(time(.call, callCalls))
    }
  }
}
