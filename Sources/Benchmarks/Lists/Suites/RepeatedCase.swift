// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import BenchmarkSupport

/// A case with a generated list whose ids repeat.
package struct RepeatedCase: Sendable {
  /// The type of the rows.
  enum Rows: Sendable {
    case integers
    case lines(LineText.Text)
  }

  let name: String
  var rows = Rows.integers
  let count: Int

  /// Returns the number of the row that is made at a position.
  ///
  /// Equal numbers give equal rows.
  let number: @Sendable (_ position: Int, _ random: inout SplitMix64) -> Int

  let edit: Edits.Edit
  var target: Target?

  /// Whether the standard library is timed: it takes a few seconds at most.
  var timesStandard = false

  package var title: String { "repeated ids: " + name }
}
