// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// A value that the content of all rows depends on, to compare with that of the next evaluation.
@usableFromInline
package struct Dependency {
  private let value: Any
  private let isSame: (Any) -> Bool

  @usableFromInline
  package init<Value: Equatable>(_ value: Value) {
    self.value = value
    isSame = { $0 as? Value == value }
  }

  /// Returns whether the other value is of the same type and equal.
  package func isSame(as other: Dependency) -> Bool { isSame(other.value) }
}
