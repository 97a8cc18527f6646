// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  public import AppKit

  /// How a table view animates each kind of change.
  ///
  ///     tableView.apply(from: old, to: new, with: .all(.effectFade)) { data = $0 }
  ///
  /// Rows always move by sliding to their places.
  public struct RowAnimations: Sendable {
    /// How rows go.
    public var deletes: NSTableView.AnimationOptions

    /// How rows come.
    public var inserts: NSTableView.AnimationOptions

    /// Creates animations.
    ///
    /// - Parameters:
    ///   - deletes: How rows go.
    ///   - inserts: How rows come.
    public init(deletes: NSTableView.AnimationOptions, inserts: NSTableView.AnimationOptions) {
      self.deletes = deletes
      self.inserts = inserts
    }

    /// Returns animations in which all rows come and go in one way.
    public static func all(_ animation: NSTableView.AnimationOptions) -> RowAnimations {
      RowAnimations(deletes: animation, inserts: animation)
    }

    /// Rows fade out and in.
    public static let automatic = all(.effectFade)
  }
#endif
