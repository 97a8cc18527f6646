// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(UIKit) && !os(watchOS)

  public import UIKit

  /// The base class of the data sources of table and collection views.
  ///
  /// Create a ``SectionedTableDataSource`` or a ``SectionedCollectionDataSource``, and keep it:
  /// neither the view nor the updater retains it. A closure that captures the owner of the data
  /// source must capture it weakly.
  @MainActor
  public class SectionedDataSource<Section: ListSection> {
    let driver: ListViewDriver<Section>
    private let bridge: ViewBridge
    private var refresh: (@MainActor () async -> Void)?
    let index: SectionIndex<Section>

    /// The updater that holds the list.
    public var updater: SectionedListUpdater<Section> { driver.updater }

    /// Returns whether the user can move a row; by default always `true` if ``onMove`` or
    /// ``onRowMove`` is set.
    public var canMove: ((Section.Row) -> Bool)? {
      didSet { bridge.canMove = canMove.map { ask($0, otherwise: false) } }
    }

    /// Called after the user has moved a row; by default users cannot move rows.
    ///
    ///     source.onMove = { [weak store] fruit, next in store?.move(fruit, before: next) }
    ///
    /// `next` is the row after it in its section; `nil` at the end. The list already has the row in
    /// its new place: move it in the store too, so that the next state equals the list. A store
    /// with more rows than the list, or in another order, moves rows by their ids:
    ///
    ///     var all = fruits
    ///     source.onMove = { fruit, next in
    ///       all = all.applying(ListDiff(moving: [fruit.id], before: next?.id, in: all))
    ///     }
    public var onMove: ((_ row: Section.Row, _ next: Section.Row?) -> Void)? {
      didSet { allowMoves() }
    }

    /// Called when ``onMove`` is, with the section and the paths as well.
    ///
    ///     source.onRowMove = { move in print(move.row, "is in", move.section.id, "at", move.to) }
    public var onRowMove: ((RowMove<Section>) -> Void)? {
      didSet { allowMoves() }
    }

    private func allowMoves() {
      guard onMove != nil || onRowMove != nil else { return bridge.move = nil }
      bridge.move = { [weak self] from, to in
        guard let self, let move = driver.userMovedRow(from: RowPath(from), to: RowPath(to))
        else { return }
        onMove?(move.row, move.next)
        onRowMove?(move)
      }
    }

    /// Called after the user has selected a row.
    ///
    ///     source.onSelect = { [unowned self] fruit in show(fruit) }
    ///
    /// The app's delegate is called, too.
    public var onSelect: ((Section.Row) -> Void)? {
      didSet { watchSelection() }
    }

    /// Called after the user has deselected a row.
    public var onDeselect: ((Section.Row) -> Void)? {
      didSet { watchSelection() }
    }

    /// Called after the user has selected or deselected a row, with the rows that are selected now.
    ///
    ///     source.onSelectionChange = { fruits in print(fruits.count, "selected") }
    public var onSelectionChange: (([Section.Row]) -> Void)? {
      didSet { watchSelection() }
    }

    private func watchSelection() {
      bridge.onSelect = told(onSelect)
      bridge.onDeselect = told(onDeselect)
    }

    private func told(_ closure: ((Section.Row) -> Void)?) -> ((IndexPath) -> Void)? {
      if closure == nil, onSelectionChange == nil { return nil }
      return { [weak self] path in
        guard let self else { return }
        if let row = row(at: path) { closure?(row) }
        onSelectionChange?(selectedRows)
      }
    }

    #if !os(tvOS)
      /// Returns the menu of a row, which a long press opens; by default there is none.
      ///
      ///     source.contextMenu = { fruit in
      ///       UIMenu(title: fruit.name, children: [UIAction(title: "Eat") { _ in print("eaten") }])
      ///     }
      ///
      /// Without a closure a delegate of the app is asked.
      public var contextMenu: ((Section.Row) -> UIMenu?)? {
        didSet { bridge.contextMenu = contextMenu.map { ask($0, otherwise: nil) } }
      }
    #endif

    /// - Parameter isPlace: Returns whether a title of the index can lead to a section.
    init(
      _ updater: SectionedListUpdater<Section>, finder: RowFinder<Section>, bridge: ViewBridge,
      isPlace: @escaping (Section) -> Bool
    ) {
      self.bridge = bridge
      driver = ListViewDriver(updater, finder: finder, binding: bridge)
      index = SectionIndex(isPlace: isPlace)
      bridge.numberOfSections = { [weak updater] in updater?.sections.count ?? 0 }
      bridge.numberOfRows = { [weak updater] in
        updater?.sections.section(at: $0)?.rows.count ?? 0
      }
    }

    /// Becomes the data source of a view, and lets the updater drive it.
    func attach(to view: any BatchView) {
      bridge.makeFront(of: view)
      bridge.attach(to: view)
      updater.attach(driver)
    }

    /// Returns a function that calls a closure with the row at an index path.
    func ask<Answer>(
      _ closure: @escaping (Section.Row) -> Answer, otherwise answer: Answer
    ) -> (IndexPath) -> Answer {
      { [weak updater] in updater?.sections.row(at: RowPath($0)).map(closure) ?? answer }
    }

  }

  extension SectionedDataSource {
    // MARK: Rows

    /// Returns the section at an index; `nil` if there is none.
    public func section(at index: Int) -> Section? { updater.sections.section(at: index) }

    /// Returns the row at an index path; `nil` if there is none.
    ///
    ///     if let fruit = source.row(at: indexPath) { show(fruit) }
    public func row(at indexPath: IndexPath) -> Section.Row? {
      updater.sections.row(at: RowPath(indexPath))
    }

    /// Returns the row that a cell shows; `nil` if the cell is not from this data source.
    ///
    ///     if let cell = tableView.visibleCells.first, let fruit = source.row(for: cell) { show(fruit) }
    ///
    /// In `didEndDisplaying`, use this with the cell: its path may be that of another row by then.
    public func row(for cell: UIView) -> Section.Row? { driver.row(shownIn: cell) }

    /// Calls a closure with a path, if there is one and the view shows the list.
    @usableFromInline
    func show(_ path: IndexPath?, _ body: (IndexPath) -> Void) -> Bool {
      guard let path, driver.isShowing else { return false }
      body(path)
      return true
    }

    @usableFromInline
    func reconfigureRows(at paths: [RowPath]) { driver.reconfigure(paths) }

    func scrollToEnd(at path: IndexPath, animated: Bool) {
      bridge.view?.scrollToEnd(atPath: path, animated: animated)
    }

    @usableFromInline
    func deselectRow(at path: IndexPath, animated: Bool) {
      bridge.view?.deselectRow(atPath: path, animated: animated)
    }

    // MARK: The index, and a list without rows

    /// Returns the title of a section in the view's index; by default there is no index.
    ///
    ///     source.sectionIndexTitle = { shelf in shelf.header.first.map(String.init) }
    ///
    /// A section with `nil` has no title, and neighbours with the same title share one. A title
    /// leads to its section even after the section has moved.
    ///
    /// A table view updates the titles with the list. A collection view reads the titles of
    /// sections with rows once, when it gets its data source: set the closure again when sections
    /// come or go. Setting it reloads the view, so set it before the view is shown. A collection
    /// view has no index before iOS 14.
    public var sectionIndexTitle: ((Section) -> String?)? {
      get { index.title }
      set {
        index.title = newValue
        let tableView = bridge.view as? UITableView
        // A collection view asks again only if the method was absent meanwhile.
        if newValue == nil || tableView == nil { bridge.index = nil }
        if newValue == nil { return }
        bridge.index = (
          titles: { [index, weak updater] in index.titles(of: updater?.sections ?? []) },
          section: { [index, weak updater] in
            index.section(ofTitle: $0, in: updater?.sections ?? []) ?? 0
          }
        )
        if let tableView, driver.isShowing { index.refresh(of: updater.sections, in: tableView) }
      }
    }

    /// The background view while the list has no rows; by default the view's own.
    ///
    ///     let label = UILabel()
    ///     label.text = "No fruits"
    ///     source.emptyView = label
    ///
    /// When there are rows, the view has its own background again. While ``state`` is `.loading` or
    /// `.failed`, ``loadingView`` or ``failedView`` is shown instead.
    public var emptyView: UIView? {
      get { driver.placeholders[.loaded] as? UIView }
      set { driver.placeholders[.loaded] = newValue }
    }

    /// The state of loading, which decides what is shown while there are no rows; by default
    /// `.loaded`.
    ///
    ///     let label = UILabel()
    ///     label.text = "Loading"
    ///     source.loadingView = label
    ///     source.state = .loading  // then .loaded, or .failed
    ///
    /// Rows are shown in every state.
    public var state: LoadingState {
      get { driver.state }
      set { driver.state = newValue }
    }

    /// The background of an empty list while ``state`` is `.loading`; by default the view's own.
    public var loadingView: UIView? {
      get { driver.placeholders[.loading] as? UIView }
      set { driver.placeholders[.loading] = newValue }
    }

    /// The background of an empty list while ``state`` is `.failed`; by default the view's own.
    public var failedView: UIView? {
      get { driver.placeholders[.failed] as? UIView }
      set { driver.placeholders[.failed] = newValue }
    }

    #if !os(tvOS)
      /// Loads the rows again when the user pulls the list down; `nil` for no refresh control.
      ///
      ///     source.onRefresh = { [weak store] in await store?.reload() }
      ///
      /// Refreshing ends when the closure has returned and the states submitted by then are shown.
      /// UIKit has no refresh control in Mac Catalyst apps with the Mac idiom.
      @available(iOS 14.0, *)
      public var onRefresh: (@MainActor () async -> Void)? {
        get { refresh }
        set {
          refresh = newValue
          bridge.view?.refreshControl = newValue.map { action in
            let control = UIRefreshControl()
            control.addAction(
              UIAction { [weak updater, weak control] _ in
                Task {
                  await action()
                  await updater?.settledSoFar()
                  control?.endRefreshing()
                }
              }, for: .valueChanged)
            return control
          }
        }
      }
    #endif

    // MARK: Before rows are shown

    /// Calls a closure when the user comes near the end of the list, for example to load a page.
    ///
    ///     source.onReachingEnd(within: 10) { [weak store] in store?.loadNextPage() }
    ///
    /// The closure is called once for each last row: after a page has been appended, it is called
    /// near the new end. If a page could not be loaded, call this method again. An empty list has
    /// no end.
    ///
    /// No delegate is needed: the closure is called in the turn after the view has asked for a cell
    /// near the end. Some views ask for cells before they are visible.
    ///
    /// - Parameters:
    ///   - distance: The number of rows before the last one at which to call; by default 0.
    ///   - action: The closure, which replaces the previous one; `nil` for none.
    public func onReachingEnd(within distance: Int = 0, _ action: (() -> Void)?) {
      driver.watch(.bottom, within: distance, action)
    }

    /// Calls a closure when the user comes near the start of the list, for example to load older
    /// messages.
    ///
    ///     source.onReachingStart(within: 10) { [weak store] in store?.loadOlderMessages() }
    ///
    /// See ``onReachingEnd(within:_:)``. A view first shows its start: if it is to begin elsewhere,
    /// set the closure after scrolling.
    public func onReachingStart(within distance: Int = 0, _ action: (() -> Void)?) {
      driver.watch(.top, within: distance, action)
    }

    /// Prepares rows that may be shown soon, for example by loading their pictures.
    ///
    ///     source.onPrefetch { [pictures] fruits in
    ///       pictures.load(fruits)
    ///     } cancel: { [pictures] fruits in
    ///       pictures.cancel(fruits)
    ///     }
    ///
    /// The data source becomes the prefetch data source of the view.
    ///
    /// - Parameters:
    ///   - prepare: Starts preparing rows, soonest needed first; `nil` for none. It must return
    ///     soon.
    ///   - cancel: Stops preparing rows that the user has scrolled away from, except moved ones.
    public func onPrefetch(
      _ prepare: (([Section.Row]) -> Void)?,
      cancel: @escaping ([Section.Row]) -> Void = { _ in }
    ) {
      bridge.prefetching = prepare.map { driver.prefetching($0, cancel: cancel) }
    }

    // MARK: Scrolling

    /// How the view scrolls when its rows change; by default the view decides.
    ///
    ///     source.scrolling = .keepsVisibleRow(stickingTo: .bottom)  // a chat
    ///
    /// A kept row stays in place through batches, animated or not, through reloads, and when
    /// inserted rows turn out higher or lower than estimated. While the user scrolls, changes wait,
    /// since setting the scroll offset would fight the finger.
    ///
    /// If heights change without a change of the list, as on rotation, use ``keepPlace(during:)``.
    public var scrolling: ScrollBehavior {
      get { driver.scrolling }
      set { driver.scrolling = newValue }
    }

    /// Changes the layout of the view, and keeps the user's place as ``scrolling`` says.
    ///
    ///     source.keepPlace { tableView.performBatchUpdates(nil) }   // cells have become taller
    ///     source.keepPlace { tableView.frame.size.width = 480 }   // a rotation
    ///     source.keepPlace { tableView.contentInset.bottom = 300 }  // a keyboard
    ///
    /// - Parameter change: Changes the size of the view, row heights, or insets; not the list.
    public func keepPlace(during change: () -> Void) { driver.keepPlace(during: change) }
  }

  extension SectionedDataSource where Section.Row: Identifiable {
    /// Returns the index path of the first row with an id; `nil` if there is none.
    ///
    ///     if let indexPath = source.indexPath(for: fruit.id) {
    ///       print(tableView.cellForRow(at: indexPath) == nil ? "out of sight" : "visible")
    ///     }
    ///
    /// - Complexity: O(*n*), where *n* is the number of rows.
    @export(implementation)
    public func indexPath(for id: Section.Row.ID) -> IndexPath? {
      updater.sections.path { $0.id == id }.map { IndexPath($0) }
    }

    /// Deselects the first row with an id, without calling the delegate.
    ///
    ///     source.deselect(fruit.id, animated: true)
    ///
    /// - Returns: Whether the view shows a list with such a row.
    /// - Complexity: O(*n*), where *n* is the number of rows.
    @export(implementation)
    @discardableResult
    public func deselect(_ id: Section.Row.ID, animated: Bool = false) -> Bool {
      show(indexPath(for: id)) { deselectRow(at: $0, animated: animated) }
    }
  }
#endif
