// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension DerivedTotals where Value == Int {
  /// Counts the rows of each group.
  ///
  ///     let people = [Person(id: 1, name: "Ann"), Person(id: 2, name: "Al")]
  ///     let counts = DerivedTotals(counting: people) { $0.name.first ?? "#" }
  ///     counts["A"]  // 2
  ///
  /// - Parameters:
  ///   - source: The list.
  ///   - key: Returns the key of a row's group; must depend on the row alone.
  /// - Complexity: O(*n* + *g* log *g*), where *n* is the number of rows and *g* of groups.
  @export(implementation)
  public init(counting source: Source, by key: @escaping @Sendable (Source.Element) -> Key) {
    self.init(source, key, .counting)
  }

  /// Creates integer sums over the rows of each group.
  ///
  ///     let fruits = [Fruit(id: 1, name: "Fig"), Fruit(id: 2, name: "Fig")]
  ///     DerivedTotals(summing: fruits, by: \.name, of: { $0.id * 10 })["Fig"]  // 30
  ///
  /// The sums are exact. A sum that overflows traps.
  ///
  /// - Parameters:
  ///   - source: The list.
  ///   - key: Returns the key of a row's group; must depend on the row alone.
  ///   - number: Returns the number of a row; must depend on the row alone.
  /// - Complexity: O(*n* + *g* log *g*), where *n* is the number of rows and *g* of groups.
  @export(implementation)
  public init(
    summing source: Source, by key: @escaping @Sendable (Source.Element) -> Key,
    of number: @escaping @Sendable (Source.Element) -> Int
  ) {
    self.init(source, key, .summing(number))
  }
}

extension DerivedTotals where Value == Double {
  /// Creates floating-point sums over the rows of each group.
  ///
  ///     let fruits = [Fruit(id: 1, name: "Fig"), Fruit(id: 2, name: "Fig")]
  ///     DerivedTotals(summing: fruits, by: \.name, of: { Double($0.id) / 2 })["Fig"]  // 1.5
  ///
  /// Each sum is the exact sum, rounded to the nearest number. It depends neither on the order of
  /// the rows nor on earlier rows.
  ///
  /// - Parameters:
  ///   - source: The list.
  ///   - key: Returns the key of a row's group; must depend on the row alone.
  ///   - number: Returns the number of a row; must depend on the row alone.
  /// - Complexity: O(*n* + *g* log *g*), where *n* is the number of rows and *g* of groups.
  @export(implementation)
  public init(
    summing source: Source, by key: @escaping @Sendable (Source.Element) -> Key,
    of number: @escaping @Sendable (Source.Element) -> Double
  ) {
    self.init(source, key, .summing(number))
  }
}

extension DerivedTotals where Value: Comparable & Sendable {
  /// Finds the minimum value among the rows of each group.
  ///
  ///     let fruits = [Fruit(id: 5, name: "Fig"), Fruit(id: 2, name: "Fig")]
  ///     DerivedTotals(minimum: fruits, by: \.name, of: \.id)["Fig"]  // 2
  ///
  /// The values of all rows are stored.
  ///
  /// - Parameters:
  ///   - source: The list.
  ///   - key: Returns the key of a row's group; must depend on the row alone.
  ///   - value: Returns the value of a row; must depend on the row alone.
  /// - Complexity: O(*n* log *n*), where *n* is the number of rows.
  @export(implementation)
  public init(
    minimum source: Source, by key: @escaping @Sendable (Source.Element) -> Key,
    of value: @escaping @Sendable (Source.Element) -> Value
  ) {
    self.init(source, key, .extremes(isMaximum: false, value))
  }

  /// Finds the maximum value among the rows of each group.
  ///
  ///     let fruits = [Fruit(id: 5, name: "Fig"), Fruit(id: 2, name: "Fig")]
  ///     DerivedTotals(maximum: fruits, by: \.name, of: \.id)["Fig"]  // 5
  ///
  /// The values of all rows are stored.
  ///
  /// - Parameters:
  ///   - source: The list.
  ///   - key: Returns the key of a row's group; must depend on the row alone.
  ///   - value: Returns the value of a row; must depend on the row alone.
  /// - Complexity: O(*n* log *n*), where *n* is the number of rows.
  @export(implementation)
  public init(
    maximum source: Source, by key: @escaping @Sendable (Source.Element) -> Key,
    of value: @escaping @Sendable (Source.Element) -> Value
  ) {
    self.init(source, key, .extremes(isMaximum: true, value))
  }
}
