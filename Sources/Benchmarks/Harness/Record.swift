// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// What was found out about one case at one number of rows.
struct Record {
  /// A timing of another diff algorithm, or the reason why there is none.
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

  /// The call that was timed, as an app writes it.
  let call: String

  let count: Int
  let data: RowData
  var changes = ChangeCounts()

  /// What there is to say of sections, where the list has any.
  var sections: Sections?

  struct Sections {
    let count: Int
    let changes: ChangeCounts

    /// How many batches the fewest are.
    let batchCount: Int
  }

  /// Seconds of each round.
  var samples: [Contestant: [Double]] = [:]

  /// Seconds of the timed call and of the join in rounds of their own, where the target has no
  /// join.
  var joinRounds: (call: [Double], join: [Double]) = ([], [])

  /// How many rounds those are.
  static let joinRoundCount = 3

  var target: Target?
  var scratchLimit: Double?
  var scratchBytes: Int?
  var standard = Peer.notAsked
  var heckel = Peer.notAsked

  /// What is wrong with the results; empty where all is right.
  var problems: [String] = []

  var seconds: [Double] { samples[.call] ?? [] }
  var median: Double { seconds.median }
  var rounds: Int { seconds.count }
  var scratchPerRow: Double? { scratchBytes.map { Double($0) / Double(max(count, 1)) } }

  /// The median of the ratios of each round.
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

  /// How much of the time that the target allows was taken; above 1 it is missed.
  var shareOfTarget: Double? {
    guard let target, rounds > 0 else { return nil }
    var measures: [Measure: [Double]] = [:]
    for term in target.terms { measures[term.measure] = samples[.measure(term.measure)] }
    return seconds.ratios(to: target.allowed(measures, rounds: rounds)).median
  }

  /// The names of the targets that were missed.
  var misses: [String] {
    var misses: [String] = []
    if let shareOfTarget, shareOfTarget > 1 { misses.append("time") }
    for form in [Contestant.closures, .keyPath] {
      if let ratio = ratio(of: form, to: .call), ratio > Self.formLimit {
        misses.append(form == .closures ? "closures" : "key path")
      }
    }
    if let ratio = ratio(of: .planning, to: .call), ratio > Self.planningLimit {
      misses.append("planning")
    }
    if let scratchLimit, let scratchPerRow, scratchPerRow > scratchLimit {
      misses.append("memory")
    }
    return misses
  }

  /// How many times as long as the Identifiable form the others may take.
  static let formLimit = 1.2

  /// How many times as long as the diff the planning of its batches may take.
  static let planningLimit = 1.0
}

/// Whoever is timed in each round.
enum Contestant: Hashable, Sendable {
  /// The call that the case is about.
  case call

  /// The same diff with closure literals, with a key-path literal.
  case closures, keyPath

  /// The planning of batches, where the call is a sectioned diff.
  case planning

  case measure(Measure)
}
