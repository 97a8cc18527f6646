// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import Dispatch

/// Times several contestants in turn, so that changes of the machine's speed affect all of them.
package enum Rounds {
  package typealias Timing = (_ contestant: Contestant, _ calls: Int) -> Double

  /// Times all contestants once a round, in random order.
  ///
  /// With a fixed order, a scheduler that suspends the process at regular intervals would always
  /// delay the same contestant.
  package static func samples(
    of contestants: [Contestant], _ options: Options, time: Timing
  ) -> [Contestant: [Double]] {
    var calls: [Contestant: Int] = [:]
    var roundSeconds = 0.0
    var samples: [Contestant: [Double]] = [:]
    let start = now
    for contestant in contestants {
      let began = now
      var estimate = time(contestant, 1)
      if now - began < slow {
        // The first call may be slower than all others.
        estimate = min(estimate, time(contestant, 1))
      } else if !options.isThorough {
        samples[contestant] = [estimate]
      }
      calls[contestant] = callsPerSample(estimate)
      roundSeconds += max(estimate, 0.5e-3)
    }
    var random = SplitMix64(seed: 2)
    for round in 0..<options.rounds(roundSeconds: roundSeconds) {
      // What is prepared outside the timer takes time as well.
      if round >= Options.leastRounds, now - start > options.roundsLimit { break }
      for contestant in contestants.shuffled(using: &random) {
        let isDone = samples[contestant, default: []].count > round
        let isEnough = roundSeconds > slow && !options.isThorough && contestant.isForm && round >= 3
        if isDone || isEnough { continue }
        samples[contestant, default: []].append(time(contestant, calls[contestant] ?? 1))
      }
    }
    return samples
  }

  /// The seconds from which on time is saved: the first call counts, and other forms of the call
  /// are timed in three rounds only.
  private static let slow = 0.1

  private static var now: Double { Double(DispatchTime.now().uptimeNanoseconds) * 1e-9 }

  /// Times the join in a few rounds if no target needs it; not for long lists, as it is slow.
  package static func addJoin(to record: inout Record, _ options: Options, time: Timing) {
    let limit = options.isThorough ? 1_000_000 : 100_000
    if record.samples[.measure(.join)] != nil || record.count > limit { return }
    let callCalls = callsPerSample(record.median)
    let joinCalls = callsPerSample(time(.measure(.join), 1))
    for _ in 0..<Record.joinRoundCount {
      record.joinRounds.join.append(time(.measure(.join), joinCalls))
      record.joinRounds.call.append(time(.call, callCalls))
    }
  }
}
