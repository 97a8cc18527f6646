// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

public import TableDiff

/// The filter, order and grouping of a derived list.
///
/// The closures take addresses of rows. A stored closure that takes a row gets a copy, whose
/// references are counted. One that takes an address has the caller's closure literal inlined, and
/// reads only what the literal needs.
@usableFromInline
struct DerivationRules<Row, Key>: Sendable {
  @usableFromInline typealias Address = UnsafePointer<Row>
  @usableFromInline typealias Predicate = @Sendable (Address) -> Bool

  /// Whether the list includes a row; `nil` if it includes all.
  @usableFromInline var isIncluded: Predicate?

  /// The order of the rows; `nil` for that of the source.
  @usableFromInline var order: RowOrder<Row>?

  /// Returns the key of a row's section; `nil` for a single section.
  @usableFromInline var key: (@Sendable (Address) -> Key)?

  /// Whether the first key's section comes before the second's.
  @usableFromInline var keyPrecedes: @Sendable (Key, Key) -> Bool = { _, _ in false }

  @export(implementation)
  init() {}

  @export(implementation)
  @inline(__always)
  static func predicate(_ isIncluded: @escaping @Sendable (Row) -> Bool) -> Predicate {
    { isIncluded($0.pointee) }
  }

  @export(implementation)
  @inline(__always)
  static func key(_ key: @escaping @Sendable (Row) -> Key) -> @Sendable (Address) -> Key {
    { key($0.pointee) }
  }

  /// Returns these rules with another grouping.
  @export(implementation)
  func grouped<Other>(
    by key: @escaping @Sendable (Address) -> Other,
    _ keyPrecedes: @escaping @Sendable (Other, Other) -> Bool
  ) -> DerivationRules<Row, Other> {
    var rules = DerivationRules<Row, Other>()
    rules.isIncluded = isIncluded
    rules.order = order
    rules.key = key
    rules.keyPrecedes = keyPrecedes
    return rules
  }
}

@usableFromInline
package struct RowOrder<Row>: Sendable {
  /// Whether the first row is ordered before the second.
  @usableFromInline
  let precedes: @Sendable (UnsafePointer<Row>, UnsafePointer<Row>) -> Bool

  /// Sorts rows, and returns `false` if it is stopped.
  ///
  /// It does not throw, because old systems cannot represent a stored closure with typed throws.
  @usableFromInline
  let sortUnlessStopped: @Sendable (inout ContiguousArray<SortedRow<Row>>, _StopPoll?) -> Bool

  /// Creates an order from a closure, which is inlined into the sort if it is a literal.
  @export(implementation)
  @inline(__always)
  package init(_ areInIncreasingOrder: @escaping @Sendable (Row, Row) -> Bool) {
    precedes = { areInIncreasingOrder($0.pointee, $1.pointee) }
    sortUnlessStopped = { rows, stop in
      do throws(_Stopped) {
        try rows.sort(stop) { areInIncreasingOrder($0.row, $1.row) }
        return true
      } catch {
        return false
      }
    }
  }

  /// Creates an order that uses a second one for rows that the first does not tell apart.
  @export(implementation)
  init(_ first: RowOrder, then second: RowOrder) {
    precedes = {
      first.precedes($0, $1) || !first.precedes($1, $0) && second.precedes($0, $1)
    }
    sortUnlessStopped = {
      second.sortUnlessStopped(&$0, $1) && first.sortUnlessStopped(&$0, $1)
    }
  }

  /// Sorts rows stably, unless it is stopped.
  @export(implementation)
  package func sort(
    _ rows: inout ContiguousArray<SortedRow<Row>>, _ stop: _StopPoll?
  ) throws(_Stopped) {
    if !sortUnlessStopped(&rows, stop) { throw _Stopped() }
  }

  /// Returns whether a row is placed before another, by label if the rule does not order them.
  @export(implementation)
  @inline(__always)
  static func places(
    _ left: UnsafePointer<Row>, _ leftLabel: UInt64, before right: UnsafePointer<Row>,
    _ rightLabel: UInt64, _ precedes: (UnsafePointer<Row>, UnsafePointer<Row>) -> Bool
  ) -> Bool {
    leftLabel < rightLabel ? !precedes(right, left) : precedes(left, right)
  }

  @export(implementation)
  package func isBefore(_ left: Row, _ right: Row) -> Bool {
    withUnsafePointer(to: left) { left in
      withUnsafePointer(to: right) { right in precedes(left, right) }
    }
  }
}

/// A row to sort, and the number that identifies it: its label, or the index of its change.
@usableFromInline
package struct SortedRow<Row> {
  @usableFromInline package let row: Row
  @usableFromInline package let number: UInt64

  @export(implementation)
  package init(_ row: Row, _ number: UInt64) { (self.row, self.number) = (row, number) }
}

extension SortedRow: Sendable where Row: Sendable {}
