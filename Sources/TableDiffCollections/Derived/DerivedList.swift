// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

public import TableDiff

/// A filtered and sorted view of a list, which is updated at the cost of what changed.
///
///     var contacts = TreeArray([
///       Person(id: 1, name: "Zoe", isFavorite: true), Person(id: 2, name: "Ann", isFavorite: true),
///       Person(id: 3, name: "Max"),
///     ])
///     var visible = contacts.derived.filter { $0.isFavorite }.sorted { $0.name < $1.name }
///     visible.rows.map(\.name)  // ["Ann", "Zoe"]
///     contacts[2].isFavorite = true
///     let diff = visible.update(to: contacts)
///     visible.rows.map(\.name)  // ["Ann", "Max", "Zoe"]
///     diff.inserts              // [1]
///
/// Searching, sorting and grouping happen between a store and a list view. Recomputing them after
/// each change takes time proportional to the length of the list, and so does comparing the
/// results. ``Derivation/update(to:by:)`` tests only the rows that changed, finds their places by
/// binary search, and returns the diff. For one row of a million, this takes some microseconds. The
/// diff equals the result of comparing the lists before and after.
///
/// | call | rows tested | comparisons |
/// | --- | --- | --- |
/// | ``Derivation/update(to:by:)`` with *k* changes | *k* | O(*k* log *n*) |
/// | ``DerivationChange/filter(_:to:)`` with ``FilterChange/narrower`` | the shown rows | none |
/// | ``DerivationChange/filter(_:to:)`` with ``FilterChange/wider`` | the hidden rows | O(*i* log *n*) for *i* rows that appear |
/// | ``DerivationChange/order(by:)`` | none | O(*n* log *n*) |
/// | ``OrderedDerivation/reverse()`` | none | none |
///
/// A derived list is a value without subscriptions. It holds the source, about ten bytes for each
/// row it shows, and its closures. The closures must depend on the row alone. If they depend on
/// other state that changes, update by ``DerivationChange/filter(_:to:)`` or
/// ``DerivationChange/order(by:)``. A closure that returns inconsistent results leaves the
/// order of the rows unspecified, but is memory-safe.
///
/// ``grouped(by:header:)`` groups the rows into sections, ``window(_:)`` shows a range of them, and
/// ``map(_:)`` transforms each row.
public struct DerivedList<Source: RandomAccessCollection>
where Source.Index == Int, Source.Element: Identifiable & Equatable {
  /// The included rows of the source, in order.
  public var _order: _DerivedOrder<Source, Never>

  @export(implementation)
  init(_ order: _DerivedOrder<Source, Never>) {
    _order = order
  }

  /// The rows in order, as list views and updaters take them.
  ///
  ///     let fruits = [Fruit(id: 1, name: "Pear"), Fruit(id: 2, name: "Fig")]
  ///     let updater = RowsUpdater(fruits.derived.sorted { $0.name < $1.name }.rows)
  ///     updater.submit(fruits.derived.filter { $0.id > 1 }.rows)
  ///
  /// - Complexity: O(1)
  @export(implementation) public var rows: DerivedRows<Source> {
    DerivedRows(_order.parts[0].order, _order.shown, isReversed: _order.isReversed)
  }

  /// The number of rows.
  @export(implementation) public var count: Int { _order.parts[0].order.count }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension DerivedList: OrderedDerivation {
  @_documentation(visibility: internal)
  public typealias Diff = ListDiff

  @export(implementation)
  public mutating func _finish(
    _ changes: _ShownChanges, _ stop: _StopPoll?
  ) throws(_Stopped) -> ListDiff {
    var changes = changes
    if _order.isReversed { changes.reverse() }
    return try changes.listDiff(
      from: 0..<changes.oldCounts[0], to: 0..<changes.newCounts[0], stop)
  }
}

extension DerivedList: Sendable where Source: Sendable, Row: Sendable {}

extension RandomAccessCollection where Index == Int, Element: Identifiable & Equatable {
  /// A list derived from this one, which shows all rows until it is filtered, sorted or grouped.
  ///
  ///     let fruits = [Fruit(id: 1, name: "Pear"), Fruit(id: 2, name: "Fig")]
  ///     fruits.derived.sorted { $0.name < $1.name }.rows.map(\.id)  // [2, 1]
  ///
  /// Versions of a ``TreeArray`` are updated at the cost of what changed. Versions of an array are
  /// compared.
  ///
  /// - Complexity: O(*n*), where *n* is the number of rows.
  @export(implementation) public var derived: DerivedList<Self> {
    DerivedList(finished { () throws(_Stopped) in try _DerivedOrder(self) })
  }
}

extension DerivedList {
  /// Returns this list without the rows that do not satisfy a predicate.
  ///
  ///     let people = [Person(id: 1, name: "Zoe"), Person(id: 2, name: "Ann", isFavorite: true)]
  ///     people.derived.filter { $0.isFavorite }.rows.map(\.name)  // ["Ann"]
  ///
  /// Filters combine: a row must satisfy all predicates.
  ///
  /// - Parameter isIncluded: Whether the list includes a row.
  /// - Complexity: O(*n*), where *n* is the number of rows.
  @export(implementation)
  @inline(__always)
  public consuming func filter(_ isIncluded: @escaping @Sendable (Row) -> Bool) -> DerivedList {
    var order = _order
    finished { () throws(_Stopped) in
      try order.filter(DerivationRules<Row, Never>.predicate(isIncluded))
    }
    return DerivedList(order)
  }

  /// Returns this list in another order.
  ///
  ///     let people = [Person(id: 1, name: "Zoe"), Person(id: 2, name: "Ann")]
  ///     people.derived.sorted { $0.name < $1.name }.rows.map(\.name)  // ["Ann", "Zoe"]
  ///
  /// The order is stable: rows that compare equal keep their relative order. A reversed list stays
  /// reversed, with its rows in descending order.
  ///
  /// - Parameter areInIncreasingOrder: Whether the first row is ordered before the second; a strict
  ///   weak ordering.
  /// - Complexity: O(*n* log *n*), where *n* is the number of rows.
  @export(implementation)
  @inline(__always)
  public consuming func sorted(
    by areInIncreasingOrder: @escaping @Sendable (Row, Row) -> Bool
  ) -> DerivedList {
    var order = _order
    finished { () throws(_Stopped) in try order.sort(by: RowOrder(areInIncreasingOrder)) }
    return DerivedList(order)
  }
}
