// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

public import TableDiff

/// A derivation that shows rows of its source, by a filter and in an order that can be replaced.
///
///     let people = [Person(id: 1, name: "Ann"), Person(id: 2, name: "Bea")]
///     var found = people.derived.sorted { $0.name < $1.name }
///     found.updateFilter(.narrower) { $0.name.contains("B") }.deletes  // [0]
///
/// The types of this library conform to it; do not conform types of your own.
public protocol OrderedDerivation<Source>: Derivation {
  /// What tells sections apart; `Never` if there are none.
  associatedtype _Key: Hashable & Sendable

  /// The rows of the source that are included, in order.
  var _order: _DerivedOrder<Source, _Key> { get set }

  /// The offsets of the rows that are shown among those that are included.
  var _shown: Range<Int> { get }

  /// Shows changes of the order that were carried out, and returns the diff.
  mutating func _finish(_ changes: _ShownChanges, _ stop: _StopPoll?) throws(_Stopped) -> Diff

  /// Shows the order after it was reversed.
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
  /// Replaces all filters by another one, and returns what changed.
  ///
  ///     let people = [Person(id: 1, name: "Ann"), Person(id: 2, name: "Bea")]
  ///     var found = people.derived
  ///     let diff = found.updateFilter(.narrower) { $0.name.contains("B") }
  ///     diff.deletes  // [0]
  ///
  /// A function is passed with its label: `updateFilter(.narrower, to: search.matches)`.
  ///
  /// Rows that are not tested stay shown or hidden, although the filter might say otherwise, until
  /// they are updated.
  ///
  /// - Parameters:
  ///   - change: How the filter compares with the one before.
  ///   - isIncluded: Whether the list has a row.
  /// - Returns: The diff from what was shown before the call to what is shown after it.
  /// - Complexity: O(*t* + *v*), where *t* is the number of rows tested and *v* that of rows included
  ///   before or since the list was sorted, and O(log *n*) for each row that appears for the first time.
  @export(implementation)
  @inline(__always)
  @discardableResult
  public mutating func updateFilter(
    _ change: FilterChange = .any, to isIncluded: @escaping @Sendable (Row) -> Bool
  ) -> Diff {
    finished { () throws(_Stopped) in try replaceFilter(change, isIncluded, nil) }
  }

  /// Replaces the order of the rows by another one, of sections in each, and returns what changed.
  ///
  ///     let people = [Person(id: 1, name: "Zoe"), Person(id: 2, name: "Ann")]
  ///     var sorted = people.derived.sorted { $0.id < $1.id }
  ///     let diff = sorted.updateOrder { $0.name < $1.name }
  ///     diff.moves  // [Move(from: 1, to: 0)]
  ///
  /// What is reversed stays so.
  ///
  /// - Parameter areInIncreasingOrder: Whether a row comes before another one.
  /// - Returns: The diff from what was shown before the call to what is shown after it.
  /// - Complexity: O(*n* log *n*), where *n* is the number of rows.
  @export(implementation)
  @inline(__always)
  @discardableResult
  public mutating func updateOrder(
    by areInIncreasingOrder: @escaping @Sendable (Row, Row) -> Bool
  ) -> Diff {
    finished { () throws(_Stopped) in try replaceOrder(areInIncreasingOrder, nil) }
  }

  /// Reverses the list: what was last is first, sections and the rows of each, also among rows that
  /// are equal by the order.
  ///
  ///     let people = [Person(id: 1, name: "Zoe"), Person(id: 2, name: "Ann")]
  ///     var sorted = people.derived.sorted { $0.name < $1.name }
  ///     sorted.reverse()
  ///     sorted.rows.map(\.name)  // ["Zoe", "Ann"]
  ///
  /// A window then shows the same offsets of the reversed list. It returns no diff, which would move
  /// all rows but one: reload the list view.
  ///
  /// - Complexity: O(1); with sections O(*s*), where *s* is their number, and of values O(*n*), where *n*
  ///   is theirs.
  @export(implementation)
  public mutating func reverse() {
    _order.isReversed.toggle()
    _didReverse()
  }

  /// Whether a row that is edited keeps its section, and its place in it, until ``sortAgain()`` is
  /// called.
  ///
  ///     var people = TreeArray([Person(id: 1, name: "Ann"), Person(id: 2, name: "Bea")])
  ///     var table = people.derived.sorted { $0.name < $1.name }
  ///     table.pinsEditedRows = true
  ///     people[0].name = "Zoe"
  ///     table.update(to: people).moves  // []
  ///     table.sortAgain().moves         // [Move(from: 1, to: 0)]
  ///
  /// People expect it of a table that they edit. Rows still appear and disappear by the filter.
  @export(implementation) public var pinsEditedRows: Bool {
    get { _order.pinsEditedRows }
    set { _order.pinsEditedRows = newValue }
  }

  /// Moves the rows that kept their place to the one that they have by the order, and returns what
  /// changed.
  ///
  ///     var table = [Person(id: 1, name: "Ann")].derived.sorted { $0.name < $1.name }
  ///     table.sortAgain().isEmpty  // true: none was edited
  ///
  /// - Returns: The diff from what was shown before the call to what is shown after it.
  /// - Complexity: O(*k* log *n* + *s*), where *k* is the number of edited rows, *n* that of rows and *s*
  ///   that of sections.
  @export(implementation)
  @discardableResult
  public mutating func sortAgain() -> Diff {
    finished { () throws(_Stopped) in try sortAgain(nil) }
  }
}

/// What changes with and without a stop have in common.
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
