// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(UIKit) && !os(watchOS)

  import UIKit

  /// What showing a change needs of a table or collection view.
  @MainActor
  protocol BatchView: UIScrollView, ScrollingView {
    /// Whether a drop is unsettled.
    var hasUncommittedUpdates: Bool { get }

    /// The paths of visible cells, in any order.
    var visiblePaths: [IndexPath] { get }

    var selectedPaths: [IndexPath] { get }

    func visibleCell(at path: IndexPath) -> UIView?

    /// Returns the frame of a row in the content; `nil` if the layout does not know it.
    func frame(of path: IndexPath) -> CGRect?

    /// Selects a row, without animation and without scrolling.
    func selectRow(atPath path: IndexPath)

    func deselectRow(atPath path: IndexPath, animated: Bool)

    /// Scrolls until a row is at the bottom, or at the right.
    func scrollToEnd(atPath path: IndexPath, animated: Bool)

    var backgroundView: UIView? { get set }

    func hasDataSource(_ dataSource: AnyObject) -> Bool

    func setDataSource(_ bridge: ViewBridge?)

    var currentDelegate: (any UIScrollViewDelegate)? { get }

    func setDelegate(_ delegate: (any UIScrollViewDelegate)?)

    /// Sets the prefetch data source; with `nil`, removes `old`, or any bridge if `old` is `nil`.
    func setPrefetching(_ bridge: ViewBridge?, before old: ViewBridge?)

    func reloadData()

    /// Performs updates as one batch.
    func performUpdates(
      _ updates: @escaping @MainActor () -> Void,
      completion: @escaping @MainActor (_ finished: Bool) -> Void)

    /// Calls the view's method for each operation of a batch except its refreshes.
    func run(_ batch: BatchUpdate, with animations: RowAnimations)

    /// Reconfigures cells, or reloads them where the view cannot reconfigure.
    func refreshCells(at paths: [IndexPath], with animations: RowAnimations)

    func reloadInBatch(_ sections: IndexSet)
  }

  extension BatchView {
    /// Whether a batch would be visible.
    ///
    /// Without a window, a batch makes UIKit lay out invisible cells, and has crashed in the past.
    var showsBatches: Bool { window != nil && !bounds.isEmpty }

    /// Performs a batch.
    ///
    /// - Parameters:
    ///   - change: Changes the data, and returns whether the batch still fits.
    ///   - completion: Called when the animation ends. The view is retained until then: UIKit
    ///     throws if a view is released during a batch.
    func perform(
      _ batch: BatchUpdate, animated: Bool, with animations: RowAnimations,
      change: @escaping @MainActor () -> Bool, completion: @escaping @MainActor (Bool) -> Void
    ) {
      if batch.hasNoStructure {
        // A view may never complete a batch without changes.
        _ = change()
        return completion(true)
      }
      let animations = animated ? animations : RowAnimations(.none)
      let update = {
        self.performUpdates {
          if change() { self.run(batch, with: animations) }
        } completion: { finished in
          withExtendedLifetime(self) { completion(finished) }
        }
      }
      if animated { update() } else { UIView.performWithoutAnimation(update) }
    }

    /// Reloads all data.
    ///
    /// A view may keep cells during an animation without asking for them, so they are refreshed.
    func reload() {
      var before: [IndexPath: UIView] = [:]
      if showsBatches {
        for path in visiblePaths { before[path] = visibleCell(at: path) }
      }
      reloadData()
      if before.isEmpty { return }
      layoutIfNeeded()
      let kept = visiblePaths.filter { path in
        before[path].map { $0 === visibleCell(at: path) } ?? false
      }
      if kept.isEmpty { return }
      UIView.performWithoutAnimation { refreshCells(at: kept, with: RowAnimations(.none)) }
    }

    /// Reloads rows, and restores their selection.
    func keepingSelection(of paths: [IndexPath], reload: () -> Void) {
      let selected = Set(selectedPaths).intersection(paths)
      reload()
      for path in selected { selectRow(atPath: path) }
    }

    /// Refreshes the cells and headers of a batch that was performed.
    ///
    /// - Parameter headers: Updates headers; if `nil`, their sections are reloaded.
    func refresh(
      _ batch: BatchUpdate, animated: Bool, with animations: RowAnimations,
      headers refreshHeaders: ((IndexSet) -> Void)?
    ) {
      let paths = batch.refreshes.map(IndexPath.init)
      let sections = IndexSet(batch.sectionRefreshes)
      if paths.isEmpty && sections.isEmpty { return }
      let refresh = { [self] in
        if !paths.isEmpty { refreshCells(at: paths, with: animations) }
        if sections.isEmpty { return }
        if let refreshHeaders { refreshHeaders(sections) } else { reload(sections: sections) }
      }
      if animated { refresh() } else { UIView.performWithoutAnimation(refresh) }
    }

    /// Reloads sections without animation; their rows stay selected.
    func reload(sections: IndexSet) {
      keepingSelection(of: selectedPaths.filter { sections.contains($0.section) }) {
        UIView.performWithoutAnimation { reloadInBatch(sections) }
      }
    }

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

    var selectedRowPaths: [RowPath] { selectedPaths.map(RowPath.init) }

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

  /// Whether cells can be reconfigured, as from iOS 15 on.
  ///
  /// A variable, so that tests can run both cases on one system.
  @MainActor
  package enum Reconfiguring {
    package static var isAvailable: Bool = {
      if #available(iOS 15.0, tvOS 15.0, *) { return true }
      return false
    }()
  }
#endif
