// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// Edges of a scroll view's content to which the viewport may stick.
///
///     // In a chat, whose newest messages are at the bottom:
///     let y = anchor.scrollOffset(after: map, stickingTo: .bottom, rowHeight: 44)
///
/// If the viewport touched such an edge before a change, it touches it again afterwards, and no row
/// is kept where it was. If it touched two of them, the top comes first. A viewport less than a
/// point away from an edge touches it, since scroll offsets are rounded to pixels.
public struct ScrollEdges: OptionSet, Sendable, Hashable {
  /// The edges as bits.
  public let rawValue: UInt8

  /// Creates a set of edges from bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The top: a viewport at the top shows what is inserted there, as in a feed.
  public static let top = ScrollEdges(rawValue: 1)

  /// The bottom: a viewport at the bottom shows what is inserted there, as in a chat.
  public static let bottom = ScrollEdges(rawValue: 2)
}
