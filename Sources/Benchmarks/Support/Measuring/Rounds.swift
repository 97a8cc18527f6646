// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import Dispatch

/// Times several contestants in turn, so that changes of the machine's speed affect all alike.
enum Rounds {
  /// Times all contestants once a round, in random order.
  ///
  /// With a fixed order, a scheduler that suspends the process at regular intervals would always
  /// delay the same contestant.
  static func samples(
    of contestants: [Contestant: TimedCall], _ options: Options
  ) -> [Contestant: [Double]] {
    var calls: [Contestant: Int] = [:]
    var roundSeconds = 0.0
    var samples: [Contestant: [Double]] = [:]
    let start = now
    for (contestant, call) in contestants {
      let began = now
      var estimate = call.seconds(1)
      if now - began < slow {
        // The first call may be slower than all others.
        estimate = min(estimate, call.seconds(1))
      } else if !options.isThorough {
        samples[contestant] = [estimate]
      }
      calls[contestant] = callsPerSample(estimate)
      roundSeconds += max(estimate, 0.5e-3)
    }
    var random = SplitMix64(seed: 2)
    for round in 0..<options.rounds(roundSeconds: roundSeconds) {
      // Preparation outside the timer takes time as well.
      if round >= Options.leastRounds, now - start > options.roundsLimit { break }
      for (contestant, call) in contestants.shuffled(using: &random) {
        let isDone = samples[contestant, default: []].count > round
        let isEnough = roundSeconds > slow && !options.isThorough && contestant.isForm && round >= 3
        if isDone || isEnough { continue }
        samples[contestant, default: []].append(call.seconds(calls[contestant] ?? 1))
      }
    }
    return samples
  }

  /// The duration from which time is saved: the first call counts, and other forms of the call are
  /// timed in three rounds only.
  private static let slow = 0.1

  private static var now: Double { Double(DispatchTime.now().uptimeNanoseconds) * 1e-9 }

  /// Times each call alone; the seconds of a round are the median of its calls.
  ///
  /// - Returns: The seconds of the rounds, and of all calls of the case.
  static func singleSamples(
    of contestants: [Contestant: TimedCall], _ options: Options
  ) -> (rounds: [Contestant: [Double]], all: [Double]) {
    let slow = Set(contestants.filter { $0.value.seconds(1) > 10e-3 }.keys)
    let rounds = options.fixedRounds ?? (slow.isEmpty ? 31 : 5)
    let callCount = (leastSingleCalls + rounds - 1) / rounds
    var random = SplitMix64(seed: 2)
    var samples: [Contestant: [Double]] = [:]
    var all: [Double] = []
    // The first round is a warm-up.
    for round in 0...rounds {
      for (contestant, call) in contestants.shuffled(using: &random) {
        let seconds = (0..<(slow.contains(contestant) ? 1 : callCount)).map { _ in call.seconds(1) }
        if round == 0 { continue }
        samples[contestant, default: []].append(seconds.median)
        if contestant == .call { all += seconds }
      }
    }
    return (samples, all)
  }

  /// The minimum number of calls that are timed alone.
  private static let leastSingleCalls = 2_001
}
