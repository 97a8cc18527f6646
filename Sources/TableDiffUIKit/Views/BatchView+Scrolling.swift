// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(UIKit) && !os(watchOS)

  import UIKit

  extension BatchView {
    var scrollOffset: Double {
      get { contentOffset.y }
      set { contentOffset.y = newValue }
    }

    var scrollOffsetRange: ClosedRange<Double> {
      let first = -topInset
      let last: Double = contentSize.height + adjustedContentInset.bottom - bounds.height
      return first...max(first, last)
    }

    var topInset: Double { adjustedContentInset.top }

    var visibleRowPaths: [RowPath] { visiblePaths.map(RowPath.init) }

    func top(of path: RowPath) -> Double? { top(of: IndexPath(path)).map(Double.init) }

    func layOut() { layoutIfNeeded() }

    /// Makes changes with an animation in which rows and scroll offset move together.
    ///
    /// Animations within another take over its duration and curve, unless they say otherwise.
    func animate(_ isAnimated: Bool, _ changes: @escaping () -> Void) {
      if !isAnimated { return UIView.performWithoutAnimation(changes) }
      // As long as list views animate their batches.
      UIView.animate(
        withDuration: 0.3, delay: 0, options: .allowUserInteraction, animations: changes)
    }

    /// Whether the user scrolls, or the content moves on after that.
    var isScrolledByUser: Bool { isTracking || isDragging || isDecelerating }
  }
#endif
