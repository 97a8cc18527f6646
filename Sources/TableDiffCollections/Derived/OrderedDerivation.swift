// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

public import TableDiff

/// A derivation that filters and orders the rows of its source.
///
///     let people = [Person(id: 1, name: "Ann"), Person(id: 2, name: "Bea")]
///     var found = people.derived.sorted { $0.name < $1.name }
///     found.update(.filter(.narrower) { $0.name.contains("B") }).deletes  // [0]
///
/// Only types of this library may conform to this protocol.
public protocol OrderedDerivation<Source>: Derivation {
  /// The type of section keys; `Never` without sections.
  associatedtype _Key: Hashable & Sendable

  /// The included rows of the source, in order.
  var _order: _DerivedOrder<Source, _Key> { get set }

  /// The offsets of the shown rows among the included ones.
  var _shown: Range<Int> { get }

  /// Shows changes that were made to the order, and returns the diff.
  mutating func _finish(_ changes: _ShownChanges, _ stop: _StopPoll?) throws(_Stopped) -> Diff

  /// Shows the reversed order.
  mutating func _didReverse()
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension OrderedDerivation {
  @export(implementation) public var _shown: Range<Int> { 0..<_order.parts[0].order.count }

  @export(implementation)
  public mutating func _didReverse() {}

  @export(implementation) public var source: Source { _order.source }

  @export(implementation)
  public mutating func _update(
    to new: Source, by changes: ListDiff, _ stop: _StopPoll?
  ) throws(_Stopped) -> Diff {
    try _finish(try _order.update(to: new, by: changes, stop), stop)
  }
}

extension OrderedDerivation {
  /// Reverses the list: its sections, and the rows of each, including rows that compare equal.
  ///
  ///     let people = [Person(id: 1, name: "Zoe"), Person(id: 2, name: "Ann")]
  ///     var sorted = people.derived.sorted { $0.name < $1.name }
  ///     sorted.reverse()
  ///     sorted.rows.map(\.name)  // ["Zoe", "Ann"]
  ///
  /// A window shows the same offsets of the reversed list. There is no diff, since it would move
  /// all rows but one: reload the list view.
  ///
  /// - Complexity: O(1); O(*s*) with *s* sections, O(*n*) for *n* values.
  @export(implementation)
  public mutating func reverse() {
    _order.isReversed.toggle()
    _didReverse()
  }

  /// Whether an edited row keeps its section and its place in it until ``DerivationChange/sortAgain``.
  ///
  ///     var people = TreeArray([Person(id: 1, name: "Ann"), Person(id: 2, name: "Bea")])
  ///     var table = people.derived.sorted { $0.name < $1.name }
  ///     table.pinsEditedRows = true
  ///     people[0].name = "Zoe"
  ///     table.update(to: people).moves  // []
  ///     table.update(.sortAgain).moves  // [Move(from: 1, to: 0)]
  ///
  /// People expect this of a table that they edit. The filter still shows and hides rows.
  @export(implementation) public var pinsEditedRows: Bool {
    get { _order.pinsEditedRows }
    set { _order.pinsEditedRows = newValue }
  }
}

extension OrderedDerivation {
  @export(implementation)
  @inline(__always)
  mutating func replaceFilter(
    _ change: FilterChange, _ isIncluded: @escaping @Sendable (Row) -> Bool, _ stop: _StopPoll?
  ) throws(_Stopped) -> Diff {
    let isIncluded = DerivationRules<Row, _Key>.predicate(isIncluded)
    return try _finish(try _order.updateFilter(change, to: isIncluded, stop), stop)
  }

  @export(implementation)
  @inline(__always)
  mutating func replaceOrder(
    _ areInIncreasingOrder: @escaping @Sendable (Row, Row) -> Bool, _ stop: _StopPoll?
  ) throws(_Stopped) -> Diff {
    try _finish(try _order.reorder(by: RowOrder(areInIncreasingOrder), stop), stop)
  }

  @export(implementation)
  mutating func sortAgain(_ stop: _StopPoll?) throws(_Stopped) -> Diff {
    try _finish(try _order.replaceKeptRows(stop), stop)
  }
}
