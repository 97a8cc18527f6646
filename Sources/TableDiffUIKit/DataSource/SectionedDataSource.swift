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
    let index: SectionIndex<Section>

    /// The updater that holds the list.
    public var updater: SectionedListUpdater<Section> { driver.updater }

    /// Returns whether the user can move a row; by default all rows if there is ``onMove``.
    public var canMove: ((Section.Row) -> Bool)? {
      didSet { bridge.canMove = canMove.map { ask($0, otherwise: false) } }
    }

    /// Called after the user has moved a row; by default users cannot move rows.
    ///
    /// The row has been moved in the list already. Tell the store, whose next state then equals the
    /// list.
    public var onMove: ((_ from: IndexPath, _ to: IndexPath) -> Void)? {
      didSet {
        bridge.move = onMove.map { onMove in
          { [weak driver] from, to in
            let move = driver?.userMovedRow(from: RowPath(from), to: RowPath(to))
            if let move { onMove(IndexPath(move.from), IndexPath(move.to)) }
          }
        }
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

    // MARK: The index, and an empty list

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
    /// had before. To show nothing while the first state loads, set the view then.
    public var emptyView: UIView? {
      get { driver.emptyView as? UIView }
      set { driver.emptyView = newValue }
    }

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
