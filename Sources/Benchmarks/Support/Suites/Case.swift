// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// A case with a generated flat list.
package struct Case: Sendable {
  /// The type of the rows' ids.
  package enum IDs: String, Sendable { case integer = "Int", string = "String", uuid = "UUID" }

  package let name: String
  package let ids: IDs
  package let call: FlatCall
  package let counts: [Int]
  package let edit: Edits.Edit
  package let target: Target

  /// The target for peak memory, in bytes a row.
  package let scratch: Double?

  /// The changes that the diff must have, if they are known beforehand.
  package let states: (@Sendable (_ count: Int) -> ChangeCounts)?

  /// Whether the case is only about these numbers of rows, whatever the command line says.
  package let isFixedCount: Bool

  package init(
    name: String, ids: IDs = .integer, call: FlatCall = .diff, counts: [Int] = [1_000_000],
    edit: @escaping Edits.Edit, target: Target, scratch: Double? = nil,
    states: (@Sendable (_ count: Int) -> ChangeCounts)? = nil, isFixedCount: Bool = false
  ) {
    (self.name, self.ids, self.call, self.counts) = (name, ids, call, counts)
    (self.edit, self.target, self.scratch) = (edit, target, scratch)
    (self.states, self.isFixedCount) = (states, isFixedCount)
  }

  /// The name, and what distinguishes the case from others of that name.
  package var title: String {
    (ids == .integer ? "" : ids.rawValue + " ids: ") + name + call.suffix
  }

  package func subject(_ count: Int) -> Subject<FlatCall> {
    Subject(title: title, call: call, target: target, scratch: scratch, stated: states?(count))
  }
}
