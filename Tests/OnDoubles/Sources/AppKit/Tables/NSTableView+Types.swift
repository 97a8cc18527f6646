// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

// AppKit documents its interface.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

extension NSTableView {
  /// How selected rows look.
  public enum SelectionHighlightStyle: Int, Sendable {
    case none = -1
    case regular = 0
  }

  /// Which lines there are between rows and columns.
  public struct GridLineStyle: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let solidHorizontalGridLineMask = GridLineStyle(rawValue: 0x2)
  }

  /// Where something is dropped.
  public enum DropOperation: UInt, Sendable {
    case on = 0
    case above = 1
  }

  /// How rows come and go.
  public struct AnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let effectFade = AnimationOptions(rawValue: 0x1)
    public static let slideUp = AnimationOptions(rawValue: 0x10)
    public static let slideDown = AnimationOptions(rawValue: 0x20)
    public static let slideLeft = AnimationOptions(rawValue: 0x30)
    public static let slideRight = AnimationOptions(rawValue: 0x40)
  }
}
