// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// The results of one case with one number of rows.
package struct Record {
  /// The time of another diff algorithm, or the reason why there is none.
  package enum Peer {
    case seconds(Double)
    case skipped
    case notAsked

    package var seconds: Double? {
      if case .seconds(let seconds) = self { return seconds }
      return nil
    }

    package var isSkipped: Bool {
      if case .skipped = self { return true }
      return false
    }
  }

  package let title: String

  /// The call that is timed, as an app writes it.
  package let call: String

  package let count: Int
  package let data: RowData
  package var changes = ChangeCounts()

  /// Creates the record of a call that is still to be measured.
  package init(title: String, call: String, count: Int, data: RowData) {
    (self.title, self.call, self.count, self.data) = (title, call, count, data)
  }

  /// The results about sections, if the list has any.
  package var sections: Sections?

  package struct Sections {
    package let count: Int
    package let changes: ChangeCounts

    /// The fewest batches that make the change.
    package let batchCount: Int

    package init(count: Int, changes: ChangeCounts, batchCount: Int) {
      (self.count, self.changes, self.batchCount) = (count, changes, batchCount)
    }
  }

  /// The seconds of each round.
  package var samples: [Contestant: [Double]] = [:]

  /// The seconds of the timed call and of the join in rounds of their own, if the target has no
  /// join.
  package var joinRounds: (call: [Double], join: [Double]) = ([], [])

  /// The number of those rounds.
  package static let joinRoundCount = 3

  /// The slowest of the calls, if each was timed alone.
  package var tail: Tail?

  package struct Tail {
    /// The number of calls.
    package let callCount: Int

    /// The seconds that 99 calls of 100 do not exceed.
    package let seconds: Double

    package let target: Target?

    package init(callCount: Int, seconds: Double, target: Target?) {
      (self.callCount, self.seconds, self.target) = (callCount, seconds, target)
    }
  }

  package var target: Target?
  package var scratchLimit: Double?

  /// What one call does.
  package var counts: RunRecord.Counts?

  /// The rows that what the call makes is kept for, if that is counted.
  package var kept: Kept?

  package struct Kept {
    package let rowCount: Int

    /// The target for the memory that is kept, in bytes for each of these rows.
    package let limit: Double?

    package init(rowCount: Int, limit: Double?) {
      (self.rowCount, self.limit) = (rowCount, limit)
    }
  }

  package var standard = Peer.notAsked
  package var heckel = Peer.notAsked

  /// The problems of the results; empty if they are right.
  package var problems: [String] = []

  package var seconds: [Double] { samples[.call] ?? [] }
  package var median: Double { seconds.median }
  package var rounds: Int { seconds.count }
  package var scratchPerRow: Double? {
    counts?.peakBytes.map { Double($0) / Double(max(count, 1)) }
  }

  /// The bytes that are still allocated when the call returns, for each row that they are kept for.
  package var keptPerRow: Double? {
    guard let kept, let bytes = counts?.keptBytes else { return nil }
    return Double(bytes) / Double(max(kept.rowCount, 1))
  }

  package var instructionsPerRow: Double? {
    counts?.instructions.map { Double($0) / Double(max(count, 1)) }
  }

  /// Returns the median of the ratios of all rounds.
  package func ratio(of contestant: Contestant = .call, to reference: Contestant) -> Double? {
    guard let times = samples[contestant], let references = samples[reference] else { return nil }
    return times.ratios(to: references).median
  }

  package func ratio(to measure: Measure) -> Double? {
    if measure == .join, !joinRounds.join.isEmpty {
      return joinRounds.call.ratios(to: joinRounds.join).median
    }
    return ratio(to: .measure(measure))
  }

  /// The median seconds of each measure.
  package var measureSeconds: [String: Double] {
    var seconds: [String: Double] = [:]
    for (contestant, times) in samples {
      if case .measure(let measure) = contestant { seconds[measure.rawValue] = times.median }
    }
    if !joinRounds.join.isEmpty { seconds[Measure.join.rawValue] = joinRounds.join.median }
    return seconds
  }

  /// The time as a share of the time that the target allows; above 1 the target is missed.
  package var shareOfTarget: Double? {
    guard let target, rounds > 0 else { return nil }
    var measures: [Measure: [Double]] = [:]
    for term in target.terms { measures[term.measure] = samples[.measure(term.measure)] }
    return seconds.ratios(to: target.allowed(measures, rounds: rounds)).median
  }

  /// The seconds of the slowest calls as a share of those that their target allows.
  package var shareOfTailTarget: Double? {
    guard let tail, let target = tail.target, rounds > 0 else { return nil }
    var measures: [Measure: [Double]] = [:]
    for term in target.terms {
      measures[term.measure] = [samples[.measure(term.measure)]?.median ?? .nan]
    }
    return tail.seconds / target.allowed(measures, rounds: 1)[0]
  }

  /// The names of the missed targets.
  package var misses: [String] {
    var misses: [String] = []
    if let shareOfTarget, shareOfTarget > 1 { misses.append("time") }
    if let shareOfTailTarget, shareOfTailTarget > 1 { misses.append(Self.tailMiss) }
    for form in [Contestant.closures, .keyPath] {
      if let ratio = ratio(of: form, to: .call), ratio > Self.formLimit {
        misses.append(form == .closures ? "closures" : "key path")
      }
    }
    if let ratio = ratio(of: .planning, to: .call), ratio > Self.planningLimit {
      misses.append("planning")
    }
    // Memory that does not depend on the number of rows would be much for each row of a short list.
    if count >= 100_000, let scratchLimit, let scratchPerRow, scratchPerRow > scratchLimit {
      misses.append("memory")
    }
    if count >= 100_000, let limit = kept?.limit, let keptPerRow, keptPerRow > limit {
      misses.append(Self.keptMiss)
    }
    return misses
  }

  /// The name of a missed target for memory that is kept.
  package static let keptMiss = "kept memory"

  /// The name of a missed target for the slowest calls.
  package static let tailMiss = "99th percentile"

  /// How many times as long as the `Identifiable` form the other forms may take.
  package static let formLimit = 1.2

  /// How many times as long as the diff the planning of its batches may take.
  package static let planningLimit = 1.0
}

/// A call that is timed in each round.
package enum Contestant: Hashable, Sendable {
  /// The call of the case.
  case call

  /// The same diff by closure literals, and by a key-path literal.
  case closures, keyPath

  /// The planning of batches, if the call is a sectioned diff.
  case planning

  case measure(Measure)

  /// Whether it is another form of the call, or follows it.
  package var isForm: Bool { [.closures, .keyPath, .planning].contains(self) }
}

extension [Contestant] {
  /// Returns the bare scan, the call, and the other measures of a target.
  package static func measured(for target: Target?) -> Self {
    let others = (target?.terms ?? []).map(\.measure).filter { $0 != .scan }
    return [.measure(.scan), .call] + others.map(Contestant.measure)
  }
}
