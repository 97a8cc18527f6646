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
    private(set) lazy var calls = ViewCalls { [weak self] in self?.standInFront() }

    /// The delegate of the view, in front of the app's; `nil` if the view has that of the app alone.
    private(set) var front: DelegateFront?

    private weak var listView: (any BatchView)?

    /// The view, unless it has got another data source.
    var view: (any BatchView)? { listView.flatMap { $0.hasDataSource(self) ? $0 : nil } }

    /// Whether the user is in the middle of something of which the view does not tell, or the view has yet
    /// to arrange what was dropped.
    var isUserActing: Bool { false }

    /// Told when the user has selected or deselected a row.
    var onSelect: ((IndexPath) -> Void)? {
      didSet { setPresence(of: selectMethod, onSelect != nil) }
    }
    var onDeselect: ((IndexPath) -> Void)? {
      didSet { setPresence(of: deselectMethod, onDeselect != nil) }
    }

    private let indexMethod: String
    private let selectMethod: String
    private let deselectMethod: String

    /// The methods of a delegate that turn something on.
    private nonisolated let delegateMethods: Set<String>

    /// The methods that turn something on in the view by being there.
    private nonisolated let switches: [String]

    /// Those of them that the data source has.
    private var presentSwitches: Set<String> = []
    private var delegateSelectors: Set<Selector> = []

    /// Creates a data source.
    ///
    /// - Parameters:
    ///   - kind: The kind of the view.
    ///   - indexMethod: The selector of the method for the titles of an index.
    ///   - selectMethod: That of the method that tells of a selected row.
    ///   - deselectMethod: That of the method that tells of a deselected row.
    ///   - switches: The selectors of other methods that turn something on in the view by being there:
    ///     the data source lacks them until ``setPresence(of:_:)`` says otherwise.
    ///   - delegateMethods: Likewise those of the delegate.
    init(
      _ kind: ListViewKind, indexMethod: String, selectMethod: String, deselectMethod: String,
      switches: [String] = [], delegateMethods: Set<String> = [],
      numberOfSections: @escaping () -> Int, numberOfRows: @escaping (Int) -> Int
    ) {
      (self.kind, self.indexMethod, self.switches) = (kind, indexMethod, switches + [indexMethod])
      (self.selectMethod, self.deselectMethod) = (selectMethod, deselectMethod)
      self.delegateMethods = delegateMethods.union([selectMethod, deselectMethod])
      (self.numberOfSections, self.numberOfRows) = (numberOfSections, numberOfRows)
    }

    /// Becomes the data source of a view.
    func attach(to view: any BatchView) {
      listView = view
      // That of the data source before, which has other rows.
      view.setPrefetching(nil, before: nil)
      view.setDataSource(self)
      standInFront()
    }

    /// Lets a delegate stand in front of the app's from now on.
    func makeFront(of view: any BatchView) { front = DelegateFront(self, of: view) }

    /// Returns whether the bridge takes a call of the delegate, of which there may be one for each row.
    func takes(_ selector: Selector, appHasIt _: Bool) -> Bool {
      delegateSelectors.contains(selector)
    }

    /// Adds or removes a method that turns something on.
    func setPresence(of method: String, _ isPresent: Bool) {
      if presentSwitches.contains(method) == isPresent { return }
      if isPresent { presentSwitches.insert(method) } else { presentSwitches.remove(method) }
      delegateSelectors = Set(
        presentSwitches.intersection(delegateMethods).map(NSSelectorFromString))
      if let view { attachAgain(for: method, to: view) }
    }

    /// Lets the view ask again which methods there are, which it does when it gets its data source or
    /// delegate.
    private func attachAgain(for method: String, to view: any BatchView) {
      if delegateMethods.contains(method) {
        standInFront()
        view.setDelegate(nil)
        view.setDelegate(front)
      } else {
        view.setDataSource(nil)
        view.setDataSource(self)
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
      guard let method = switches.first(where: { NSSelectorFromString($0) == selector }) else {
        return true
      }
      return MainActor.assumeIsolated { presentSwitches.contains(method) }
    }
  }

  extension ViewBridge: ListViewBinding {
    var drivenView: (any ScrollingView)? { view }

    var isHeldByUser: Bool { isUserActing || view?.hasUncommittedUpdates ?? false }

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
