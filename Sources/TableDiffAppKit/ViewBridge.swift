// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit

  /// The data source of a view, and what an updater needs of the view.
  ///
  /// It is not generic, since Objective-C does not see members of generic classes.
  @MainActor
  class ViewBridge: NSObject {
    private(set) lazy var calls = ViewCalls { [weak self] in self?.willAnswer() }

    private weak var attachedView: (any BatchView)?
    private var liveScroll: LiveScrollWatch?

    /// The view or item being updated, which the next request for it returns.
    var refreshed: AnyObject?

    /// The view, unless it has another data source now.
    var listView: (any BatchView)? { attachedView.flatMap { $0.hasDataSource(self) ? $0 : nil } }

    /// Called before a call of the view is answered.
    func willAnswer() {}

    /// Stores the view, and observes its scrolling.
    func note(_ view: any BatchView) {
      attachedView = view
      liveScroll = LiveScrollWatch(view)
    }

    /// Updates a view or item by asking for it; returns `false` if another one is returned.
    func refresh(_ shown: AnyObject, by request: () -> AnyObject?) -> Bool {
      refreshed = shown
      defer { refreshed = nil }
      return request() === shown
    }

    // MARK: ListViewBinding, as far as both kinds share it

    var drivenView: (any ScrollingView)? { listView }

    /// A table view accepts any batch, which it performs as steps.
    var kind: ListViewKind { .collectionView }

    var isScrolledByUser: Bool { liveScroll?.isUnderWay ?? false }

    var prefersReducedMotion: Bool { TableDiffAppKit.prefersReducedMotion }

    var animatesScrollOffset: Bool { false }

    func changeLayout(_ change: () -> Void) { NSAnimationContext.run(isAnimated: false, change) }

    func selectRows(at paths: [RowPath]) { listView?.selectRows(at: paths) }

    func reload(change: () -> Void, afterwards: () -> Void) {
      change()
      guard let listView else { return }
      listView.reloadData()
      listView.layOut()
      afterwards()
    }
  }
#endif
