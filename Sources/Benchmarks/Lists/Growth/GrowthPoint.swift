// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import BenchmarkSupport

/// One workload of a series, ready to be timed.
struct GrowthPoint {
  /// The number of rows, or the share of them that is edited.
  let x: Double

  let rowCount: Int

  /// What is wrong with the results; empty if they are right.
  let problems: [String]

  let calls: [TimedCall]
  let measures: [TimedCall]

  /// A call of the library, or a measure beside it.
  struct TimedCall {
    /// The call as an app writes it, or the name of the measure.
    let name: String

    /// What a title says of the call.
    var suffix = ""

    /// Returns the seconds of one call if so many are made.
    let time: (_ calls: Int) -> Double
  }

  /// The seconds that the rounds of one point may take, beyond the fewest rounds.
  private static var budget: Double { 1 }

  /// The fewest and the most rounds.
  private static var roundCounts: ClosedRange<Int> { 3...11 }

  /// Returns the median seconds of each call and measure, which are timed in turns.
  func medians(_ fixedRounds: Int?) -> [String: Double] {
    let contestants = calls + measures
    var callCounts: [Int] = [], roundSeconds = 0.0
    for contestant in contestants {
      let estimate = contestant.time(1)
      callCounts.append(callsPerSample(estimate))
      roundSeconds += max(estimate, 0.5e-3)
    }
    let limits = Self.roundCounts
    let affordable = Int(Self.budget / roundSeconds)
    let rounds = fixedRounds ?? min(max(affordable, limits.lowerBound), limits.upperBound)
    var samples = contestants.map { _ in [Double]() }
    for _ in 0..<rounds {
      for (index, contestant) in contestants.enumerated() {
        samples[index].append(contestant.time(callCounts[index]))
      }
    }
    return Dictionary(
      uniqueKeysWithValues: zip(contestants, samples).map { ($0.name, $1.median) })
  }
}

extension GrowthPoint {
  /// Prepares a workload of a flat list.
  init<R: BenchmarkRow>(
    x: Double, _ title: String, _ calls: [FlatCall], _ workload: Workload<R>, _ options: Options
  ) {
    // A runner verifies a list view only if its call is about one.
    let verified = calls.contains(.performing) ? FlatCall.performing : .diff
    let subject = Subject(title: title, call: verified)
    let runner = CaseRunner(subject, workload, options)
    self.init(
      x: x, rowCount: workload.old.count, problems: runner.problems(),
      calls: calls.map { call in
        TimedCall(name: call.rawValue, suffix: call.suffix) { runner.time(call, calls: $0) }
      }, measures: Self.measures(workload))
  }

  /// Prepares a workload of a list of sections.
  init(
    x: Double, _ title: String, _ calls: [SectionedCall],
    _ workload: SectionedWorkload<RowsInSection>, _ options: Options
  ) {
    let runner = SectionedRunner(Subject(title: title, call: .diff), workload, options)
    self.init(
      x: x, rowCount: workload.flat.old.count,
      problems: runner.problems(SectionedCounts(runner.diff)),
      calls: calls.map { call in
        TimedCall(name: call.rawValue, suffix: call.suffix) { runner.time(call, calls: $0) }
      }, measures: Self.measures(workload.flat))
  }

  /// Returns the measures to time beside the calls; no join of more than 1,000,000 rows, as it is
  /// slow.
  private static func measures<R>(_ workload: Workload<R>) -> [TimedCall] {
    let measures = workload.old.count > 1_000_000 ? [Measure.scan] : [.scan, .join]
    return measures.map { measure in
      TimedCall(name: measure.rawValue) { workload.seconds(of: measure, calls: $0) }
    }
  }
}
