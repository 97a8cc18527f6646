// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// The results of one case with one number of rows.
struct Record {
  /// The time of another diff algorithm, or the reason why there is none.
  enum Peer {
    case seconds(Double)
    case skipped
    case notAsked

    var seconds: Double? {
      if case .seconds(let seconds) = self { return seconds }
      return nil
    }

    var isSkipped: Bool {
      if case .skipped = self { return true }
      return false
    }
  }

  let title: String

  /// The call that is timed, as an app writes it.
  let call: String

  let count: Int
  let data: RowData
  var changes = ChangeCounts()

  /// The results about sections, if the list has any.
  var sections: Sections?

  struct Sections {
    let count: Int
    let changes: ChangeCounts

    /// The fewest batches that make the change.
    let batchCount: Int
  }

  /// The seconds of each round.
  var samples: [Contestant: [Double]] = [:]

  /// The seconds of the timed call and of the join in rounds of their own, if the target has no
  /// join.
  var joinRounds: (call: [Double], join: [Double]) = ([], [])

  /// The number of those rounds.
  static let joinRoundCount = 3

  /// The slowest of the calls, if each was timed alone.
  var tail: Tail?

  struct Tail {
    /// The number of calls.
    let callCount: Int

    /// The seconds that 99 calls of 100 do not exceed.
    let seconds: Double

    var target: Target?
  }

  var target: Target?
  var scratchLimit: Double?

  /// What one call does.
  var counts: RunRecord.Counts?

  /// The rows that what the call makes is kept for, if that is counted.
  var kept: Kept?

  struct Kept {
    let rowCount: Int

    /// The target for the memory that is kept, in bytes for each of these rows.
    var limit: Double?
  }

  var standard = Peer.notAsked
  var heckel = Peer.notAsked

  /// The problems of the results; empty if they are right.
  var problems: [String] = []

  var seconds: [Double] { samples[.call] ?? [] }
  var median: Double { seconds.median }
  var rounds: Int { seconds.count }
  var scratchPerRow: Double? { counts?.peakBytes.map { Double($0) / Double(max(count, 1)) } }

  /// The bytes that are still allocated when the call returns, for each row that they are kept for.
  var keptPerRow: Double? {
    guard let kept, let bytes = counts?.keptBytes else { return nil }
    return Double(bytes) / Double(max(kept.rowCount, 1))
  }

  var instructionsPerRow: Double? {
    counts?.instructions.map { Double($0) / Double(max(count, 1)) }
  }

  /// Returns the median of the ratios of all rounds.
  func ratio(of contestant: Contestant = .call, to reference: Contestant) -> Double? {
    guard let times = samples[contestant], let references = samples[reference] else { return nil }
    return times.ratios(to: references).median
  }

  func ratio(to measure: Measure) -> Double? {
    if measure == .join, !joinRounds.join.isEmpty {
      return joinRounds.call.ratios(to: joinRounds.join).median
    }
    return ratio(to: .measure(measure))
  }

  /// The median seconds of each measure.
  var measureSeconds: [String: Double] {
    var seconds: [String: Double] = [:]
    for (contestant, times) in samples {
      if case .measure(let measure) = contestant { seconds[measure.rawValue] = times.median }
    }
    if !joinRounds.join.isEmpty { seconds[Measure.join.rawValue] = joinRounds.join.median }
    return seconds
  }

  /// The time as a share of the time that the target allows; above 1 the target is missed.
  var shareOfTarget: Double? {
    guard let target, rounds > 0 else { return nil }
    var measures: [Measure: [Double]] = [:]
    for term in target.terms { measures[term.measure] = samples[.measure(term.measure)] }
    return seconds.ratios(to: target.allowed(measures, rounds: rounds)).median
  }

  /// The seconds of the slowest calls as a share of those that their target allows.
  var shareOfTailTarget: Double? {
    guard let tail, let target = tail.target, rounds > 0 else { return nil }
    var measures: [Measure: [Double]] = [:]
    for term in target.terms {
      measures[term.measure] = [samples[.measure(term.measure)]?.median ?? .nan]
    }
    return tail.seconds / target.allowed(measures, rounds: 1)[0]
  }

  /// The names of the missed targets.
  var misses: [String] {
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
  static let keptMiss = "kept memory"

  /// The name of a missed target for the slowest calls.
  static let tailMiss = "99th percentile"

  /// How many times as long as the `Identifiable` form the other forms may take.
  static let formLimit = 1.2

  /// How many times as long as the diff the planning of its batches may take.
  static let planningLimit = 1.0
}

/// A call that is timed in each round.
enum Contestant: Hashable, Sendable {
  /// The call of the case.
  case call

  /// The same diff by closure literals, and by a key-path literal.
  case closures, keyPath

  /// The planning of batches, if the call is a sectioned diff.
  case planning

  case measure(Measure)

  /// Whether it is another form of the call, or follows it.
  var isForm: Bool { [.closures, .keyPath, .planning].contains(self) }
}

extension [Contestant] {
  /// Returns the bare scan, the call, and the other measures of a target.
  static func measured(for target: Target?) -> Self {
    let others = (target?.terms ?? []).map(\.measure).filter { $0 != .scan }
    return [.measure(.scan), .call] + others.map(Contestant.measure)
  }
}
