// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(UIKit) && !os(watchOS)

  import UIKit

  /// The data source that a view calls, and what an updater must know of it.
  ///
  /// It is not generic, since Objective-C sees no members of generic classes. Without a closure, the
  /// view behaves as if the data source lacked the method.
  @MainActor
  class ViewBridge: NSObject {
    var numberOfSections: () -> Int
    var numberOfRows: (_ section: Int) -> Int
    var canMove: ((IndexPath) -> Bool)?
    var move: ((_ from: IndexPath, _ to: IndexPath) -> Void)?

    /// The titles of the index at the edge, and the section to which one of them leads.
    var index: (titles: () -> [String], section: (_ title: Int) -> Int)? {
      didSet { setPresence(of: indexMethod, index != nil) }
    }

    /// Prepares the rows at paths, and gives them up; the view asks only while there are closures.
    var prefetching: (prepare: ([RowPath]) -> Void, cancel: ([RowPath]) -> Void)? {
      didSet { view?.setPrefetching(prefetching == nil ? nil : self, before: self) }
    }

    var animations = RowAnimations.automatic

    /// Gives headers and footers of sections new content.
    var refreshHeaders: ((IndexSet) -> Void)?

    /// Gives visible headers and footers what they show of rows.
    var refreshSummaries: (() -> Void)?

    /// The visible cells that are given new content.
    private(set) var refreshed: [IndexPath: UIView] = [:]

    let kind: ListViewKind
    let calls = ViewCalls()

    private weak var listView: (any BatchView)?

    /// The view, unless it has got another data source.
    var view: (any BatchView)? { listView.flatMap { $0.hasDataSource(self) ? $0 : nil } }

    /// Whether the view has yet to arrange what the user has dropped.
    var isSettlingDrop: Bool { false }

    private let indexMethod: String

    /// The methods that turn something on in the view by being there.
    private nonisolated let switches: [String]

    /// Those of them that the data source has.
    private var presentSwitches: Set<String> = []

    /// Creates a data source.
    ///
    /// - Parameters:
    ///   - kind: The kind of the view.
    ///   - indexMethod: The selector of the method for the titles of an index.
    ///   - switches: The selectors of other methods that turn something on in the view by being there:
    ///     the data source lacks them until ``setPresence(of:_:)`` says otherwise.
    init(
      _ kind: ListViewKind, indexMethod: String, switches: [String] = [],
      numberOfSections: @escaping () -> Int, numberOfRows: @escaping (Int) -> Int
    ) {
      (self.kind, self.indexMethod, self.switches) = (kind, indexMethod, switches + [indexMethod])
      (self.numberOfSections, self.numberOfRows) = (numberOfSections, numberOfRows)
    }

    /// Becomes the data source of a view.
    func attach(to view: any BatchView) {
      listView = view
      // That of the data source before, which has other rows.
      view.setPrefetching(nil, before: nil)
      view.setDataSource(self)
    }

    /// Adds or removes a method that turns something on.
    func setPresence(of method: String, _ isPresent: Bool) {
      if presentSwitches.contains(method) == isPresent { return }
      if isPresent { presentSwitches.insert(method) } else { presentSwitches.remove(method) }
      if let view { attachAgain(for: method, to: view) }
    }

    /// Returns whether there is one of some methods that turn something on.
    func hasSwitch(of methods: [String]) -> Bool { !presentSwitches.isDisjoint(with: methods) }

    /// Lets the view ask again which methods there are, which it does when it gets its data source or
    /// delegate.
    func attachAgain(for method: String, to view: any BatchView) {
      view.setDataSource(nil)
      view.setDataSource(self)
    }

    #if canImport(ObjectiveC)
      nonisolated override func responds(to selector: Selector?) -> Bool {
        super.responds(to: selector) && offers(selector)
      }
    #else
      nonisolated func responds(to selector: Selector?) -> Bool { offers(selector) }
    #endif

    private nonisolated func offers(_ selector: Selector?) -> Bool {
      guard let method = switches.first(where: { NSSelectorFromString($0) == selector }) else {
        return true
      }
      return MainActor.assumeIsolated { presentSwitches.contains(method) }
    }
  }

  extension ViewBridge: ListViewBinding {
    var drivenView: (any ScrollingView)? { view }

    var isHeldByUser: Bool { isSettlingDrop || view?.hasUncommittedUpdates ?? false }

    var isScrolledByUser: Bool { view?.isScrolledByUser ?? false }

    var prefersReducedMotion: Bool { UIAccessibility.isReduceMotionEnabled }

    var animatesScrollOffset: Bool { true }

    var rowCounts: [Int] { view?.counts ?? [] }

    var selectedPaths: [RowPath] { (view?.selectedPaths ?? []).map(RowPath.init) }

    func selectRows(at paths: [RowPath]) {
      for path in paths { view?.selectRow(atPath: IndexPath(path)) }
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
      // A cell that is reloaded is another one, which shows nothing yet.
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
