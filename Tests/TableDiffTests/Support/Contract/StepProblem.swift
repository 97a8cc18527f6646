// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff

/// What is wrong with the steps of a diff.
struct StepProblem: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }

  /// Throws unless the last step leads to the new list.
  static func checkResult<Row: Equatable>(_ rows: [Row], _ expected: [Row]) throws {
    if rows != expected { throw StepProblem("G2: leads to \(rows), not to \(expected)") }
  }
}
