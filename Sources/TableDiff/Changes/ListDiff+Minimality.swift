// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension ListDiff {
  /// Whether it is known that no diff of these lists lets more rows stay.
  ///
  /// ``Algorithm/lcs`` always knows, unless it hit a limit of effort. ``Algorithm/heckel`` knows
  /// where no row moves; with unique ids its diff is minimal all the same. With ``MoveStyle/all``
  /// rows move that could stay, so there too it is known only where none moves.
  ///
  /// It tells how the diff was found, not what it says: `==` takes no account of it.
  public var isKnownMinimal: Bool { minimality.isKnown }

  /// What is known of a diff beside what it says: all values are equal.
  package struct Minimality: Sendable, Hashable {
    package let isKnown: Bool

    package static func == (_: Minimality, _: Minimality) -> Bool { true }

    package func hash(into _: inout Hasher) {}
  }
}
