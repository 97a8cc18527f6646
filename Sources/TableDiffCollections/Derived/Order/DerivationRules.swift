// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

public import TableDiff

/// What a list is derived by: which rows it has, in which order and in which sections.
///
/// Rules take the addresses of rows. A stored closure that takes a row gets a copy of it, whose
/// references are counted; one that takes an address, and into which a closure literal is inlined,
/// reads what the literal needs.
@usableFromInline
struct DerivationRules<Row, Key>: Sendable {
  @usableFromInline typealias Address = UnsafePointer<Row>
  @usableFromInline typealias Predicate = @Sendable (Address) -> Bool

  /// Whether the list has a row; `nil` if it has all.
  @usableFromInline var isIncluded: Predicate?

  /// In which order the rows are; `nil` for that of the source.
  @usableFromInline var order: RowOrder<Row>?

  /// The key of the section of a row; `nil` if there is one section.
  @usableFromInline var key: (@Sendable (Address) -> Key)?

  /// Whether the section of a key comes before that of another one.
  @usableFromInline var keyPrecedes: @Sendable (Key, Key) -> Bool = { _, _ in false }

  @export(implementation)
  init() {}

  /// Returns a predicate that takes the address of a row.
  @export(implementation)
  @inline(__always)
  static func predicate(_ isIncluded: @escaping @Sendable (Row) -> Bool) -> Predicate {
    { isIncluded($0.pointee) }
  }

  /// Returns a rule for sections that takes the address of a row.
  @export(implementation)
  @inline(__always)
  static func key(_ key: @escaping @Sendable (Row) -> Key) -> @Sendable (Address) -> Key {
    { key($0.pointee) }
  }

  /// Returns these rules for other sections.
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

/// An order of rows.
@usableFromInline
package struct RowOrder<Row>: Sendable {
  /// Whether a row comes before another one.
  @usableFromInline
  let precedes: @Sendable (UnsafePointer<Row>, UnsafePointer<Row>) -> Bool

  /// Sorts rows, unless it is stopped, and returns whether it was not.
  ///
  /// It does not throw: old systems cannot describe a stored closure with typed throws.
  @usableFromInline
  let sortUnlessStopped: @Sendable (inout ContiguousArray<SortedRow<Row>>, _StopPoll?) -> Bool

  /// Creates an order by a closure, which is inlined into the sort if it is a literal.
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

  /// Creates an order by which rows are in another order if a first one does not tell them apart.
  @export(implementation)
  init(_ first: RowOrder, then second: RowOrder) {
    precedes = {
      first.precedes($0, $1) || !first.precedes($1, $0) && second.precedes($0, $1)
    }
    sortUnlessStopped = {
      second.sortUnlessStopped(&$0, $1) && first.sortUnlessStopped(&$0, $1)
    }
  }

  /// Sorts rows, unless it is stopped; stable.
  @export(implementation)
  package func sort(
    _ rows: inout ContiguousArray<SortedRow<Row>>, _ stop: _StopPoll?
  ) throws(_Stopped) {
    if !sortUnlessStopped(&rows, stop) { throw _Stopped() }
  }

  /// Returns whether a row is placed before another one: of rows that a rule does not tell apart, that with
  /// the lower label.
  @export(implementation)
  @inline(__always)
  static func places(
    _ left: UnsafePointer<Row>, _ leftLabel: UInt64, before right: UnsafePointer<Row>,
    _ rightLabel: UInt64, _ precedes: (UnsafePointer<Row>, UnsafePointer<Row>) -> Bool
  ) -> Bool {
    leftLabel < rightLabel ? !precedes(right, left) : precedes(left, right)
  }

  /// Returns whether a row comes before another one.
  @export(implementation)
  package func isBefore(_ left: Row, _ right: Row) -> Bool {
    withUnsafePointer(to: left) { left in
      withUnsafePointer(to: right) { right in precedes(left, right) }
    }
  }
}

/// A row that is sorted, and the number by which it is known: its label, or the index of its change.
@usableFromInline
package struct SortedRow<Row> {
  @usableFromInline package let row: Row
  @usableFromInline package let number: UInt64

  @export(implementation)
  package init(_ row: Row, _ number: UInt64) { (self.row, self.number) = (row, number) }
}

extension SortedRow: Sendable where Row: Sendable {}
