// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// A wrapper that makes a value equal to itself, used to group, pair or order rows.
///
/// Values that do not equal themselves, such as NaN, equal each other here and come last.
@usableFromInline
package struct Reflexive<Value> {
  @usableFromInline package let value: Value

  @export(implementation)
  @inline(__always)
  package init(_ value: Value) { self.value = value }

  /// Returns a closure that wraps the values of rows.
  @export(implementation)
  @inline(__always)
  package static func by<Row>(
    _ rule: @escaping @Sendable (Row) -> Value
  ) -> @Sendable (Row) -> Reflexive {
    { Reflexive(rule($0)) }
  }
}

extension Reflexive: Sendable where Value: Sendable {}

extension Reflexive: Equatable where Value: Equatable {
  @export(implementation)
  @inline(__always)
  package static func == (left: Reflexive, right: Reflexive) -> Bool {
    left.value == right.value || !left.equalsItself && !right.equalsItself
  }

  @export(implementation)
  @inline(__always)
  var equalsItself: Bool { value == value }
}

extension Reflexive: Comparable where Value: Comparable {
  @export(implementation)
  @inline(__always)
  package static func < (left: Reflexive, right: Reflexive) -> Bool {
    left.equalsItself && (!right.equalsItself || left.value < right.value)
  }
}

extension Reflexive: Hashable where Value: Hashable {
  @export(implementation)
  package func hash(into hasher: inout Hasher) { hasher.combine(hashValue) }

  /// The hash of the value, which need not be hashed again.
  @export(implementation)
  package var hashValue: Int { equalsItself ? value.hashValue : 0 }
}
