// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension RandomAccessCollection where Index == Int, Element: Identifiable & Equatable {
  /// Returns a list derived from this one, which shows all rows, unless it is stopped.
  ///
  ///     let fruits = [Fruit(id: 1, name: "Pear"), Fruit(id: 2, name: "Fig")]
  ///     fruits.derived(shouldStop: { Task.isCancelled })?.count  // 2
  ///
  /// - Parameter shouldStop: Whether to stop; called after some thousand rows.
  /// - Returns: The list; `nil` if `shouldStop` returned `true`.
  /// - Complexity: O(*n*), where *n* is the number of rows.
  @export(implementation)
  public func derived(shouldStop: () -> Bool) -> DerivedList<Self>? {
    unlessStopped(by: shouldStop) { stop throws(_Stopped) in
      DerivedList(try _DerivedOrder(self, stop))
    }
  }
}

extension DerivedList {
  /// Returns this list without the rows that do not satisfy a predicate, unless it is stopped.
  ///
  ///     let people = [Person(id: 1, name: "Zoe"), Person(id: 2, name: "Ann", isFavorite: true)]
  ///     people.derived.filter({ $0.isFavorite }, shouldStop: { Task.isCancelled })?.count  // 1
  ///
  /// - Parameters:
  ///   - isIncluded: Whether the list has a row.
  ///   - shouldStop: Whether to stop; called after some thousand rows.
  /// - Returns: The list; `nil` if `shouldStop` returned `true`.
  /// - Complexity: O(*n*), where *n* is the number of rows.
  @export(implementation)
  @inline(__always)
  public consuming func filter(
    _ isIncluded: @escaping @Sendable (Row) -> Bool, shouldStop: () -> Bool
  ) -> DerivedList? {
    var order = _order
    return unlessStopped(by: shouldStop) { stop throws(_Stopped) in
      try order.filter(DerivationRules<Row, Never>.predicate(isIncluded), stop)
      return DerivedList(order)
    }
  }

  /// Returns this list in another order, unless it is stopped.
  ///
  ///     let people = [Person(id: 1, name: "Zoe"), Person(id: 2, name: "Ann")]
  ///     let sorted = people.derived.sorted(
  ///       by: { $0.name < $1.name }, shouldStop: { Task.isCancelled })
  ///     sorted?.rows.map(\.name)  // ["Ann", "Zoe"]
  ///
  /// - Parameters:
  ///   - areInIncreasingOrder: Whether a row comes before another one, a strict weak order.
  ///   - shouldStop: Whether to stop; called after some thousand rows.
  /// - Returns: The list; `nil` if `shouldStop` returned `true`.
  /// - Complexity: O(*n* log *n*), where *n* is the number of rows.
  @export(implementation)
  @inline(__always)
  public consuming func sorted(
    by areInIncreasingOrder: @escaping @Sendable (Row, Row) -> Bool, shouldStop: () -> Bool
  ) -> DerivedList? {
    var order = _order
    return unlessStopped(by: shouldStop) { stop throws(_Stopped) in
      try order.sort(by: RowOrder(areInIncreasingOrder), stop)
      return DerivedList(order)
    }
  }

  /// Returns the rows of this list in sections, by keys in ascending order, unless it is stopped.
  ///
  ///     let people = [Person(id: 1, name: "Zoe"), Person(id: 2, name: "Ann")]
  ///     let byInitial = people.derived.grouped(
  ///       by: { $0.name.first ?? "#" }, shouldStop: { Task.isCancelled })
  ///     byInitial?.sections.count  // 2
  ///
  /// - Parameters:
  ///   - key: The key of a row's section.
  ///   - header: Makes the text of a section's header. By default there are none.
  ///   - shouldStop: Whether to stop; called after some thousand rows.
  /// - Returns: The sections; `nil` if `shouldStop` returned `true`.
  /// - Complexity: O(*n*), where *n* is the number of rows.
  @export(implementation)
  @inline(__always)
  public consuming func grouped<Key: Hashable & Comparable & Sendable>(
    by key: @escaping @Sendable (Row) -> Key,
    header: (@Sendable (Key, DerivedRows<Source>) -> String)? = nil, shouldStop: () -> Bool
  ) -> DerivedSections<Source, Key>? {
    grouped(
      by: key, areInIncreasingOrder: { Reflexive($0) < Reflexive($1) }, header: header,
      shouldStop: shouldStop)
  }

  /// Returns the rows of this list in sections, by keys in some order, unless it is stopped.
  ///
  ///     let people = [Person(id: 1, name: "Zoe"), Person(id: 2, name: "Ann")]
  ///     let byInitial = people.derived.grouped(
  ///       by: { $0.name.first ?? "#" }, areInIncreasingOrder: { $0 > $1 },
  ///       shouldStop: { Task.isCancelled })
  ///     byInitial?.sections.map(\.id)  // ["Z", "A"]
  ///
  /// - Parameters:
  ///   - key: The key of a row's section.
  ///   - areInIncreasingOrder: Whether a key comes before another one. Of two keys that differ, one must
  ///     come first.
  ///   - header: Makes the text of a section's header. By default there are none.
  ///   - shouldStop: Whether to stop; called after some thousand rows.
  /// - Returns: The sections; `nil` if `shouldStop` returned `true`.
  /// - Complexity: O(*n*), where *n* is the number of rows.
  @export(implementation)
  @inline(__always)
  public consuming func grouped<Key: Hashable & Sendable>(
    by key: @escaping @Sendable (Row) -> Key,
    areInIncreasingOrder: @escaping @Sendable (Key, Key) -> Bool,
    header: (@Sendable (Key, DerivedRows<Source>) -> String)? = nil, shouldStop: () -> Bool
  ) -> DerivedSections<Source, Key>? {
    let order = _order
    let rule = DerivationRules<Row, Key>.key(key)
    return unlessStopped(by: shouldStop) { stop throws(_Stopped) in
      DerivedSections(try order.grouped(by: rule, areInIncreasingOrder, stop), header: header)
    }
  }

  /// Returns what a closure makes of each row, unless it is stopped.
  ///
  ///     let fruits = [Fruit(id: 1, name: "Fig")]
  ///     let cells = fruits.derived.map(
  ///       { Fruit(id: $0.id, name: "* \($0.name)") }, shouldStop: { Task.isCancelled })
  ///     cells?.rows[0].name  // * Fig
  ///
  /// - Parameters:
  ///   - transform: Makes the value of a row, which depends on the row alone.
  ///   - shouldStop: Whether to stop; called after some thousand rows.
  /// - Returns: The values; `nil` if `shouldStop` returned `true`.
  /// - Complexity: O(*n*), where *n* is the number of rows.
  @export(implementation)
  public consuming func map<Value: Identifiable & Equatable>(
    _ transform: @escaping @Sendable (Row) -> Value, shouldStop: () -> Bool
  ) -> DerivedMap<Source, Value>? {
    let list = self
    return unlessStopped(by: shouldStop) { stop throws(_Stopped) in
      var builder = TreeBuilder<Value>()
      for row in list.rows {
        builder.append(transform(row))
        try stop.check(after: 4)
      }
      return DerivedMap(list, transform, TreeArray(builder))
    }
  }
}
