// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// The results of a case with one number of rows.
@usableFromInline
package struct Record {
  package let title: String

  /// The timed call, as an app writes it.
  package let call: String

  package let source: RunRecord.Source
  package let count: Int
  package let data: RowData
  package var changes = ChangeCounts()

  /// The results about sections, if the list has any.
  package var sections: Sections?

  package struct Sections {
    package let count: Int
    package let changes: ChangeCounts

    /// The minimum number of batches for the change.
    package let batchCount: Int

    package init(count: Int, changes: ChangeCounts, batchCount: Int) {
      (self.count, self.changes, self.batchCount) = (count, changes, batchCount)
    }
  }

  /// The seconds of each round.
  var samples: [Contestant: [Double]] = [:]

  /// The slowest calls, if each was timed alone: the number of calls, the 99th percentile in
  /// seconds, and its target.
  var tail: (callCount: Int, seconds: Double, target: Target?)?

  var target: Target?

  /// The target for peak memory, in bytes a row.
  var scratchLimit: Double?

  /// The allocations of one call.
  var counts: RunRecord.Counts?

  /// The number of rows that the call's result is kept for, if memory is counted, and the target in
  /// bytes for each of them.
  var kept: (rowCount: Int, limit: Double?)?

  /// The seconds of other algorithms, and the names of those that would take too long.
  var standardSeconds: Double?
  var heckelSeconds: Double?
  var skippedPeers: [String] = []

  /// The faults of the results; empty if they are right.
  package internal(set) var problems: [String] = []

  var seconds: [Double] { samples[.call] ?? [] }
  package var median: Double { seconds.median }

  /// Whether the case was measured, not only verified.
  var isMeasured: Bool { !seconds.isEmpty }

  var scratchPerRow: Double? { counts?.peakBytes.map { Double($0) / Double(max(count, 1)) } }

  /// The bytes still allocated when the call returns, for each row that they are kept for.
  var keptPerRow: Double? {
    guard let kept, let bytes = counts?.keptBytes else { return nil }
    return Double(bytes) / Double(max(kept.rowCount, 1))
  }

  /// Returns the median of the ratios in all rounds.
  func ratio(of contestant: Contestant = .call, to reference: Contestant) -> Double? {
    guard let times = samples[contestant], let references = samples[reference] else { return nil }
    return times.ratios(to: references).median
  }

  func ratio(to measure: Measure) -> Double? { ratio(to: .measure(measure)) }

  /// The median seconds of each measure.
  var measureSeconds: [String: Double] {
    var seconds: [String: Double] = [:]
    for case (.measure(let measure), let times) in samples {
      seconds[measure.rawValue] = times.median
    }
    return seconds
  }

  /// The time as a share of the target; above 1 the target is missed.
  var shareOfTarget: Double? {
    guard let target, isMeasured else { return nil }
    return seconds.ratios(to: target.allowed(samples, rounds: seconds.count)).median
  }

  /// The 99th percentile as a share of its target.
  var shareOfTailTarget: Double? {
    guard let tail, let target = tail.target else { return nil }
    return tail.seconds / target.allowed(samples.mapValues { [$0.median] }, rounds: 1)[0]
  }

  /// The names of the missed targets.
  var misses: [String] {
    // In a short list, a fixed amount of memory would be much for each row.
    let isLong = count >= 100_000
    let limits: [(name: String, value: Double?, limit: Double?)] = [
      ("time", shareOfTarget, 1), (Self.tailMiss, shareOfTailTarget, 1),
      ("closures", ratio(of: .closures, to: .call), Self.formLimit),
      ("key path", ratio(of: .keyPath, to: .call), Self.formLimit),
      ("planning", ratio(of: .planning, to: .call), Self.planningLimit),
      ("memory", scratchPerRow, isLong ? scratchLimit : nil),
      (Self.keptMiss, keptPerRow, isLong ? kept?.limit : nil),
    ]
    return limits.compactMap { name, value, limit in
      guard let value, let limit, value > limit else { return nil }
      return name
    }
  }

  /// The name of a missed target for kept memory.
  static let keptMiss = "kept memory"

  /// The name of a missed target for the slowest calls.
  static let tailMiss = "99th percentile"

  /// The permitted time of the other forms, as a multiple of the `Identifiable` form.
  static let formLimit = 1.2

  /// The permitted time of planning batches, as a multiple of the diff.
  static let planningLimit = 1.0
}

/// A call that is timed in each round.
@usableFromInline
package enum Contestant: Hashable, Sendable {
  /// The call of the case.
  case call

  /// The same diff by closure literals, and by a key-path literal.
  case closures, keyPath

  /// The planning of batches, if the call is a sectioned diff.
  case planning

  case measure(Measure)

  /// Whether it is another form of the call, or a later step.
  var isForm: Bool { [.closures, .keyPath, .planning].contains(self) }
}
