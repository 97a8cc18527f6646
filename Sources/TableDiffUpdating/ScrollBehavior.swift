// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

public import TableDiff

/// How a list view scrolls when its rows change.
///
///     let chat = ScrollBehavior.keepsVisibleRow(stickingTo: .bottom)
///
/// The data sources of `TableDiffUIKit` and `TableDiffAppKit` have it as a property.
public struct ScrollBehavior: Sendable, Hashable {
  /// The edges to stick to; `nil` if the view scrolls as it does by itself.
  package let edges: ScrollEdges?

  /// As the view does it: rows that come or go above the visible ones may shift these.
  ///
  /// A reload keeps the first visible row in its place, unless the user is at the top.
  public static let free = ScrollBehavior(edges: nil)

  /// What the user reads stays where it is on the screen.
  ///
  ///     let timeline = ScrollBehavior.keepsVisibleRow()
  ///     let feed = ScrollBehavior.keepsVisibleRow(stickingTo: .top)
  ///     let chat = ScrollBehavior.keepsVisibleRow(stickingTo: .bottom)
  ///
  /// The first visible row that stays in the list keeps its place. If none does, the first that is
  /// still there keeps it, or else the nearest row that is left takes the place of the first one.
  ///
  /// - Parameter edges: The edges to stick to: a user who is at such an edge sees what comes in
  ///   there. Of two of them the top comes first.
  public static func keepsVisibleRow(stickingTo edges: ScrollEdges = []) -> ScrollBehavior {
    ScrollBehavior(edges: edges)
  }
}
