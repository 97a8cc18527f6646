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
  /// Rows always move by sliding to their places.
  public struct RowAnimations: Sendable {
    /// The animation of rows that are deleted.
    public var deletedRows: NSTableView.AnimationOptions

    /// The animation of rows that are inserted.
    public var insertedRows: NSTableView.AnimationOptions

    /// Creates animations that are the same for all changes.
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
