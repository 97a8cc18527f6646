// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

package import TableDiff

/// What a driver must know of a list view and calls in it, by the names that the view has for it.
///
/// It is the data source of the view.
@MainActor
package protocol ListViewBinding: AnyObject {
  /// The view, unless it has got another data source.
  var drivenView: (any ScrollingView)? { get }

  var kind: ListViewKind { get }

  /// The calls of the view.
  var calls: ViewCalls { get }

  /// Whether the user is dragging rows, or the view has yet to arrange what was dropped.
  var isHeldByUser: Bool { get }

  /// Whether the user scrolls, or the content moves on after that.
  var isScrolledByUser: Bool { get }

  var prefersReducedMotion: Bool { get }

  /// Whether rows and scroll offset can move together in an animation.
  var animatesScrollOffset: Bool { get }

  /// The number of rows in each section, as the view counted them.
  var rowCounts: [Int] { get }

  /// The paths of the selected rows.
  var selectedPaths: [RowPath] { get }

  /// Selects rows after a reload.
  func selectRows(at paths: [RowPath])

  /// What is shown behind the rows, or over a view without rows.
  var background: AnyObject? { get set }

  /// Performs a batch.
  ///
  /// - Parameters:
  ///   - batch: The batch, whose refreshes are left out.
  ///   - animated: Whether to animate it.
  ///   - keepsPlace: Whether `afterwards` changes the scroll offset.
  ///   - change: Changes the data; returns whether the batch still fits.
  ///   - afterwards: Called when the view has returned, which may perform the batch later.
  ///   - completion: Called when the animation is over. The view lives until then.
  func perform(
    _ batch: BatchUpdate, animated: Bool, keepsPlace: Bool, change: @escaping @MainActor () -> Bool,
    afterwards: @escaping @MainActor () -> Void,
    completion: @escaping @MainActor (_ finished: Bool) -> Void
  ) throws

  /// Gives the cells and headers of a batch that was performed their new content.
  func refresh(_ batch: BatchUpdate, animated: Bool)

  /// Gives visible headers and footers what they show of rows.
  func refreshRowSummaries(animated: Bool)

  /// Changes the data, reloads the view, and makes what follows.
  func reload(change: () -> Void, afterwards: () -> Void)
}

/// The calls of a view to its data source.
@MainActor
package final class ViewCalls {
  /// Whether the view has asked for the number of its sections or rows.
  package private(set) var hasCounted = false

  private var depth = 0

  /// Called before a call is answered.
  private let willAnswer: () -> Void

  package init(willAnswer: @escaping () -> Void = {}) { self.willAnswer = willAnswer }

  /// Whether a call is under way, so that the data must not change.
  package var isUnderWay: Bool { depth > 0 }

  /// Answers a call.
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
