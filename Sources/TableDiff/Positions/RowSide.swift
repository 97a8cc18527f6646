// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// The side of a row on which to look first for a row in its place.
///
///     map.newOffset(nearestToOld: 3, preferring: .before)
public struct RowSide: Sendable, Hashable {
  private let isBefore: Bool

  /// The rows before: the nearest of them, or else the nearest of those after.
  public static let before = RowSide(isBefore: true)

  /// The rows after: the nearest of them, or else the nearest of those before.
  public static let after = RowSide(isBefore: false)

  /// Both sides, in the order in which to look at them.
  var inOrder: [RowSide] { isBefore ? [.before, .after] : [.after, .before] }
}
