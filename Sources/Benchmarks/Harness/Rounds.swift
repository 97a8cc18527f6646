// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// Times several contestants in turn, so that all of them meet the same moods of the machine.
enum Rounds {
  typealias Timing = (_ contestant: Contestant, _ calls: Int) -> Double

  /// Times all contestants once a round, in an order that changes: with a fixed one, a scheduler
  /// that takes the processor away at regular times would always meet the same contestant.
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

  /// The join takes long: where no target needs it, few rounds must do, and none for huge lists.
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
