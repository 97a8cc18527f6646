// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// One of the two sides of a merge.
///
///     merged(base: base, mine: mine, theirs: theirs, first: .mine)
///
/// One side is the *first*. It decides the content and the place of a row that both sides changed
/// in different ways. Where both sides insert rows at one place, the first side's rows come first.
public enum MergeSide: Sendable, Hashable {
  /// The side of the list `mine`, usually what the app changed and shows.
  case mine

  /// The side of the list `theirs`, usually what a server sent.
  case theirs

  /// The opposite side.
  var other: MergeSide { self == .mine ? .theirs : .mine }
}
