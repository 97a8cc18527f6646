// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit

  /// What restoring the selection and the scroll position needs of a table or collection view.
  @MainActor
  protocol BatchView: NSView, ScrollingView {
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
      let before = isKnown ? (rowCounts, selectedRowPaths, ScrollPlace.rows(visibleRows)) : nil
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

  extension NSTableView: BatchView {
    func hasDataSource(_ object: AnyObject) -> Bool { dataSource === object }

    var isHorizontal: Bool { false }

    var rowCounts: [Int] {
      guard let layout = tableLayout else { return [numberOfRows] }
      var counts = layout.rowCounts
      // Rows unknown to the layout count for the last section.
      let others = numberOfRows - layout.count
      if others != 0 { counts.append((counts.popLast() ?? 0) + others) }
      return counts
    }

    var visibleRowPaths: [RowPath] {
      let rect = visibleRect
      return paths(at: rect.isEmpty ? 0..<0 : Range(rows(in: rect)) ?? 0..<0)
    }

    var selectedRowPaths: [RowPath] { paths(at: selectedRowIndexes) }

    private func paths(at indexes: some Sequence<Int>) -> [RowPath] {
      guard let layout = tableLayout else { return indexes.map { RowPath(section: 0, row: $0) } }
      return indexes.compactMap(layout.path)
    }

    func origin(of path: RowPath) -> ScrollPoint? {
      if let layout = tableLayout, path.section >= layout.sectionCount { return nil }
      let index = index(of: path)
      return index < numberOfRows ? ScrollPoint(x: 0, y: rect(ofRow: index).minY) : nil
    }

    /// Selects rows; calls the delegate only if the selection changes.
    func selectRows(at paths: [RowPath]) {
      let rows = IndexSet(paths.map(index))
      if rows != selectedRowIndexes { selectRowIndexes(rows, byExtendingSelection: false) }
    }
  }

  extension NSCollectionView: BatchView {
    func hasDataSource(_ object: AnyObject) -> Bool { dataSource === object }

    var rowCounts: [Int] { (0..<numberOfSections).map { numberOfItems(inSection: $0) } }

    /// The paths of the visible items; AppKit may also name items that are not visible.
    var visibleRowPaths: [RowPath] {
      let rect = visibleRect
      return indexPathsForVisibleItems().compactMap { path in
        guard let frame = layoutAttributesForItem(at: path)?.frame,
          !frame.intersection(rect).isEmpty
        else { return nil }
        return path.rowPath
      }
    }

    var selectedRowPaths: [RowPath] { selectionIndexPaths.compactMap(\.rowPath) }

    /// Whether the content overflows only to the sides.
    var isHorizontal: Bool {
      guard let seen = enclosingScrollView?.contentView.bounds else { return false }
      return bounds.width > seen.width && bounds.height <= seen.height
    }

    func origin(of path: RowPath) -> ScrollPoint? {
      let frame = layoutAttributesForItem(at: path.itemPath)?.frame
      return frame.map { ScrollPoint(x: $0.minX, y: $0.minY) }
    }

    func selectRows(at paths: [RowPath]) { selectionIndexPaths = Set(paths.map(\.itemPath)) }
  }

  extension RowPath {
    var itemPath: IndexPath { IndexPath(item: row, section: section) }
  }

  extension IndexPath {
    /// The path of an item; `nil` if the index path does not have two indexes.
    var rowPath: RowPath? { count == 2 ? RowPath(section: self[0], row: self[1]) : nil }
  }
#endif
