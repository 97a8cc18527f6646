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

    func reloadData()

    func hasDataSource(_ dataSource: AnyObject) -> Bool
  }

  extension BatchView {
    var scrollPoint: ScrollPoint {
      get { viewport.map { ScrollPoint(x: $0.minX, y: $0.minY) } ?? ScrollPoint() }
      set {
        guard let scrollView = enclosingScrollView, var rect = viewport else { return }
        rect.origin = NSPoint(x: newValue.x, y: newValue.y)
        let clipView = scrollView.contentView
        clipView.scroll(to: convert(rect, to: clipView).origin)
        scrollView.reflectScrolledClipView(clipView)
      }
    }

    var scrollLimits: (start: ScrollPoint, end: ScrollPoint) {
      guard let scrollView = enclosingScrollView, let document = scrollView.documentView,
        let viewport
      else { return (ScrollPoint(), ScrollPoint()) }
      let content = convert(document.bounds, from: document)
      let insets = scrollView.contentView.contentInsets
      let start = ScrollPoint(x: content.minX - insets.left, y: content.minY - insets.top)
      let end = ScrollPoint(
        x: content.maxX + insets.right - viewport.width,
        y: content.maxY + insets.bottom - viewport.height)
      return (start, end)
    }

    var coveredLengths: ScrollPoint {
      let insets = enclosingScrollView?.contentView.contentInsets
      return insets.map { ScrollPoint(x: $0.left, y: $0.top) } ?? ScrollPoint()
    }

    func layOut() { (enclosingScrollView ?? self).layoutSubtreeIfNeeded() }

    /// The visible rectangle in the view's own flipped coordinates; it may exceed the view.
    private var viewport: NSRect? {
      guard let clipView = enclosingScrollView?.contentView else { return nil }
      return convert(clipView.bounds, from: clipView)
    }

    /// Reloads the view, and keeps the selection and the place if the view shows the old rows.
    ///
    /// - Parameters:
    ///   - isKnown: Whether the view shows the old rows.
    ///   - newPath: Returns the new path of a row; `nil` if the row was deleted.
    func reload(isKnown: Bool, newPath: (_ old: RowPath) -> RowPath?, setData: () -> Void) {
      let before = isKnown ? (counts, selectedPaths, ScrollPlace.rows(visibleRows)) : nil
      setData()
      reloadData()
      guard let (counts, selected, place) = before else { return }
      layOut()
      selectRows(at: selected.compactMap(newPath))
      let target = place.target(from: counts) { paths in
        for (index, old) in paths.enumerated() {
          if let path = newPath(old) { return (index, path) }
        }
        return nil
      }
      if let target { bring(target) }
    }
  }
#endif
