// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

public import TableDiff

/// How a list view scrolls when its rows change.
///
///     let chat = ScrollBehavior.keepsVisibleRow(stickingTo: .bottom)
///
/// It is a property of the data sources of `TableDiffUIKit` and `TableDiffAppKit`.
public struct ScrollBehavior: Sendable, Hashable {
  /// The edges to stick to; `nil` for the view's own behavior.
  package let edges: ScrollEdges?

  /// The view's own behavior: changes above the visible rows may shift them.
  ///
  /// A reload keeps the position of the first visible row, unless the user is at the top.
  public static let free = ScrollBehavior(edges: nil)

  /// The visible rows stay where they are on the screen, as ``keepsVisibleRow(stickingTo:)`` says, wherever the
  /// user is.
  public static let keepsPosition = keepsVisibleRow()

  /// The visible rows stay where they are on the screen.
  ///
  ///     let timeline = ScrollBehavior.keepsVisibleRow()
  ///     let feed = ScrollBehavior.keepsVisibleRow(stickingTo: .top)
  ///     let chat = ScrollBehavior.keepsVisibleRow(stickingTo: .bottom)
  ///
  /// The first visible row that stays keeps its position, or else the first one that moves. If none
  /// is left in the list, the nearest remaining row takes the position of the first visible one.
  ///
  /// - Parameter edges: The edges to stick to: a user at such an edge sees the rows that are
  ///   inserted there. The top takes precedence over the bottom.
  public static func keepsVisibleRow(stickingTo edges: ScrollEdges = []) -> ScrollBehavior {
    ScrollBehavior(edges: edges)
  }
}
