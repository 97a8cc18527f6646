// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  public import AppKit

  /// What the data sources of table and collection views share.
  ///
  /// Create a ``SectionedTableDataSource`` or a ``SectionedCollectionDataSource``, and keep it: neither
  /// the view nor the updater retains it. It keeps its closures: capture the object that keeps the
  /// data source weakly in them, since neither is released otherwise.
  @MainActor
  public class SectionedDataSource<Section: ListSection> {
    let driver: ListViewDriver<Section>

    /// The updater, which has the list.
    public var updater: SectionedListUpdater<Section> { driver.updater }

    init(
      _ updater: SectionedListUpdater<Section>, finder: RowFinder<Section>, bridge: ViewBridge
    ) {
      driver = ListViewDriver(updater, finder: finder, binding: bridge)
    }

    /// Returns the section of a number; `nil` if there is none.
    public func section(at index: Int) -> Section? { updater.sections.section(at: index) }

    /// Returns the row that a view of a table, or an item of a collection view, shows; `nil` if it is none of the data source.
    ///
    ///     if let view = tableView.view(atColumn: 0, row: 0, makeIfNecessary: false) {
    ///       print(dataSource.row(for: view)?.name ?? "no fruit")
    ///     }
    ///
    /// A collection view tells by the path of before that an item is no longer displayed, where another may be by then.
    public func row(for view: AnyObject) -> Section.Row? { driver.row(shownIn: view) }

    /// The view that is shown while the list has no rows; by default nothing.
    ///
    ///     let label = NSTextField(frame: .zero)
    ///     label.stringValue = "No fruits"
    ///     dataSource.emptyView = label
    ///
    /// It comes and goes with each change. In a collection view it is the background, which is that of
    /// before again when rows come. It lies over a table view, fills it, and scrolls with the table. While
    /// rows are yet to come, or failed to, it is ``loadingView`` or ``failedView``.
    public var emptyView: NSView? {
      get { driver.placeholders[.loaded] as? NSView }
      set { driver.placeholders[.loaded] = newValue }
    }

    /// What is known of the rows, which says what is shown while there are none; by default `.loaded`.
    ///
    ///     let label = NSTextField(frame: .zero)
    ///     label.stringValue = "Loading"
    ///     dataSource.loadingView = label
    ///     dataSource.state = .loading  // then .loaded, or .failed
    ///
    /// Rows are shown in each state.
    public var state: LoadingState {
      get { driver.state }
      set { driver.state = newValue }
    }

    /// The view that is shown while the list has no rows and ``state`` is `.loading`; by default nothing.
    public var loadingView: NSView? {
      get { driver.placeholders[.loading] as? NSView }
      set { driver.placeholders[.loading] = newValue }
    }

    /// The view that is shown while the list has no rows and ``state`` is `.failed`; by default nothing.
    public var failedView: NSView? {
      get { driver.placeholders[.failed] as? NSView }
      set { driver.placeholders[.failed] = newValue }
    }

    /// Calls a closure when the user comes near the end of the list, such as to load a page.
    ///
    ///     dataSource.onReachingEnd(within: 10) { [weak store] in store?.loadNextPage() }
    ///
    /// The closure is called once for each end: again when the list has got another last row, and the
    /// user comes near that. After a page that could not be loaded, call this method again. An empty
    /// list has no end.
    ///
    /// A view asks for what it shows before it shows it, or somewhat earlier. The closure is called in
    /// the turn after.
    ///
    /// - Parameters:
    ///   - distance: How many rows the end is away at most; by default 0: the last row comes up.
    ///   - action: The closure, in place of the one before; `nil` for none.
    public func onReachingEnd(within distance: Int = 0, _ action: (() -> Void)?) {
      driver.watch(.bottom, within: distance, action)
    }

    /// Calls a closure when the user comes near the start of the list, such as to load older messages.
    ///
    ///     dataSource.onReachingStart(within: 10) { [weak store] in store?.loadOlderMessages() }
    ///
    /// It is as ``onReachingEnd(within:_:)``. A view that is to begin elsewhere shows the start at first:
    /// set the closure when it has been scrolled.
    public func onReachingStart(within distance: Int = 0, _ action: (() -> Void)?) {
      driver.watch(.top, within: distance, action)
    }

    /// How the view scrolls when its rows change; by default as the view does it.
    ///
    ///     dataSource.scrolling = .keepsVisibleRow(stickingTo: .bottom)  // a chat
    ///
    /// A row that is kept stays where it is over batches and reloads, and when the rows that come in
    /// get other heights than estimated. A batch that changes what is above it is not animated, since AppKit
    /// does not animate rows and the scroll offset in step. While the user scrolls the list waits.
    ///
    /// The view must be in a scroll view. It does not tell when rows get other heights without a
    /// change of the list: see ``keepPlace(during:)``.
    public var scrolling: ScrollBehavior {
      get { driver.scrolling }
      set { driver.scrolling = newValue }
    }

    /// Changes the layout of the view without animation, and keeps the user's place as ``scrolling`` says.
    ///
    ///     dataSource.keepPlace { tableView.noteHeightOfRows(withIndexesChanged: [3]) }
    ///     dataSource.keepPlace { scrollView.frame.size.width = 480 }
    ///     dataSource.keepPlace { scrollView.contentInsets.bottom = 40 }  // a bar
    ///
    /// - Parameter change: Changes the size of the view, the heights of rows, or insets; not the list.
    public func keepPlace(during change: () -> Void) {
      NSAnimationContext.run(isAnimated: false) { driver.keepPlace(during: change) }
    }
  }

  extension SectionedDataSource where Section.Row: Identifiable {
    /// The ids of the selected rows.
    ///
    ///     print(dataSource.selectedIDs.count, "selected")
    public var selectedIDs: Set<Section.Row.ID> { Set(driver.selectedRows.map(\.id)) }

    /// Gives the views of the first row with an id their content again, as when something changes that is
    /// not in the row.
    ///
    ///     dataSource.reconfigure(fruit.id)
    ///
    /// - Complexity: O(*n*), where *n* is the number of rows.
    @export(implementation)
    public func reconfigure(_ id: Section.Row.ID) {
      if let path = updater.sections.path(where: { $0.id == id }) { reconfigureRow(at: path) }
    }
  }

  extension SectionedDataSource {
    @usableFromInline
    func reconfigureRow(at path: RowPath) { if driver.isShowing { driver.reconfigure(path) } }
  }
#endif
