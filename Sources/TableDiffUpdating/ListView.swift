// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

public import TableDiff

/// A list view that a ``ListUpdater`` drives.
///
/// Conform to it to drive a list view of your own; the adapters for UIKit and AppKit have their
/// conformances, and `HeadlessScreen` of `TableDiffTesting` is one without a screen.
///
/// The updater calls a view on the main actor, never from within a call of the view. It holds the
/// view weakly, except while a batch is under way.
@MainActor
public protocol ListView: AnyObject {
  /// The kind of list view, which determines the batches that it accepts.
  var kind: ListViewKind { get }

  /// Whether a batch would be seen: the view is in a window, laid out, and not empty in size.
  ///
  /// A view without a screen returns `true`.
  var isOnScreen: Bool { get }

  /// Whether the data must not change now, since the user is in the middle of a drag or drop, or the
  /// view is calling its data source; by default `false`.
  ///
  /// The updater waits, and looks again ten times a second. It also looks when the view calls
  /// `change`: do not return `true` because a batch is being performed.
  var isBusy: Bool { get }

  /// Whether the user prefers changes without animation; by default `false`.
  var prefersReducedMotion: Bool { get }

  /// The number of rows that the view has in each section; `nil` if it has not asked its data source
  /// yet.
  ///
  /// They include rows that the user has moved. A view with a pending reload must perform it first,
  /// for example by a layout pass: it would otherwise return counts that it is about to replace.
  var reportedRowCounts: [Int]? { get }

  /// Performs a batch.
  ///
  /// The operations of the batch are those of one animated update, except for its refreshes: these
  /// come in a call of ``refresh(_:)``. An implementation
  ///
  /// - calls `change` once, where the view expects its data to change: inside the block of
  ///   `performBatchUpdates`, before the first operation. If `change` returns `false`, the batch is
  ///   out of date, and its operations must not be performed.
  /// - calls `completion` once the animation is over, or releases it. A completion that is released
  ///   without a call counts as an animation that did not finish.
  /// - throws if the view does not accept the batch.
  ///
  /// - Parameters:
  ///   - batch: The batch.
  ///   - animated: Whether to animate it.
  ///   - change: Changes the data.
  ///   - completion: What to call when the animation is over.
  /// - Throws: Why the view does not accept the batch. The updater then reloads the view.
  func perform(
    _ batch: BatchUpdate, animated: Bool, change: @escaping @MainActor () -> Bool,
    completion: @escaping @MainActor (_ finished: Bool) -> Void
  ) throws

  /// Configures cells and headers that have new content: the `refreshes` and `sectionRefreshes` of a
  /// batch that was performed. Their paths are those after the batch. During an animation it is also called for
  /// a batch that has nothing else, and is not performed.
  ///
  /// - Parameter batch: The batch.
  func refresh(_ batch: BatchUpdate)

  /// Changes the data, and reloads the view.
  ///
  /// - Parameter change: Changes the data; to be called once, before the view reads it.
  func reload(change: @MainActor () -> Void)
}

extension ListView {
  /// Returns `false`, for views whose rows users cannot drag.
  public var isBusy: Bool { false }

  /// Returns `false`, for views that do not animate.
  public var prefersReducedMotion: Bool { false }
}
