// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// What two lists are combined to.
///
///     let left = [Fruit(id: 1, name: "Fig"), Fruit(id: 2, name: "Pear")], right = [Fruit(id: 2, name: "Pear")]
///     DerivedCombination(.difference, of: left, and: right).rows.map(\.id)  // [1]
public struct ListCombination: Sendable, Equatable {
  @usableFromInline
  enum Kind: Sendable { case union, intersection, difference, concatenation }

  @usableFromInline let kind: Kind

  private init(_ kind: Kind) { self.kind = kind }

  /// The rows of the first list, and behind them those of the other one whose ids the first one lacks.
  public static let union = ListCombination(.union)

  /// The rows of the first list whose ids the other one has too.
  public static let intersection = ListCombination(.intersection)

  /// The rows of the first list whose ids the other one lacks.
  public static let difference = ListCombination(.difference)

  /// The rows of the first list, and behind them those of the other one, which should have other ids.
  public static let concatenation = ListCombination(.concatenation)
}
