// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// A value on which the content of all rows depends, to be compared with that of the next evaluation.
@usableFromInline
package struct Dependency {
  private let value: Any
  private let isSame: (Any) -> Bool

  @usableFromInline
  package init<Value: Equatable>(_ value: Value) {
    self.value = value
    isSame = { $0 as? Value == value }
  }

  /// Returns whether another evaluation depends on an equal value of the same type.
  package func isSame(as other: Dependency) -> Bool { isSame(other.value) }
}
