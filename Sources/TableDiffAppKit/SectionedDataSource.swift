// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  public import AppKit

  /// The base class of the data sources of table and collection views.
  ///
  /// Create a ``SectionedTableDataSource`` or a ``SectionedCollectionDataSource``, and keep it:
  /// neither the view nor the updater retains it. A closure that captures the owner of the data
  /// source must capture it weakly.
  @MainActor
  public class SectionedDataSource<Section: ListSection> {
    let driver: ListViewDriver<Section>

    /// The updater that holds the list.
    public var updater: SectionedListUpdater<Section> { driver.updater }

    init(
      _ updater: SectionedListUpdater<Section>, finder: RowFinder<Section>,
      bridge: any ListViewBinding
    ) {
      driver = ListViewDriver(updater, finder: finder, binding: bridge)
    }

    /// Returns the section at an index; `nil` if there is none.
    public func section(at index: Int) -> Section? { updater.sections.section(at: index) }

    /// Returns the row that a view or item shows; `nil` if it is not from this data source.
    ///
    ///     if let view = tableView.view(atColumn: 0, row: 0, makeIfNecessary: false) {
    ///       print(dataSource.row(for: view)?.name ?? "no fruit")
    ///     }
    ///
    /// In `didEndDisplaying`, pass the item: its index path may belong to another row by then.
    public func row(for view: AnyObject) -> Section.Row? { driver.row(shownIn: view) }

    /// The view shown while the list has no rows; by default none.
    ///
    ///     let label = NSTextField(frame: .zero)
    ///     label.stringValue = "No fruits"
    ///     dataSource.emptyView = label
    ///
    /// In a table view it fills the table, and scrolls with it. In a collection view it is the
    /// background: when there are rows, the view has its own background again. While ``state`` is
    /// `.loading` or `.failed`, ``loadingView`` or ``failedView`` is shown instead.
    public var emptyView: NSView? {
      get { driver.placeholders[.loaded] as? NSView }
      set { driver.placeholders[.loaded] = newValue }
    }

    /// The state of loading, which decides what is shown while there are no rows; by default
    /// `.loaded`.
    ///
    ///     let label = NSTextField(frame: .zero)
    ///     label.stringValue = "Loading"
    ///     dataSource.loadingView = label
    ///     dataSource.state = .loading  // then .loaded, or .failed
    ///
    /// Rows are shown in every state.
    public var state: LoadingState {
      get { driver.state }
      set { driver.state = newValue }
    }

    /// The view shown while there are no rows and ``state`` is `.loading`; by default none.
    public var loadingView: NSView? {
      get { driver.placeholders[.loading] as? NSView }
      set { driver.placeholders[.loading] = newValue }
    }

    /// The view shown while there are no rows and ``state`` is `.failed`; by default none.
    public var failedView: NSView? {
      get { driver.placeholders[.failed] as? NSView }
      set { driver.placeholders[.failed] = newValue }
    }

    /// Calls a closure when the user comes near the end of the list, for example to load a page.
    ///
    ///     dataSource.onReachingEnd(within: 10) { [weak store] in store?.loadNextPage() }
    ///
    /// The closure is called once for each last row: after a page has been appended, it is called
    /// near the new end. If a page could not be loaded, call this method again. An empty list has
    /// no end.
    ///
    /// It is called in the turn after the view asks for the row, perhaps before it is visible.
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
    ///     dataSource.onReachingStart(within: 10) { [weak store] in store?.loadOlderMessages() }
    ///
    /// See ``onReachingEnd(within:_:)``. A view first shows its start: if it is to begin elsewhere,
    /// set the closure after scrolling.
    public func onReachingStart(within distance: Int = 0, _ action: (() -> Void)?) {
      driver.watch(.top, within: distance, action)
    }

    /// How the view scrolls when its rows change; by default the view decides.
    ///
    ///     dataSource.scrolling = .keepsVisibleRow(stickingTo: .bottom)  // a chat
    ///
    /// A kept row stays in place through batches and reloads, and when inserted rows turn out
    /// taller or shorter than estimated. Batches that change rows above it are not animated: AppKit
    /// does not animate rows and scroll offset in step. While the user scrolls, changes wait.
    ///
    /// The view must be in a scroll view. If heights change without a change of the list, use
    /// ``keepPlace(during:)``.
    public var scrolling: ScrollBehavior {
      get { driver.scrolling }
      set { driver.scrolling = newValue }
    }

    /// Changes the layout without animation, and keeps the user's place as ``scrolling`` says.
    ///
    ///     dataSource.keepPlace { tableView.noteHeightOfRows(withIndexesChanged: [3]) }
    ///     dataSource.keepPlace { scrollView.frame.size.width = 480 }
    ///     dataSource.keepPlace { scrollView.contentInsets.bottom = 40 }  // a bar
    ///
    /// - Parameter change: Changes the size of the view, row heights, or insets; not the list.
    public func keepPlace(during change: () -> Void) {
      NSAnimationContext.run(isAnimated: false) { driver.keepPlace(during: change) }
    }
  }
#endif
