// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

package import TableDiff

/// The data source of a list view, through which a driver reads and changes the view.
@MainActor
package protocol ListViewBinding: AnyObject {
  /// The view; `nil` if it has another data source.
  var drivenView: (any ScrollingView)? { get }

  var kind: ListViewKind { get }

  var calls: ViewCalls { get }

  /// Whether the user is dragging rows, or a drop is not settled yet.
  var isHeldByUser: Bool { get }

  /// Whether the user is scrolling, or the content is still decelerating.
  var isScrolledByUser: Bool { get }

  var prefersReducedMotion: Bool { get }

  /// Whether the view animates rows and scroll offset in step.
  var animatesScrollOffset: Bool { get }

  /// Restores the selection after a reload.
  func selectRows(at paths: [RowPath])

  /// The view behind the rows, or in front of a list view without rows.
  var background: AnyObject? { get set }

  /// Performs a batch, except for its refreshes.
  ///
  /// - Parameters:
  ///   - keepsPlace: Whether `afterwards` changes the scroll offset.
  ///   - change: Changes the data; returns whether the batch still fits.
  ///   - afterwards: Called when the view's method has returned, possibly before the batch.
  ///   - completion: Called when the animation is over; retains the view until then.
  func perform(
    _ batch: BatchUpdate, animated: Bool, keepsPlace: Bool, change: @escaping @MainActor () -> Bool,
    afterwards: @escaping @MainActor () -> Void,
    completion: @escaping @MainActor (_ finished: Bool) -> Void
  ) throws

  /// Refreshes the cells and headers that a batch names, after the batch.
  func refresh(_ batch: BatchUpdate, animated: Bool)

  /// Updates visible headers and footers, which may depend on their rows.
  func refreshRowSummaries(animated: Bool)

  /// Calls a closure that changes the layout and the scroll offset.
  func changeLayout(_ change: () -> Void)

  /// Changes the data, reloads the view, and calls `afterwards`.
  func reload(change: () -> Void, afterwards: () -> Void)
}

/// The calls of a view to its data source.
@MainActor
package final class ViewCalls {
  /// Whether the view has asked for a number of sections or rows.
  package private(set) var hasCounted = false

  private var depth = 0

  /// Called before each call that is not nested in another one.
  private let willAnswer: () -> Void

  package init(willAnswer: @escaping () -> Void = {}) { self.willAnswer = willAnswer }

  /// Whether a call is in progress; the data must not change then.
  package var isUnderWay: Bool { depth > 0 }

  package func answering<Answer>(_ answer: () -> Answer) -> Answer {
    if depth == 0 { willAnswer() }
    depth += 1
    defer { depth -= 1 }
    return answer()
  }

  /// Answers a call for a number of sections or rows.
  package func counting(_ count: () -> Int) -> Int {
    hasCounted = true
    return answering(count)
  }
}
