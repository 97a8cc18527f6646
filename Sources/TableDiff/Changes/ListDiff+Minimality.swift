// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension ListDiff {
  /// Whether it is known that no diff of these lists keeps more rows in place.
  ///
  /// ``Algorithm/lcs`` always knows, unless it hit a limit of effort. ``Algorithm/heckel`` knows
  /// only if no row moves, although with unique ids its diff is always minimal. ``MoveStyle/all``
  /// moves rows that could stay, so it too knows only if no row moves.
  ///
  /// It describes how the diff was found and not its changes, so `==` ignores it.
  public var isKnownMinimal: Bool { minimality.isKnown }

  /// What is known of a diff beside its changes; all values are equal.
  package struct Minimality: Sendable, Hashable {
    package let isKnown: Bool

    package static func == (_: Minimality, _: Minimality) -> Bool { true }

    package func hash(into _: inout Hasher) {}
  }
}
