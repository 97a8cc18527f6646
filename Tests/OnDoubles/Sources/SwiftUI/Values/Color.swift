// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

public import AppKit
public import UIKit

/// A color; the double paints with none.
public struct Color: Hashable, Sendable {
  private let name: String

  /// A color of warnings.
  public static let orange = Color(name: "orange")
}

extension UIColor {
  /// Creates the color that a color of SwiftUI is.
  @available(iOS 14.0, tvOS 14.0, *)
  public convenience init(_ color: Color) { self.init() }
}

extension NSColor {
  /// Creates the color that a color of SwiftUI is.
  @available(macOS 11.0, *)
  public convenience init(_ color: Color) { self.init() }
}
