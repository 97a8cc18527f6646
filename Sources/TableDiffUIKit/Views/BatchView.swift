// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(UIKit) && !os(watchOS)

  import UIKit

  /// A table or collection view, as far as showing a change needs one.
  @MainActor
  protocol BatchView: UIScrollView, ScrollingView {
    /// The number of rows in each section, as the view counted them.
    ///
    /// A view that has not counted yet, or is to reload, asks its data source.
    var counts: [Int] { get }

    /// Whether a drop is unsettled.
    var hasUncommittedUpdates: Bool { get }

    /// The paths of visible cells, in any order.
    var visiblePaths: [IndexPath] { get }

    /// The paths of selected rows.
    var selectedPaths: [IndexPath] { get }

    /// Returns the cell at a path, if it is visible.
    func visibleCell(at path: IndexPath) -> UIView?

    /// Returns where a row is in the content; `nil` if the layout does not say.
    func frame(of path: IndexPath) -> CGRect?

    /// Selects a row, without animation and without scrolling.
    func selectRow(atPath path: IndexPath)

    func deselectRow(atPath path: IndexPath, animated: Bool)

    var backgroundView: UIView? { get set }

    /// Returns whether a view has a data source.
    func hasDataSource(_ dataSource: AnyObject) -> Bool

    func setDataSource(_ bridge: ViewBridge?)

    var currentDelegate: (any UIScrollViewDelegate)? { get }

    func setDelegate(_ delegate: (any UIScrollViewDelegate)?)

    /// Sets what prepares rows: in place of a certain bridge if there is to be nothing, or of any.
    func setPrefetching(_ bridge: ViewBridge?, before old: ViewBridge?)

    func reloadData()

    /// Performs updates as one batch.
    func performUpdates(
      _ updates: @escaping @MainActor () -> Void,
      completion: @escaping @MainActor (_ finished: Bool) -> Void)

    /// Calls the view's method for each operation of a batch, except for its refreshes.
    func run(_ batch: BatchUpdate, with animations: RowAnimations)

    /// Gives cells a new content: the same cells where the view can do that, else new ones.
    func refreshCells(at paths: [IndexPath], with animations: RowAnimations)

    /// Reloads sections, in a batch.
    func reloadInBatch(_ sections: IndexSet)
  }

  extension BatchView {
    /// Whether a batch would be seen.
    ///
    /// A batch in a view without a window makes UIKit lay out cells that nobody sees, and has crashed
    /// in the past.
    var showsBatches: Bool { window != nil && !bounds.isEmpty }

    /// Performs a batch.
    ///
    /// - Parameters:
    ///   - change: Changes the data, and returns whether the batch still fits.
    ///   - completion: Called when the animation is over. It keeps the view alive until then: UIKit
    ///     throws if a view goes in the middle of a batch.
    func perform(
      _ batch: BatchUpdate, animated: Bool, with animations: RowAnimations,
      change: @escaping @MainActor () -> Bool, completion: @escaping @MainActor (Bool) -> Void
    ) {
      if batch.hasNoStructure {
        // A view may never say that a batch without changes is over.
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
    /// A view that is in the middle of an animation may keep its cells without asking for them, so
    /// those that are the same after it get their new content.
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

    /// Reloads rows, which are selected again if they were.
    func keepingSelection(of paths: [IndexPath], reload: () -> Void) {
      let selected = Set(selectedPaths).intersection(paths)
      reload()
      for path in selected { selectRow(atPath: path) }
    }

    /// Gives the cells and headers of a batch that was performed their new content.
    ///
    /// - Parameter headers: Gives headers new content; if there is none, their sections are
    ///   reloaded.
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

    /// Reloads sections, without animation; their rows stay selected.
    func reload(sections: IndexSet) {
      keepingSelection(of: selectedPaths.filter { sections.contains($0.section) }) {
        UIView.performWithoutAnimation { reloadInBatch(sections) }
      }
    }
  }

  /// Whether cells can be reconfigured: from iOS 15 on.
  ///
  /// A variable, since tests have to see both cases on one system.
  @MainActor
  package enum Reconfiguring {
    package static var isAvailable: Bool = {
      if #available(iOS 15.0, tvOS 15.0, *) { return true }
      return false
    }()
  }
#endif
