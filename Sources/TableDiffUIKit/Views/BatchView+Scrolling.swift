// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(UIKit) && !os(watchOS)

  import UIKit

  extension BatchView {
    /// Whether the content overflows only to the sides; "top" then means left.
    private var isHorizontal: Bool {
      contentSize.width > bounds.width && contentSize.height <= bounds.height
    }

    var scrollOffset: Double {
      get { isHorizontal ? contentOffset.x : contentOffset.y }
      set { if isHorizontal { contentOffset.x = newValue } else { contentOffset.y = newValue } }
    }

    var scrollOffsetRange: ClosedRange<Double> {
      let (inset, first) = (adjustedContentInset, -topInset)
      let last: Double =
        isHorizontal
        ? contentSize.width + inset.right - bounds.width
        : contentSize.height + inset.bottom - bounds.height
      return first...max(first, last)
    }

    var topInset: Double { isHorizontal ? adjustedContentInset.left : adjustedContentInset.top }

    var visibleRowPaths: [RowPath] { visiblePaths.map(RowPath.init) }

    func top(of path: RowPath) -> Double? {
      frame(of: IndexPath(path)).map { isHorizontal ? $0.minX : $0.minY }
    }

    func layOut() { layoutIfNeeded() }

    /// Animates changes so that rows and scroll offset move together.
    ///
    /// Nested animations inherit the duration and curve unless they say otherwise.
    func animate(_ isAnimated: Bool, _ changes: @escaping () -> Void) {
      if !isAnimated { return UIView.performWithoutAnimation(changes) }
      // The duration with which list views animate batches.
      UIView.animate(
        withDuration: 0.3, delay: 0, options: .allowUserInteraction, animations: changes)
    }

    /// Whether the user scrolls, or scrolling still decelerates.
    var isScrolledByUser: Bool { isTracking || isDragging || isDecelerating }
  }
#endif
