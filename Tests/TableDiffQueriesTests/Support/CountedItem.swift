// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// Counts what is done with rows.
final class Counts: @unchecked Sendable {
  var keys = 0
  var comparisons = 0
  var equalities = 0

  static let shared = Counts()
}

/// A row that counts how often it is compared with another one, in the tests of one suite.
struct CountedItem: Identifiable, Equatable, Sendable {
  let id: Int
  var group: Int
  var value: Int

  static func == (left: CountedItem, right: CountedItem) -> Bool {
    Counts.shared.equalities += 1
    return (left.id, left.group, left.value) == (right.id, right.group, right.value)
  }
}
