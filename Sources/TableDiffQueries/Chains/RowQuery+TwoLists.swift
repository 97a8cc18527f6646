// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// Rows of two lists.
extension RowQuery {
  /// Returns each row with its partners in another list, the rows with the same key.
  ///
  ///     let people = [Person(id: 1, name: "Ann")], fruits = [Fruit(id: 7, name: "Ann")]
  ///     people.derived.joined(to: fruits, on: \.name, equals: \.name).rows[0].partner?.id  // 7
  ///
  /// `update(.last(.other(rows)))` changes the other list.
  ///
  /// - Parameters:
  ///   - other: The other list.
  ///   - key: Returns the key of a row; must depend on the row alone.
  ///   - otherKey: Returns the key of a row of the other list; must depend on the row alone.
  ///   - showsAll: Whether to show rows without a partner, once each and with `nil`.
  /// - Complexity: O(*n* log *n*) comparisons of integers, where *n* is the number of rows in both
  ///   lists, plus O(*m*), where *m* is the number of rows shown.
  @export(implementation)
  public consuming func joined<Other: RandomAccessCollection, Key: Hashable>(
    to other: Other, on key: @escaping @Sendable (Rows.Element) -> Key,
    equals otherKey: @escaping @Sendable (Other.Element) -> Key, showsAll: Bool = false
  ) -> QueryChain<Self, DerivedJoin<Rows, Other, Key>>
  where Other.Index == Int, Other.Element: Identifiable & Equatable {
    let last = DerivedJoin(rows, to: other, on: key, equals: otherKey, showsAll: showsAll)
    return QueryChain(self, last)
  }
}

/// Rows of two lists by their ids.
extension RowQuery where Rows.Element: SendableMetatype, Rows.Element.ID: SendableMetatype {
  /// Returns the rows, followed by the rows of another list whose ids are new.
  ///
  ///     let people = [Person(id: 1, name: "Ann")], others = [Person(id: 2, name: "Bea")]
  ///     people.derived.union(others).rows.map(\.id)  // [1, 2]
  ///
  /// `update(.last(.other(rows)))` changes the other list.
  ///
  /// - Parameter other: The other list.
  /// - Complexity: O(*n* log *n*) comparisons of integers, where *n* is the number of rows in both lists.
  @export(implementation)
  public consuming func union<Other: RandomAccessCollection<Rows.Element>>(
    _ other: Other
  ) -> QueryChain<Self, DerivedCombination<Rows, Other>> where Other.Index == Int {
    combined(.union, with: other)
  }

  /// Returns the rows whose ids are also in another list.
  ///
  ///     let people = [Person(id: 1, name: "Ann")], others = [Person(id: 2, name: "Bea")]
  ///     people.derived.intersection(others).rows.map(\.id)  // []
  ///
  /// - Parameter other: The other list.
  /// - Complexity: That of ``union(_:)``.
  @export(implementation)
  public consuming func intersection<Other: RandomAccessCollection<Rows.Element>>(
    _ other: Other
  ) -> QueryChain<Self, DerivedCombination<Rows, Other>> where Other.Index == Int {
    combined(.intersection, with: other)
  }

  /// Returns the rows whose ids are not in another list.
  ///
  ///     let people = [Person(id: 1, name: "Ann")], others = [Person(id: 2, name: "Bea")]
  ///     people.derived.difference(others).rows.map(\.id)  // [1]
  ///
  /// - Parameter other: The other list.
  /// - Complexity: That of ``union(_:)``.
  @export(implementation)
  public consuming func difference<Other: RandomAccessCollection<Rows.Element>>(
    _ other: Other
  ) -> QueryChain<Self, DerivedCombination<Rows, Other>> where Other.Index == Int {
    combined(.difference, with: other)
  }

  /// Returns the rows, followed by the rows of another list, which must have other ids.
  ///
  ///     let people = [Person(id: 1, name: "Ann")], others = [Person(id: 2, name: "Bea")]
  ///     people.derived.concatenated(with: others).rows.map(\.id)  // [1, 2]
  ///
  /// - Parameter other: The other list.
  /// - Complexity: That of ``union(_:)``.
  @export(implementation)
  public consuming func concatenated<Other: RandomAccessCollection<Rows.Element>>(
    with other: Other
  ) -> QueryChain<Self, DerivedCombination<Rows, Other>> where Other.Index == Int {
    combined(.concatenation, with: other)
  }

  @export(implementation)
  consuming func combined<Other: RandomAccessCollection<Rows.Element>>(
    _ combination: ListCombination, with other: Other
  ) -> QueryChain<Self, DerivedCombination<Rows, Other>> where Other.Index == Int {
    let last = DerivedCombination(combination, of: rows, and: other)
    return QueryChain(self, last)
  }
}
