// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// The distances of the edges of one rectangle from those of another.
public struct UIEdgeInsets: Sendable, Equatable {
  /// The distance of the top edge.
  public var top: CGFloat
  /// The distance of the left edge.
  public var left: CGFloat
  /// The distance of the bottom edge.
  public var bottom: CGFloat
  /// The distance of the right edge.
  public var right: CGFloat

  /// No distances.
  public static let zero = UIEdgeInsets()

  /// Creates insets of zero.
  public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }

  /// Creates insets.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}
