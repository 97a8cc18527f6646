// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// One of the two sides of a merge.
///
///     merged(base: base, mine: mine, theirs: theirs, first: .mine)
///
/// One side is the *first*. It decides where both sides want something else of a row: its content and
/// its place count, and rows that both sides insert at one place are in its order, its own ones before
/// those of the other side.
public enum MergeSide: Sendable, Hashable {
  /// The side of the list `mine`: usually what the app changed and shows.
  case mine

  /// The side of the list `theirs`: usually what a server sent.
  case theirs

  /// The side that is not this one.
  var other: MergeSide { self == .mine ? .theirs : .mine }
}
