// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// What a closure makes of each row of a derived list, kept up to date at the cost of what changed.
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
/// It stores the values, and calls the closure for rows that appear or are updated. A row whose value
/// did not change is not in the diff.
public struct DerivedMap<Source: RandomAccessCollection, Value: Identifiable & Equatable>
where Source.Index == Int, Source.Element: Identifiable & Equatable {
  /// A row of the source.
  public typealias Row = Source.Element

  @usableFromInline var list: DerivedList<Source>

  @usableFromInline let transform: @Sendable (Row) -> Value

  /// The values in the order of the list.
  public private(set) var rows: TreeArray<Value>

  /// The source as of the last update.
  @inlinable public var source: Source { list.source }

  @inlinable
  init(_ list: DerivedList<Source>, _ transform: @escaping @Sendable (Row) -> Value) {
    self.init(list, transform, TreeArray(list.rows.lazy.map(transform)))
  }

  @usableFromInline
  init(
    _ list: DerivedList<Source>, _ transform: @escaping @Sendable (Row) -> Value,
    _ rows: TreeArray<Value>
  ) {
    (self.list, self.transform, self.rows) = (list, transform, rows)
  }
}

extension DerivedMap: Sendable where Source: Sendable, Row: Sendable, Value: Sendable {}

extension DerivedList {
  /// Returns what a closure makes of each row.
  ///
  ///     let numbers = [Fruit(id: 1, name: "Fig")].derived.map { Fruit(id: $0.id, name: "* \($0.name)") }
  ///     numbers.rows[0].name  // * Fig
  ///
  /// - Parameter transform: Makes the value of a row, which depends on the row alone.
  /// - Complexity: O(*n*), where *n* is the number of rows.
  @inlinable
  public consuming func map<Value: Identifiable & Equatable>(
    _ transform: @escaping @Sendable (Row) -> Value
  ) -> DerivedMap<Source, Value> {
    DerivedMap(self, transform)
  }
}

extension DerivedMap {
  /// Takes over the next version of the source, and returns what changed in the values; see
  /// ``DerivedList/update(to:)``.
  ///
  /// - Parameter new: The next version.
  /// - Returns: The diff from ``rows`` before the call to those after it.
  /// - Complexity: As ``DerivedList/update(to:)``.
  @inlinable
  @discardableResult
  public mutating func update(to new: Source) -> ListDiff {
    update(to: new, by: list.source.tableDiff(to: new))
  }

  /// Takes over the next version of the source by what is known to have changed in it, and returns
  /// what changed in the values; see ``DerivedList/update(to:by:)``.
  ///
  /// - Parameters:
  ///   - new: The next version.
  ///   - changes: The diff from ``source`` to `new`.
  /// - Returns: The diff from ``rows`` before the call to those after it.
  /// - Complexity: As ``DerivedList/update(to:by:)``.
  @inlinable
  @discardableResult
  public mutating func update(to new: Source, by changes: ListDiff) -> ListDiff {
    take(list.update(to: new, by: changes))
  }

  /// Replaces all filters by another one, and returns what changed in the values; see
  /// ``DerivedList/updateFilter(_:to:)``.
  ///
  /// - Parameters:
  ///   - change: How the filter compares with the one before.
  ///   - isIncluded: Whether the list has a row.
  /// - Returns: The diff from ``rows`` before the call to those after it.
  /// - Complexity: As ``DerivedList/updateFilter(_:to:)``.
  @inlinable
  @inline(__always)
  @discardableResult
  public mutating func updateFilter(
    _ change: FilterChange = .any, to isIncluded: @escaping @Sendable (Row) -> Bool
  ) -> ListDiff {
    take(list.updateFilter(change, to: isIncluded))
  }

  /// Replaces the order by another one, and returns what changed in the values; see
  /// ``DerivedList/updateOrder(by:)``.
  ///
  /// - Parameter areInIncreasingOrder: Whether a row comes before another one.
  /// - Returns: The diff from ``rows`` before the call to those after it.
  /// - Complexity: As ``DerivedList/updateOrder(by:)``.
  @inlinable
  @inline(__always)
  @discardableResult
  public mutating func updateOrder(
    by areInIncreasingOrder: @escaping @Sendable (Row, Row) -> Bool
  ) -> ListDiff {
    take(list.updateOrder(by: areInIncreasingOrder))
  }

  /// Carries out the changes of the list, and returns those of the values.
  @inlinable
  mutating func take(_ changes: ListDiff) -> ListDiff {
    if changes.isEmpty { return changes }
    let before = rows
    let shown = list.rows
    setRows(before.applying(changes) { offset in transform(shown[offset]) })
    return before.tableDiff(to: rows)
  }

  @usableFromInline
  mutating func setRows(_ rows: TreeArray<Value>) { self.rows = rows }
}
