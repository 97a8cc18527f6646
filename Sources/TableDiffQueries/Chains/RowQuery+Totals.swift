// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// Totals of groups.
extension RowQuery {
  /// Returns the number of rows of each group.
  ///
  ///     let people = [Person(id: 1, name: "Ann"), Person(id: 2, name: "Ann")]
  ///     people.derived.counts(by: \.name)["Ann"]  // Optional(2)
  ///
  /// - Parameter key: Returns the key of a row's group; must depend on the row alone.
  /// - Complexity: O(*n* + *g* log *g*), where *n* is the number of rows and *g* of groups.
  @export(implementation)
  public consuming func counts<Key: Hashable & Comparable>(
    by key: @escaping @Sendable (Rows.Element) -> Key
  ) -> QueryChain<Self, DerivedTotals<Rows, Key, Int>> {
    let last = DerivedTotals(counting: rows, by: key)
    return QueryChain(self, last)
  }

  /// Returns integer sums over the rows of each group, which are exact; a sum that overflows traps.
  ///
  ///     let people = [Person(id: 1, name: "Ann"), Person(id: 2, name: "Ann")]
  ///     people.derived.sums(by: \.name, of: { $0.id })["Ann"]  // Optional(3)
  ///
  /// - Parameters:
  ///   - key: Returns the key of a row's group; must depend on the row alone.
  ///   - number: Returns the number of a row; must depend on the row alone.
  /// - Complexity: That of ``counts(by:)``.
  @export(implementation)
  public consuming func sums<Key: Hashable & Comparable>(
    by key: @escaping @Sendable (Rows.Element) -> Key,
    of number: @escaping @Sendable (Rows.Element) -> Int
  ) -> QueryChain<Self, DerivedTotals<Rows, Key, Int>> {
    let last = DerivedTotals(summing: rows, by: key, of: number)
    return QueryChain(self, last)
  }

  /// Returns floating-point sums over the rows of each group.
  ///
  ///     let people = [Person(id: 1, name: "Ann"), Person(id: 2, name: "Ann")]
  ///     people.derived.sums(by: \.name, of: { Double($0.id) / 2 })["Ann"]  // Optional(1.5)
  ///
  /// Each sum is the exact sum, rounded to the nearest number. It depends neither on the order of
  /// the rows nor on earlier rows.
  ///
  /// - Parameters:
  ///   - key: Returns the key of a row's group; must depend on the row alone.
  ///   - number: Returns the number of a row; must depend on the row alone.
  /// - Complexity: That of ``counts(by:)``.
  @export(implementation)
  public consuming func sums<Key: Hashable & Comparable>(
    by key: @escaping @Sendable (Rows.Element) -> Key,
    of number: @escaping @Sendable (Rows.Element) -> Double
  ) -> QueryChain<Self, DerivedTotals<Rows, Key, Double>> {
    let last = DerivedTotals(summing: rows, by: key, of: number)
    return QueryChain(self, last)
  }

  /// Returns the minimum value among the rows of each group.
  ///
  ///     let people = [Person(id: 5, name: "Ann"), Person(id: 2, name: "Ann")]
  ///     people.derived.minima(by: \.name, of: \.id)["Ann"]  // Optional(2)
  ///
  /// The values of all rows are stored.
  ///
  /// - Parameters:
  ///   - key: Returns the key of a row's group; must depend on the row alone.
  ///   - value: Returns the value of a row; must depend on the row alone.
  /// - Complexity: O(*n* log *n*), where *n* is the number of rows.
  @export(implementation)
  public consuming func minima<Key: Hashable & Comparable, Value: Comparable & Sendable>(
    by key: @escaping @Sendable (Rows.Element) -> Key,
    of value: @escaping @Sendable (Rows.Element) -> Value
  ) -> QueryChain<Self, DerivedTotals<Rows, Key, Value>> {
    let last = DerivedTotals(minimum: rows, by: key, of: value)
    return QueryChain(self, last)
  }

  /// Returns the maximum value among the rows of each group.
  ///
  ///     let people = [Person(id: 5, name: "Ann"), Person(id: 2, name: "Ann")]
  ///     people.derived.maxima(by: \.name, of: \.id)["Ann"]  // Optional(5)
  ///
  /// The values of all rows are stored.
  ///
  /// - Parameters:
  ///   - key: Returns the key of a row's group; must depend on the row alone.
  ///   - value: Returns the value of a row; must depend on the row alone.
  /// - Complexity: O(*n* log *n*), where *n* is the number of rows.
  @export(implementation)
  public consuming func maxima<Key: Hashable & Comparable, Value: Comparable & Sendable>(
    by key: @escaping @Sendable (Rows.Element) -> Key,
    of value: @escaping @Sendable (Rows.Element) -> Value
  ) -> QueryChain<Self, DerivedTotals<Rows, Key, Value>> {
    let last = DerivedTotals(maximum: rows, by: key, of: value)
    return QueryChain(self, last)
  }
}
