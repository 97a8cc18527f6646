// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// A list view that a ``ListUpdater`` drives.
///
/// An adapter conforms to it once for each class of list view. ``HeadlessScreen`` conforms to it
/// without a screen. The protocol is not generic, so `any ListView` works wherever the library does.
///
/// The updater calls a view on the main actor and never from within a call of the view, and it holds
/// the view weakly, except while a batch is under way.
@MainActor
public protocol ListView: AnyObject {
  /// The kind of list view, which determines the batches that it accepts.
  var kind: ListViewKind { get }

  /// Whether a batch would be seen: the view is in a window, laid out, and not empty in size.
  ///
  /// A view without a screen returns `true`.
  var isOnScreen: Bool { get }

  /// Whether the data must not change now, since the user is in the middle of a drag or drop, or the
  /// view is asking its data source; by default `false`.
  ///
  /// The updater waits, and looks again ten times a second. It also asks when the view calls
  /// `change`: performing a batch is no reason to return `true`.
  var isBusy: Bool { get }

  /// Whether the user prefers changes without animation; by default `false`.
  var prefersReducedMotion: Bool { get }

  /// The number of rows in each section as the view counts them; `nil` if it has not asked its data
  /// source yet.
  ///
  /// A move by the user counts, whether or not the view asks again after it. A view with a reload
  /// pending must carry it out first, since it would otherwise return counts that it no longer
  /// trusts.
  var reportedRowCounts: [Int]? { get }

  /// Performs a batch.
  ///
  /// The operations of the batch are those of one animated update, except for its refreshes: these
  /// come in a call of ``refresh(_:)``. An implementation
  ///
  /// - calls `change` once, where the view expects its data to change: inside the block of
  ///   `performBatchUpdates`, before the first operation. If `change` returns `false`, the batch is
  ///   out of date, and its operations must not be carried out.
  /// - calls `completion` once the animation is over, or drops it. A dropped completion counts as an
  ///   animation that did not finish.
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

  /// Gives kept cells and headers their new content: the `refreshes` and `sectionRefreshes` of a
  /// batch that was performed, with paths after it.
  ///
  /// - Parameter batch: The batch.
  func refresh(_ batch: BatchUpdate)

  /// Changes the data, and loads all of it anew.
  ///
  /// - Parameter change: Changes the data; to be called once, before the view reads it.
  func reload(change: @MainActor () -> Void)
}

extension ListView {
  /// Returns `false`, which suits views that users cannot rearrange.
  public var isBusy: Bool { false }

  /// Returns `false`, which suits views that do not animate.
  public var prefersReducedMotion: Bool { false }
}
