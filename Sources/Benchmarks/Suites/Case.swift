// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// A case with a generated flat list.
struct Case: Sendable {
  /// The type of the rows' ids.
  enum IDs: String, Sendable { case integer = "Int", string = "String", uuid = "UUID" }

  let name: String
  var ids = IDs.integer
  var call = FlatCall.diff
  var counts = [1_000_000]
  let edit: Edits.Edit
  let target: Target

  /// The target for peak memory, in bytes a row.
  var scratch: Double?

  /// The changes that the diff must have, if they are known beforehand.
  var states: (@Sendable (_ count: Int) -> ChangeCounts)?

  /// Whether the case is only about these numbers of rows, whatever the command line says.
  var isFixedCount = false

  /// The name, and what distinguishes the case from others of that name.
  var title: String {
    (ids == .integer ? "" : ids.rawValue + " ids: ") + name + call.suffix
  }

  func subject(_ count: Int) -> Subject<FlatCall> {
    Subject(title: title, call: call, target: target, scratch: scratch, stated: states?(count))
  }
}
