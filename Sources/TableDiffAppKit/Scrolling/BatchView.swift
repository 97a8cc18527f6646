// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit

  /// What restoring the selection and the scroll position needs of a table or collection view.
  @MainActor
  protocol BatchView: NSView, ScrollingView {
    /// The number of rows in each section, as the view counted them.
    var counts: [Int] { get }

    var selectedPaths: [RowPath] { get }

    /// Selects rows, and no others.
    func selectRows(at paths: [RowPath])

    /// Whether the view scrolls horizontally; "top" then means left.
    var isHorizontal: Bool { get }

    func reloadData()

    func hasDataSource(_ dataSource: AnyObject) -> Bool
  }

  extension BatchView {
    var scrollOffset: Double {
      get { Double((isHorizontal ? viewport?.minX : viewport?.minY) ?? 0) }
      set {
        guard let scrollView = enclosingScrollView, var rect = viewport else { return }
        if isHorizontal { rect.origin.x = newValue } else { rect.origin.y = newValue }
        let clipView = scrollView.contentView
        clipView.scroll(to: convert(rect, to: clipView).origin)
        scrollView.reflectScrolledClipView(clipView)
      }
    }

    var scrollOffsetRange: ClosedRange<Double> {
      guard let scrollView = enclosingScrollView, let document = scrollView.documentView,
        let viewport
      else { return 0...0 }
      let content = convert(document.bounds, from: document)
      let insets = scrollView.contentView.contentInsets
      let first: Double = (isHorizontal ? content.minX : content.minY) - topInset
      let last: Double =
        isHorizontal
        ? content.maxX + insets.right - viewport.width
        : content.maxY + insets.bottom - viewport.height
      return first...max(first, last)
    }

    var topInset: Double {
      let insets = enclosingScrollView?.contentView.contentInsets
      return Double((isHorizontal ? insets?.left : insets?.top) ?? 0)
    }

    func layOut() { (enclosingScrollView ?? self).layoutSubtreeIfNeeded() }

    /// The visible rectangle in the view's own flipped coordinates; it may exceed the view.
    private var viewport: NSRect? {
      guard let clipView = enclosingScrollView?.contentView else { return nil }
      return convert(clipView.bounds, from: clipView)
    }
  }
#endif
