// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(UIKit) && !os(watchOS)

  import UIKit

  extension BatchView {
    var isHorizontal: Bool {
      contentSize.width > bounds.width && contentSize.height <= bounds.height
    }

    var scrollPoint: ScrollPoint {
      get { ScrollPoint(x: contentOffset.x, y: contentOffset.y) }
      set { contentOffset = CGPoint(x: newValue.x, y: newValue.y) }
    }

    var scrollLimits: (start: ScrollPoint, end: ScrollPoint) {
      let inset = adjustedContentInset
      let end = ScrollPoint(
        x: contentSize.width + inset.right - bounds.width,
        y: contentSize.height + inset.bottom - bounds.height)
      return (ScrollPoint(x: -inset.left, y: -inset.top), end)
    }

    var coveredLengths: ScrollPoint {
      ScrollPoint(x: adjustedContentInset.left, y: adjustedContentInset.top)
    }

    var visibleRowPaths: [RowPath] { visiblePaths.map(RowPath.init) }

    func origin(of path: RowPath) -> ScrollPoint? {
      frame(of: IndexPath(path)).map { ScrollPoint(x: $0.minX, y: $0.minY) }
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
