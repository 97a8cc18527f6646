// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// Derives a value from its input, and anew only if the input has changed.
///
/// It keeps the last value only, which is what a list needs.
package struct Derived<Input: Equatable, Value> {
  private let derive: (Input) -> Value
  private var last: (input: Input, value: Value)?

  /// The number of times that a value was derived.
  package private(set) var derivationCount = 0

  package init(_ derive: @escaping (Input) -> Value) {
    self.derive = derive
  }

  /// Returns the value for an input; the very same one, with its storage, if the input is equal.
  package mutating func callAsFunction(_ input: Input) -> Value {
    if let last, last.input == input { return last.value }
    let value = derive(input)
    last = (input, value)
    derivationCount += 1
    return value
  }
}
