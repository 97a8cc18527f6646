// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// Lists of one shape with one growing number, and the timed calls on them.
package struct GrowthSeries {
  package typealias Variable = RunRecord.Growth.Variable

  let title: String
  let variable: Variable

  /// The claim about all calls.
  let claim: GrowthClaim

  /// The largest number of rows.
  let largest: Double

  /// Creates the lists for a number of rows or a share of edited rows.
  let prepare: @MainActor (_ x: Double, _ bench: Workbench) -> Lists

  package init(
    title: String, variable: Variable = .rows, claim: GrowthClaim, largest: Double = 10_000_000,
    prepare: @escaping @MainActor (_ x: Double, _ bench: Workbench) -> Lists
  ) {
    (self.title, self.variable, self.claim) = (title, variable, claim)
    (self.largest, self.prepare) = (largest, prepare)
  }

  /// A point of the series, ready to be timed.
  package struct Lists {
    /// The faults of the results; empty if they are right.
    let problems: [String]

    /// The calls as an app writes them, with their suffixes of titles.
    let calls: [(call: String, suffix: String, timed: TimedCall)]

    /// The measures to time beside the calls.
    let measures: [String: TimedCall]

    package init(
      problems: [String], calls: [(call: String, suffix: String, timed: TimedCall)],
      measures: [String: TimedCall]
    ) {
      (self.problems, self.calls, self.measures) = (problems, calls, measures)
    }
  }

  /// The numbers of rows of a run.
  package static let counts = [
    10, 30, 100, 300, 1_000, 3_000, 10_000, 30_000, 100_000, 300_000, 1_000_000, 3_000_000,
    10_000_000,
  ]

  /// The shares of rows that are edited, and the number of rows.
  static let shares = [0.0001, 0.0003, 0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1]
  package static let shareCount = 1_000_000
}
