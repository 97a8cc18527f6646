// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// Rows by keys, by rank, and children.
extension RowQuery {
  /// Returns the first row of each key.
  ///
  ///     let people = [Person(id: 1, name: "Ann"), Person(id: 2, name: "Ann")]
  ///     people.derived.distinct(by: \.name).rows.map(\.id)  // [1]
  ///
  /// - Parameter key: Returns the key of a row; must depend on the row alone.
  /// - Complexity: O(*n* log *n*) comparisons of integers, where *n* is the number of rows.
  @export(implementation)
  public consuming func distinct<Key: Hashable>(
    by key: @escaping @Sendable (Rows.Element) -> Key
  ) -> QueryChain<Self, DerivedDistinct<Rows, Key>> {
    let last = DerivedDistinct(rows, by: key)
    return QueryChain(self, last)
  }

  /// Returns the first rows in an order.
  ///
  ///     let people = [Person(id: 1, name: "Zoe"), Person(id: 2, name: "Ann")]
  ///     people.derived.prefix(1) { $0.name < $1.name }.rows.map(\.id)  // [2]
  ///
  /// Rows that compare equal keep the order of the list.
  ///
  /// - Parameters:
  ///   - count: The maximum number of rows to show.
  ///   - areInIncreasingOrder: Whether the first row is ordered before the second; a strict weak
  ///     order.
  /// - Precondition: The number is 0 or more.
  /// - Complexity: O(*n* + *m* log *m*), where *n* is the number of rows and *m* of rows stored;
  ///   O(*n* log *m*) if the list is in nearly reverse order.
  @export(implementation)
  @inline(__always)
  public consuming func prefix(
    _ count: Int,
    by areInIncreasingOrder: @escaping @Sendable (Rows.Element, Rows.Element) -> Bool
  ) -> QueryChain<Self, DerivedPrefix<Rows>> {
    let last = DerivedPrefix(rows, count: count, by: areInIncreasingOrder)
    return QueryChain(self, last)
  }

  /// Returns the children of each row, concatenated.
  ///
  ///     let people = [Person(id: 1, name: "Zoe"), Person(id: 2, name: "Ann")]
  ///     people.derived.flatMap { [Fruit(id: $0.id, name: "Fig")] }.rows.map(\.id)  // [1, 2]
  ///
  /// - Parameter children: Returns the children of a row; must depend on the row alone.
  /// - Complexity: O(*n* + *m*), where *n* is the number of rows and *m* of children.
  @export(implementation)
  public consuming func flatMap<Child: Identifiable & Equatable>(
    _ children: @escaping @Sendable (Rows.Element) -> [Child]
  ) -> QueryChain<Self, DerivedChildren<Rows, Child>> {
    let last = DerivedChildren(rows, of: children)
    return QueryChain(self, last)
  }
}
