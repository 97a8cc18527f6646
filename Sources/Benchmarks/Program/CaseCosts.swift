// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import BenchmarkSupport

/// Estimates how long the measuring of a case takes.
struct CaseCosts {
  let options: Options

  /// The median seconds of cases in an earlier run, by title and number of rows.
  private let medians: [String: Double]

  /// Creates estimates from the record of an earlier run, if there is one.
  init(_ record: RunRecord?, _ options: Options) {
    self.options = options
    let pairs = (record?.cases ?? []).map { ("\($0.rows) \($0.title)", $0.details.medianSeconds) }
    medians = Dictionary(pairs) { first, _ in first }
  }

  /// Returns the seconds that a case takes, from its preparation to the end of its rounds.
  func seconds(_ title: String, _ rows: Int) -> Double {
    let median = medians["\(rows) \(title)"] ?? Double(rows) * 10e-9
    // A round times the call in up to three forms and two measures, each for half a millisecond
    // or longer.
    let round = 5 * max(median, 0.5e-3)
    let rounds = Double(options.rounds(roundSeconds: round)) + 2
    return 0.02 + Double(rows) * 1e-6 + rounds * round
  }
}
