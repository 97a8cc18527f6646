// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(UIKit) && !os(watchOS)

  import UIKit

  /// The data source of a view, and what an updater needs of the view.
  ///
  /// It is not generic, since Objective-C does not see members of generic classes. Without a
  /// closure, the view behaves as if the data source lacked the method.
  @MainActor
  class ViewBridge: NSObject {
    var numberOfSections: () -> Int = { 0 }
    var numberOfRows: (_ section: Int) -> Int = { _ in 0 }
    var canMove: ((IndexPath) -> Bool)?
    var move: ((_ from: IndexPath, _ to: IndexPath) -> Void)?

    /// The titles of the index at the edge, and the section of each title.
    var index: (titles: () -> [String], section: (_ title: Int) -> Int)? {
      didSet { setPresence(of: methods.index, index != nil) }
    }

    /// Starts and cancels preparing rows; the view asks only while this is set.
    var prefetching: (prepare: ([RowPath]) -> Void, cancel: ([RowPath]) -> Void)? {
      didSet { view?.setPrefetching(prefetching == nil ? nil : self, before: self) }
    }

    var animations = RowAnimations.automatic

    /// Updates headers and footers of sections.
    var refreshHeaders: ((IndexSet) -> Void)?

    /// Updates visible headers and footers that depend on rows.
    var refreshSummaries: (() -> Void)?

    /// The visible cells that are being reconfigured.
    private(set) var refreshed: [IndexPath: UIView] = [:]

    let kind: ListViewKind
    private(set) lazy var calls = ViewCalls { [weak self] in self?.standInFront() }

    /// The delegate of the view, in front of the app's.
    private(set) var front: DelegateFront?

    private weak var listView: (any BatchView)?

    /// The view, unless it has another data source now.
    var view: (any BatchView)? { listView.flatMap { $0.hasDataSource(self) ? $0 : nil } }

    /// Whether a gesture or a drop is under way that the view does not report.
    var isUserActing: Bool { false }

    /// Called when the user has selected or deselected a row.
    var onSelect: ((IndexPath) -> Void)? {
      didSet { setPresence(of: methods.select, onSelect != nil) }
    }
    var onDeselect: ((IndexPath) -> Void)? {
      didSet { setPresence(of: methods.deselect, onDeselect != nil) }
    }

    #if !os(tvOS)
      /// Returns the menu of a row.
      var contextMenu: ((IndexPath) -> UIMenu?)? {
        didSet { setPresence(of: methods.menu, contextMenu != nil) }
      }
    #endif

    /// The selectors of methods whose presence turns a feature on; ``setPresence(of:_:)`` adds them.
    private let methods: (index: String, select: String, deselect: String, menu: String)

    /// Those of the data source; all others are methods of the delegate.
    private nonisolated let switches: [String]

    private var present: Set<Selector> = []

    init(
      _ kind: ListViewKind,
      methods: (index: String, select: String, deselect: String, menu: String),
      switches: [String] = []
    ) {
      (self.kind, self.methods, self.switches) = (kind, methods, switches + [methods.index])
    }

    /// Becomes the data source of a view.
    func attach(to view: any BatchView) {
      listView = view
      front = DelegateFront(self, of: view)
      // Removes the prefetching of the previous data source, which has other rows.
      view.setPrefetching(nil, before: nil)
      view.setDataSource(self)
      standInFront()
    }

    /// Returns whether the bridge handles a delegate method, which may be called for each row.
    func takes(_ selector: Selector, appHasIt _: Bool) -> Bool {
      present.contains(selector)
    }

    #if !os(tvOS)
      /// Returns the configuration of the menu of the row at a path.
      func menu(at path: IndexPath) -> UIContextMenuConfiguration? {
        calls.answering { contextMenu?(path) }.map { menu in
          UIContextMenuConfiguration { _ in menu }
        }
      }
    #endif

    /// Adds or removes a method whose presence turns a feature on.
    ///
    /// Sets the data source or delegate again, so that the view asks which methods there are.
    func setPresence(of method: String, _ isPresent: Bool) {
      let selector = NSSelectorFromString(method)
      if present.contains(selector) == isPresent { return }
      if isPresent { present.insert(selector) } else { present.remove(selector) }
      guard let view else { return }
      if switches.contains(method) {
        view.setDataSource(nil)
        view.setDataSource(self)
      } else {
        standInFront()
        view.setDelegate(nil)
        view.setDelegate(front)
      }
    }

    #if canImport(ObjectiveC)
      nonisolated override func responds(to selector: Selector?) -> Bool {
        super.responds(to: selector) && offers(selector)
      }
    #else
      nonisolated func responds(to selector: Selector?) -> Bool { offers(selector) }
    #endif

    private nonisolated func offers(_ selector: Selector?) -> Bool {
      guard let selector, switches.contains(where: { NSSelectorFromString($0) == selector }) else {
        return true
      }
      return MainActor.assumeIsolated { present.contains(selector) }
    }
  }

  extension ViewBridge: ListViewBinding {
    var drivenView: (any ScrollingView)? { view }

    var isHeldByUser: Bool { isUserActing || view?.hasUncommittedUpdates ?? false }

    var isScrolledByUser: Bool { view?.isScrolledByUser ?? false }

    var prefersReducedMotion: Bool { UIAccessibility.isReduceMotionEnabled }

    var animatesScrollOffset: Bool { true }

    func changeLayout(_ change: () -> Void) { change() }

    func selectRows(at paths: [RowPath]) {
      guard let view else { return }
      let paths = paths.map(IndexPath.init)
      for path in Set(view.selectedPaths).subtracting(paths) {
        view.deselectRow(atPath: path, animated: false)
      }
      for path in paths { view.selectRow(atPath: path) }
    }

    var background: AnyObject? {
      get { view?.backgroundView }
      set { view?.backgroundView = newValue as? UIView }
    }

    func perform(
      _ batch: BatchUpdate, animated: Bool, keepsPlace: Bool,
      change: @escaping @MainActor () -> Bool,
      afterwards: @escaping @MainActor () -> Void,
      completion: @escaping @MainActor (_ finished: Bool) -> Void
    ) {
      standInFront()
      guard let view else { return }
      let run = { [animations] in
        view.perform(
          batch, animated: animated, with: animations, change: change, completion: completion)
        afterwards()
      }
      if keepsPlace { view.animate(animated, run) } else { run() }
    }

    func refresh(_ batch: BatchUpdate, animated: Bool) {
      guard let view else { return }
      // A reload makes another cell, which shows nothing yet.
      if Reconfiguring.isAvailable, !batch.refreshes.isEmpty {
        for path in Set(batch.refreshes.map(IndexPath.init)).intersection(view.visiblePaths) {
          refreshed[path] = view.visibleCell(at: path)
        }
      }
      view.refresh(batch, animated: animated, with: animations, headers: refreshHeaders)
      refreshed = [:]
    }

    func refreshRowSummaries(animated _: Bool) { refreshSummaries?() }

    func reload(change: () -> Void, afterwards: () -> Void) {
      change()
      view?.reload()
      afterwards()
    }
  }
#endif
