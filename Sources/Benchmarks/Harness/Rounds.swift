// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

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
      let estimate = min(time(contestant, 1), time(contestant, 1))
      calls[contestant] = callsPerSample(estimate)
      roundSeconds += max(estimate, 0.5e-3)
    }
    var samples: [Contestant: [Double]] = [:]
    var random = SplitMix64(seed: 2)
    for _ in 0..<options.rounds(roundSeconds: roundSeconds) {
      for contestant in contestants.shuffled(using: &random) {
        samples[contestant, default: []].append(time(contestant, calls[contestant] ?? 1))
      }
    }
    return samples
  }

  /// Times the join in a few rounds if no target needs it; not for huge lists, as it is slow.
  static func addJoin(to record: inout Record, time: Timing) {
    if record.samples[.measure(.join)] != nil || record.count > 1_000_000 { return }
    let callCalls = callsPerSample(record.median)
    let joinCalls = callsPerSample(time(.measure(.join), 1))
    for _ in 0..<Record.joinRoundCount {
      record.joinRounds.join.append(time(.measure(.join), joinCalls))
      record.joinRounds.call.append(time(.call, callCalls))
    }
  }
}
