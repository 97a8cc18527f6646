// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// One line of the table of rows that repeat, as data.
struct RepeatedCase: Sendable {
  /// What the rows are.
  enum Rows: Sendable {
    case integers
    case lines(LineText.Text)
  }

  let name: String
  var rows = Rows.integers
  let count: Int

  /// What the row that is made as so many-th shows, as a number: equal numbers are equal rows.
  let number: @Sendable (_ position: Int, _ random: inout SplitMix64) -> Int

  let edit: Edits.Edit
  var target: Target?

  /// Whether the standard library ends in a few seconds.
  var timesStandard = false

  var title: String { "repeated ids: " + name }
}
