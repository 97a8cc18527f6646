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
  }
#endif
