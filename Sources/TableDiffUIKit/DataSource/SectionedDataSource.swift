// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(UIKit) && !os(watchOS)

  public import UIKit

  /// What the data sources of table and collection views share.
  ///
  /// Create a ``SectionedTableDataSource`` or a ``SectionedCollectionDataSource``, and keep it: neither
  /// the view nor the updater retains it. A closure that captures the owner of the data source must
  /// capture it weakly.
  @MainActor
  public class SectionedDataSource<Section: ListSection> {
    let driver: ListViewDriver<Section>
    private let bridge: ViewBridge
    private var refresh: (@MainActor () async -> Void)?
    let index: SectionIndex<Section>

    /// The updater that holds the list.
    public var updater: SectionedListUpdater<Section> { driver.updater }

    /// Returns whether the user can move a row; by default all rows if there is ``onMove`` or ``onRowMove``.
    public var canMove: ((Section.Row) -> Bool)? {
      didSet { bridge.canMove = canMove.map { ask($0, otherwise: false) } }
    }

    /// Called after the user has moved a row before another one, or to the end of its section, where there
    /// is no next row; by default users cannot move rows.
    ///
    ///     source.onMove = { [weak store] fruit, next in store?.move(fruit, before: next) }
    ///
    /// The row has been moved in the list already. Tell the store, whose next state then equals the
    /// list. A store with more rows than the list shows, or in another order, moves them by their ids:
    ///
    ///     var all = fruits
    ///     source.onMove = { fruit, next in
    ///       all = all.applying(ListDiff(moving: [fruit.id], before: next?.id, in: all))
    ///     }
    public var onMove: ((_ row: Section.Row, _ next: Section.Row?) -> Void)? {
      didSet { allowMoves() }
    }

    /// Called as ``onMove`` is, with the section and the paths as well.
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
    /// A delegate of the app is told, too.
    public var onSelect: ((Section.Row) -> Void)? {
      didSet { bridge.onSelect = onSelect.map { ask($0, otherwise: ()) } }
    }

    /// Called after the user has deselected a row.
    public var onDeselect: ((Section.Row) -> Void)? {
      didSet { bridge.onDeselect = onDeselect.map { ask($0, otherwise: ()) } }
    }

    /// - Parameter isPlace: Returns whether a title of the index may lead to a section.
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

    /// Becomes the data source of a view, which the updater drives from now on.
    func attach(to view: any BatchView) {
      bridge.makeFront(of: view)
      bridge.attach(to: view)
      updater.attach(driver)
    }

    /// Returns a function that asks a closure about the row at an index path.
    func ask<Answer>(
      _ closure: @escaping (Section.Row) -> Answer, otherwise answer: Answer
    ) -> (IndexPath) -> Answer {
      { [weak updater] in updater?.sections.row(at: RowPath($0)).map(closure) ?? answer }
    }

  }

  extension SectionedDataSource {
    // MARK: Rows

    /// Returns the section of a number; `nil` if there is none.
    public func section(at index: Int) -> Section? { updater.sections.section(at: index) }

    /// Returns the row at an index path; `nil` if there is none.
    ///
    ///     if let fruit = source.row(at: indexPath) { show(fruit) }
    public func row(at indexPath: IndexPath) -> Section.Row? {
      updater.sections.row(at: RowPath(indexPath))
    }

    /// Returns the row that a cell shows; `nil` if it is no cell of the data source.
    ///
    ///     if let cell = tableView.visibleCells.first, let fruit = source.row(for: cell) { show(fruit) }
    ///
    /// A view tells by the path of before that a cell is no longer displayed, where another row may be by
    /// then: ask for the cell in `didEndDisplaying`.
    public func row(for cell: UIView) -> Section.Row? { driver.row(shownIn: cell) }

    /// Does something with a row of the list that the view shows.
    @usableFromInline
    func show(_ path: IndexPath?, _ body: (IndexPath) -> Void) -> Bool {
      guard let path, driver.isShowing else { return false }
      body(path)
      return true
    }

    @usableFromInline
    func reconfigureRow(at path: IndexPath) { driver.reconfigure(RowPath(path)) }

    @usableFromInline
    func deselectRow(at path: IndexPath, animated: Bool) {
      bridge.view?.deselectRow(atPath: path, animated: animated)
    }

    // MARK: The index, and a list without rows

    /// Returns the title of a section in the index at the edge of the view; by default there is no
    /// index.
    ///
    ///     source.indexTitle = { shelf in shelf.header.first.map(String.init) }
    ///
    /// Sections with `nil` have no title, and neighbours with the same title have one. A title leads to
    /// its section wherever that is by then.
    ///
    /// In a table view the titles follow the list. A collection view asks for the titles of sections
    /// with rows, once, when it gets its data source: where sections come or go later, set the closure
    /// again. That makes a view load its data anew, and is best done before it is shown. A collection
    /// view has no index before iOS 14.
    public var indexTitle: ((Section) -> String?)? {
      get { index.title }
      set {
        index.title = newValue
        let tableView = bridge.view as? UITableView
        // A collection view asks again only where the method comes anew.
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

    /// The background of the view while the list has no rows; by default that of the view.
    ///
    ///     let label = UILabel()
    ///     label.text = "No fruits"
    ///     source.emptyView = label
    ///
    /// It comes and goes with each change. When rows come, the view has the background again that it
    /// had before. While rows are yet to come, or failed to, it is ``loadingView`` or ``failedView``.
    public var emptyView: UIView? {
      get { driver.placeholders[.loaded] as? UIView }
      set { driver.placeholders[.loaded] = newValue }
    }

    /// What is known of the rows, which says what is shown while there are none; by default `.loaded`.
    ///
    ///     let label = UILabel()
    ///     label.text = "Loading"
    ///     source.loadingView = label
    ///     source.state = .loading  // then .loaded, or .failed
    ///
    /// Rows are shown in each state.
    public var state: LoadingState {
      get { driver.state }
      set { driver.state = newValue }
    }

    /// The background of the view while the list has no rows and ``state`` is `.loading`; by default that of the view.
    public var loadingView: UIView? {
      get { driver.placeholders[.loading] as? UIView }
      set { driver.placeholders[.loading] = newValue }
    }

    /// The background of the view while the list has no rows and ``state`` is `.failed`; by default that of the view.
    public var failedView: UIView? {
      get { driver.placeholders[.failed] as? UIView }
      set { driver.placeholders[.failed] = newValue }
    }

    #if !os(tvOS)
      /// Loads the rows again after the user has pulled the list down; `nil` by default, for lists
      /// without a refresh control.
      ///
      ///     source.onRefresh = { [weak store] in await store?.reload() }
      ///
      /// The refresh control ends when the closure has returned and the states that were submitted
      /// by then are shown. UIKit has no refresh control in Mac Catalyst apps with the Mac idiom.
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

    /// Calls a closure when the user comes near the end of the list, such as to load a page.
    ///
    ///     source.onReachingEnd(within: 10) { [weak store] in store?.loadNextPage() }
    ///
    /// The closure is called once for each end: again when the list has got another last row, and the
    /// user comes near that. After a page that could not be loaded, call this method again. An empty
    /// list has no end.
    ///
    /// It needs no delegate: a view asks the data source for a cell before it shows it, or somewhat
    /// earlier where it prepares cells. The closure is called in the turn after.
    ///
    /// - Parameters:
    ///   - distance: How many rows the end is away at most; by default 0: the last row comes up.
    ///   - action: The closure, in place of the one before; `nil` for none.
    public func onReachingEnd(within distance: Int = 0, _ action: (() -> Void)?) {
      driver.watch(.bottom, within: distance, action)
    }

    /// Calls a closure when the user comes near the start of the list, such as to load older messages.
    ///
    ///     source.onReachingStart(within: 10) { [weak store] in store?.loadOlderMessages() }
    ///
    /// It is as ``onReachingEnd(within:_:)``. A view that is to begin elsewhere shows the start at first:
    /// set the closure when it has been scrolled.
    public func onReachingStart(within distance: Int = 0, _ action: (() -> Void)?) {
      driver.watch(.top, within: distance, action)
    }

    /// Prepares rows that may be shown soon, such as their pictures.
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
    ///   - prepare: Begins to prepare rows, those that are likely to be shown first in front; `nil` to
    ///     prepare none. It must return soon.
    ///   - cancel: Gives up to prepare rows, which the user has turned away from. A row that has moved
    ///     since is not given up.
    public func onPrefetch(
      _ prepare: (([Section.Row]) -> Void)?,
      cancel: @escaping ([Section.Row]) -> Void = { _ in }
    ) {
      bridge.prefetching = prepare.map { driver.prefetching($0, cancel: cancel) }
    }

    // MARK: Scrolling

    /// How the view scrolls when its rows change; by default as the view does it.
    ///
    ///     source.scrolling = .keepsVisibleRow(stickingTo: .bottom)  // a chat
    ///
    /// A row that is kept stays where it is over batches, animated or not, over reloads, and when
    /// the rows that come in get other heights than estimated. While the user scrolls the list waits,
    /// since a change of the scroll offset would fight the finger.
    ///
    /// The view does not tell when rows get other heights without a change of the list, as on
    /// rotation: see ``keepPlace(during:)``.
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
    /// - Parameter change: Changes the size of the view, the heights of rows, or insets; not the list.
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

    /// Gives the cell of the first row with an id its content again, as when something changes that is not
    /// in the row.
    ///
    ///     source.reconfigure(fruit.id)
    ///
    /// - Complexity: O(*n*), where *n* is the number of rows.
    @export(implementation)
    public func reconfigure(_ id: Section.Row.ID) {
      _ = show(indexPath(for: id)) { reconfigureRow(at: $0) }
    }

    /// The ids of the selected rows.
    ///
    ///     print(source.selectedIDs.count, "selected")
    public var selectedIDs: Set<Section.Row.ID> { Set(driver.selectedRows.map(\.id)) }

    /// Deselects the first row with an id, without telling the delegate.
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
