// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

public import TableDiff

/// A list view that a ``ListUpdater`` drives.
///
/// Conform to this protocol to drive a list view of your own. The adapters for UIKit and AppKit
/// have conformances, and `HeadlessScreen` of `TableDiffTesting` conforms without a screen.
///
/// The updater calls a view on the main actor, never from within a call of the view. It holds the
/// view weakly, except while a batch is being performed.
@MainActor
public protocol ListView: AnyObject {
  /// The kind of list view, which determines the batches that it accepts.
  var kind: ListViewKind { get }

  /// Whether a batch would be visible: the view is in a window, laid out, and not of size zero.
  ///
  /// A view without a screen returns `true`.
  var isOnScreen: Bool { get }

  /// Whether the data must not change now, because the user is dragging or dropping rows, or
  /// because the view is calling its data source; by default `false`.
  ///
  /// While the view is busy, the updater checks again ten times a second. It also checks when the
  /// view calls `change`, so do not return `true` merely because a batch is being performed.
  var isBusy: Bool { get }

  /// Whether the user prefers changes without animation; by default `false`.
  var prefersReducedMotion: Bool { get }

  /// The number of rows in each section as the view knows them; `nil` if it has not asked its data
  /// source yet.
  ///
  /// The counts include rows that the user has moved. A view with a pending reload must perform it
  /// first, for example by a layout pass; otherwise the counts are about to change.
  var reportedRowCounts: [Int]? { get }

  /// Performs a batch.
  ///
  /// The operations of the batch form one animated update, except for its refreshes, which follow
  /// in a call of ``refresh(_:)``. An implementation
  ///
  /// - calls `change` once, where the view expects its data to change: inside the block of
  ///   `performBatchUpdates`, before the first operation. If `change` returns `false`, the batch is
  ///   out of date, and its operations must not be performed.
  /// - calls `completion` once the animation is over, or releases it. Releasing a completion
  ///   without calling it means that the animation did not finish.
  /// - throws if the view does not accept the batch.
  ///
  /// - Parameters:
  ///   - batch: The batch.
  ///   - animated: Whether to animate it.
  ///   - change: Changes the data.
  ///   - completion: Called when the animation is over.
  /// - Throws: An error if the view does not accept the batch. The updater then reloads the view.
  func perform(
    _ batch: BatchUpdate, animated: Bool, change: @escaping @MainActor () -> Bool,
    completion: @escaping @MainActor (_ finished: Bool) -> Void
  ) throws

  /// Configures cells and headers with new content: the `refreshes` and `sectionRefreshes` of a
  /// batch that was performed, with paths after the batch.
  ///
  /// During an animation it is also called for a batch that has nothing else and is not performed:
  /// the data has changed by then.
  ///
  /// - Parameter batch: The batch.
  func refresh(_ batch: BatchUpdate)

  /// Changes the data, and reloads the view.
  ///
  /// - Parameter change: Changes the data; must be called once, before the view reads it.
  func reload(change: @MainActor () -> Void)
}

extension ListView {
  /// Returns `false`, for views whose rows cannot be dragged.
  public var isBusy: Bool { false }

  /// Returns `false`, for views that do not animate.
  public var prefersReducedMotion: Bool { false }
}
