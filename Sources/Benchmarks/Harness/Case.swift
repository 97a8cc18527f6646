// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// One line of the speed table, as data.
struct Case: Sendable {
  /// Which type the rows have.
  enum Rows: String, Sendable { case integer = "Int", string = "String", uuid = "UUID" }

  /// Which call is timed.
  enum Call: String, Sendable, CaseIterable {
    case diff = "old.tableDiff(to: new)"
    case applying = "old.applying(diff, rowsFrom: new)"
  }

  let name: String
  var rows = Rows.integer
  var call = Call.diff
  var counts = [1_000_000]
  let edit: Edits.Edit
  let target: Target

  /// The most memory that the call may take at its peak, in bytes a row.
  var scratch: Double?

  /// The changes that the issue of this case promises, where it names them.
  var states: (@Sendable (_ count: Int) -> ChangeCounts)?

  /// Whether the case is about this very number of rows, whatever the command line says.
  var isFixedCount = false

  /// The name, and what sets the case apart from others of that name.
  var title: String {
    (rows == .integer ? "" : rows.rawValue + " ids: ") + name
      + (call == .applying ? ", applied" : "")
  }
}
