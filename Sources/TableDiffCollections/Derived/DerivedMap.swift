// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

public import TableDiff

/// The rows of a derived list transformed by a closure, which are updated at the cost of what
/// changed.
///
///     struct Cell: Identifiable, Equatable { let id: Int; let text: String }
///
///     var contacts = TreeArray([Person(id: 1, name: "Zoe"), Person(id: 2, name: "Ann")])
///     var cells = contacts.derived.sorted { $0.name < $1.name }
///       .map { Cell(id: $0.id, text: $0.name.uppercased()) }
///     cells.rows.map(\.text)  // ["ANN", "ZOE"]
///     contacts[1].isFavorite = true
///     cells.update(to: contacts).isEmpty  // true: what is shown did not change
///
/// It stores the values, and calls the closure only for rows that appear or are updated. A row
/// whose value did not change is not in the diff.
public struct DerivedMap<Source: RandomAccessCollection, Value: Identifiable & Equatable>
where Source.Index == Int, Source.Element: Identifiable & Equatable {
  @usableFromInline var list: DerivedList<Source>

  @usableFromInline let transform: @Sendable (Row) -> Value

  @usableFromInline let comparison: ValueComparison<Value>

  /// The values in the order of the list.
  public private(set) var rows: TreeArray<Value>

  @export(implementation)
  init(_ list: DerivedList<Source>, _ transform: @escaping @Sendable (Row) -> Value) {
    self.init(list, transform, TreeArray(list.rows.lazy.map(transform)), ValueComparison())
  }

  @usableFromInline
  init(
    _ list: DerivedList<Source>, _ transform: @escaping @Sendable (Row) -> Value,
    _ rows: TreeArray<Value>, _ comparison: ValueComparison<Value>
  ) {
    (self.list, self.transform, self.rows) = (list, transform, rows)
    self.comparison = comparison
  }
}

/// Compares two versions of values.
///
/// It is created where the type of value is known. If a witness of `Derivation` compared values,
/// the whole comparison would be compiled into the library unspecialized: 40 KB.
@usableFromInline
struct ValueComparison<Value> {
  /// Returns the diff; `nil` if it is stopped.
  ///
  /// It does not throw, because old systems cannot represent a stored closure with typed throws.
  @usableFromInline let diff: (TreeArray<Value>, TreeArray<Value>, _StopPoll?) -> ListDiff?

  @export(implementation)
  init() where Value: Identifiable & Equatable {
    self.init { before, after, stop in
      try? before.tableDiff(to: after, ListDiff.Options(), stop)
    }
  }

  @usableFromInline
  init(_ diff: @escaping (TreeArray<Value>, TreeArray<Value>, _StopPoll?) -> ListDiff?) {
    self.diff = diff
  }
}

/// The closure captures only the type of value and conformances that all of its users have.
extension ValueComparison: @unchecked Sendable {}

extension DerivedMap: Sendable where Source: Sendable, Row: Sendable, Value: Sendable {}

extension DerivedList {
  /// Returns this list with each row transformed by a closure.
  ///
  ///     let numbers = [Fruit(id: 1, name: "Fig")].derived.map { Fruit(id: $0.id, name: "* \($0.name)") }
  ///     numbers.rows[0].name  // * Fig
  ///
  /// - Parameter transform: Returns the value for a row; must depend on the row alone.
  /// - Complexity: O(*n*), where *n* is the number of rows.
  @export(implementation)
  public consuming func map<Value: Identifiable & Equatable>(
    _ transform: @escaping @Sendable (Row) -> Value
  ) -> DerivedMap<Source, Value> {
    DerivedMap(self, transform)
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension DerivedMap: OrderedDerivation {
  @_documentation(visibility: internal)
  public typealias Diff = ListDiff

  @export(implementation) public var _order: _DerivedOrder<Source, Never> {
    get { list._order }
    _modify { yield &list._order }
  }

  @export(implementation)
  public mutating func _finish(
    _ changes: _ShownChanges, _ stop: _StopPoll?
  ) throws(_Stopped) -> ListDiff {
    try take(try list._finish(changes, stop), stop)
  }

  @export(implementation)
  public mutating func _didReverse() { setRows(TreeArray(rows.reversed())) }

  /// Applies the changes of the list, and returns the changes of the values.
  @export(implementation)
  mutating func take(_ changes: ListDiff, _ stop: _StopPoll?) throws(_Stopped) -> ListDiff {
    if changes.isEmpty { return changes }
    let before = rows
    let shown = list.rows
    let after =
      before.isEmpty
      ? try TreeArray(shown.lazy.map(transform), stop)
      : try before.applying(changes) { offset throws(_Stopped) in
        try stop?.check(after: 4)
        return transform(shown[offset])
      }
    setRows(after)
    guard let diff = comparison.diff(before, after, stop) else { throw _Stopped() }
    return diff
  }

  @usableFromInline
  mutating func setRows(_ rows: TreeArray<Value>) { self.rows = rows }
}
