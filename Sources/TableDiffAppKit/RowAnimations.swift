// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  public import AppKit

  /// How a table view animates each kind of change.
  ///
  ///     var animations = RowAnimations(.effectFade)
  ///     animations.insertedRows = .slideDown
  ///     tableView.apply(fruits.tableDiff(to: newFruits), with: animations) { self.fruits = newFruits }
  ///
  /// Moved rows slide to their new place.
  public struct RowAnimations: Sendable {
    /// The animation of deleted rows.
    public var deletedRows: NSTableView.AnimationOptions

    /// The animation of inserted rows.
    public var insertedRows: NSTableView.AnimationOptions

    /// Creates the same animation for all changes.
    public init(_ animation: NSTableView.AnimationOptions) {
      deletedRows = animation
      insertedRows = animation
    }

    /// Rows fade out and in.
    public static let automatic = RowAnimations(.effectFade)

    /// Rows fade out and in.
    public static var fade: RowAnimations { RowAnimations(.effectFade) }

    /// Rows slide in and out upwards.
    public static var slideUp: RowAnimations { RowAnimations(.slideUp) }

    /// Rows slide in and out downwards.
    public static var slideDown: RowAnimations { RowAnimations(.slideDown) }

    /// Rows slide in and out to the left.
    public static var slideLeft: RowAnimations { RowAnimations(.slideLeft) }

    /// Rows slide in and out to the right.
    public static var slideRight: RowAnimations { RowAnimations(.slideRight) }
  }
#endif
