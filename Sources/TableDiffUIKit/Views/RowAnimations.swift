// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(UIKit) && !os(watchOS)

  public import UIKit

  /// How a table view animates each kind of change.
  ///
  ///     tableView.apply(fruits.tableDiff(to: newFruits), with: .fade) { self.fruits = self.newFruits }
  ///
  ///     var animations = RowAnimations.fade
  ///     animations.insertedRows = .top
  ///
  /// Moved rows slide to their new place.
  public struct RowAnimations: Sendable {
    /// The animation of deleted rows.
    public var deletedRows: UITableView.RowAnimation

    /// The animation of inserted rows.
    public var insertedRows: UITableView.RowAnimation

    /// The animation of rows that are reloaded since they cannot be reconfigured, before iOS 15.
    public var reloadedRows: UITableView.RowAnimation

    /// The animation of deleted sections.
    public var deletedSections: UITableView.RowAnimation

    /// The animation of inserted sections.
    public var insertedSections: UITableView.RowAnimation

    /// Creates the same animation for all changes.
    public init(_ animation: UITableView.RowAnimation) {
      deletedRows = animation
      insertedRows = animation
      reloadedRows = animation
      deletedSections = animation
      insertedSections = animation
    }

    /// The animations that the table view chooses; reloaded rows are not animated.
    public static var automatic: RowAnimations {
      var animations = RowAnimations(.automatic)
      animations.reloadedRows = .none
      return animations
    }

    /// Rows fade in and out.
    public static var fade: RowAnimations { RowAnimations(.fade) }

    /// Rows come from and leave to the top.
    public static var top: RowAnimations { RowAnimations(.top) }

    /// Rows come from and leave to the bottom.
    public static var bottom: RowAnimations { RowAnimations(.bottom) }

    /// Rows come from and leave to the left.
    public static var left: RowAnimations { RowAnimations(.left) }

    /// Rows come from and leave to the right.
    public static var right: RowAnimations { RowAnimations(.right) }

    /// Rows appear and disappear without an animation of their own.
    public static var none: RowAnimations { RowAnimations(.none) }
  }
#endif
