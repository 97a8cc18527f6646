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
  /// Moves have no animation of their own: rows slide to their new place.
  public struct RowAnimations: Sendable {
    /// The animation of rows that are deleted.
    public var deletedRows: UITableView.RowAnimation

    /// The animation of rows that are inserted.
    public var insertedRows: UITableView.RowAnimation

    /// The animation of rows that get a new cell, where there is no reconfiguring: before iOS 15.
    public var reloadedRows: UITableView.RowAnimation

    /// The animation of sections that are deleted.
    public var deletedSections: UITableView.RowAnimation

    /// The animation of sections that are inserted.
    public var insertedSections: UITableView.RowAnimation

    /// Creates animations that are the same for all changes.
    public init(_ animation: UITableView.RowAnimation) {
      deletedRows = animation
      insertedRows = animation
      reloadedRows = animation
      deletedSections = animation
      insertedSections = animation
    }

    /// The animations that the table view chooses; rows that get a new cell are not animated.
    public static var automatic: RowAnimations {
      var animations = RowAnimations(.automatic)
      animations.reloadedRows = .none
      return animations
    }

    /// Rows fade in and out.
    public static var fade: RowAnimations { RowAnimations(.fade) }

    /// Rows come from the top and leave to it.
    public static var top: RowAnimations { RowAnimations(.top) }

    /// Rows come from the bottom and leave to it.
    public static var bottom: RowAnimations { RowAnimations(.bottom) }

    /// Rows come from the left and leave to it.
    public static var left: RowAnimations { RowAnimations(.left) }

    /// Rows come from the right and leave to it.
    public static var right: RowAnimations { RowAnimations(.right) }

    /// Rows appear and disappear without an animation of their own.
    public static var none: RowAnimations { RowAnimations(.none) }
  }
#endif
