// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// An edge of a rectangle.
public enum Edge: Int8, CaseIterable, Sendable {
  /// The edges.
  case top, leading, bottom, trailing

  /// Some edges.
  public struct Set: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int8

    /// Creates edges of bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// All edges.
    public static let all = Set(rawValue: 15)
  }
}

/// The distances of the edges of a rectangle from those of another one.
public struct EdgeInsets: Equatable, Sendable {
  /// The distances.
  public var top, leading, bottom, trailing: CGFloat

  /// Creates distances of zero.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  /// Creates distances.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }
}

extension View {
  /// Adds space around the view, which the double does not show.
  public nonisolated func padding(_ insets: EdgeInsets) -> some View { self }
}
