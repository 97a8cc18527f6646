// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

public import TableDiff
public import TableDiffUpdating

/// What the data sources of all views have in common.
///
/// Create the data source of a view, such as a `TableListDataSource`, and keep it: neither the view
/// nor the updater retains it. A closure that captures the owner of the data source must capture it
/// weakly.
@MainActor
open class ListDataSource<Section: ListSection, View: AnyObject> {
  package let driver: ListViewDriver<Section>

  /// The updater that holds the list.
  public var updater: SectionedListUpdater<Section> { driver.updater }

  package init(
    _ updater: SectionedListUpdater<Section>, finder: RowFinder<Section>,
    binding: any ListViewBinding
  ) {
    driver = ListViewDriver(updater, finder: finder, binding: binding)
  }

  // MARK: Rows

  /// Returns the section at an index; `nil` if there is none.
  public func section(at index: Int) -> Section? { updater.sections.section(at: index) }

  /// Returns the row that a cell shows; `nil` if the cell is not from this data source.
  ///
  ///     if let cell = tableView.visibleCells.first, let fruit = source.row(for: cell) { show(fruit) }
  ///
  /// In `didEndDisplaying`, use this with the cell or item: its path may be that of another row by
  /// then.
  public func row(for cell: AnyObject) -> Section.Row? { driver.row(shownIn: cell) }

  /// The selected rows, in the order of the list.
  ///
  ///     print(source.selectedRows.map(\.name))
  public var selectedRows: [Section.Row] {
    selectedPaths.sorted().compactMap(updater.sections.row)
  }

  package var selectedPaths: [RowPath] { driver.binding.drivenView?.selectedRowPaths ?? [] }

  @usableFromInline
  func reconfigureRows(at paths: [RowPath]) {
    guard !paths.isEmpty, driver.isShowing, !driver.isBusy, driver.showsData else { return }
    driver.refresh(BatchUpdate(refreshes: paths))
  }

  // MARK: An empty list

  /// The view shown while the list has no rows; by default none.
  ///
  ///     let label = UILabel()
  ///     label.text = "No fruits"
  ///     source.emptyView = label
  ///
  /// It is the background: when there are rows, the view has its own background again. In an
  /// `NSTableView` it fills the table, and scrolls with it. While ``state`` is `.loading` or
  /// `.failed`, ``loadingView`` or ``failedView`` is shown instead.
  public var emptyView: View? {
    get { driver.placeholders[.loaded] as? View }
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

  /// The view shown while there are no rows and ``state`` is `.loading`; by default none.
  public var loadingView: View? {
    get { driver.placeholders[.loading] as? View }
    set { driver.placeholders[.loading] = newValue }
  }

  /// The view shown while there are no rows and ``state`` is `.failed`; by default none.
  public var failedView: View? {
    get { driver.placeholders[.failed] as? View }
    set { driver.placeholders[.failed] = newValue }
  }

  // MARK: Scrolling

  /// Scrolls to the end of the content, which may be below the last row.
  package func showEnd() {
    if driver.isShowing { driver.binding.drivenView?.bring(.edge(.bottom)) }
  }

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

  /// How the view scrolls when its rows change; by default the view decides.
  ///
  ///     source.scrolling = .keepsVisibleRow(stickingTo: .bottom)  // a chat
  ///
  /// A kept row stays in place through batches, animated or not, through reloads, and when
  /// inserted rows turn out taller or shorter than estimated. While the user scrolls, changes wait,
  /// since setting the scroll offset would fight the finger.
  ///
  /// In AppKit the view must be in a scroll view, and batches that change rows above a kept row are
  /// not animated: AppKit does not animate rows and scroll offset in step.
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
  /// In AppKit, `noteHeightOfRows(withIndexesChanged:)` tells that cells have become taller. The
  /// change is not animated.
  ///
  /// - Parameter change: Changes the size of the view, row heights, or insets; not the list.
  public func keepPlace(during change: () -> Void) { driver.keepPlace(during: change) }
}

extension ListDataSource where Section.Row: Identifiable {
  /// The ids of the selected rows; setting them selects these rows and no others.
  ///
  ///     source.selectedIDs = [fruit.id]
  ///     print(source.selectedIDs.count, "selected")
  ///
  /// The delegate of a view in UIKit is not called. A view with single selection selects the last of
  /// them.
  ///
  /// - Complexity: O(*n*) to set, where *n* is the number of rows.
  public var selectedIDs: Set<Section.Row.ID> {
    get { Set(selectedRows.map(\.id)) }
    set {
      guard driver.isShowing else { return }
      driver.binding.selectRows(at: updater.sections.paths { newValue.contains($0.id) })
    }
  }

  /// Configures the cell of the first row with an id again, after data outside the row has changed.
  ///
  ///     source.reconfigure(fruit.id)
  ///
  /// - Complexity: O(*n*), where *n* is the number of rows.
  @export(implementation)
  public func reconfigure(_ id: Section.Row.ID) {
    reconfigureRows(at: updater.sections.path { $0.id == id }.map { [$0] } ?? [])
  }

  /// Configures the cells of the rows with the given ids again, after data outside the rows has
  /// changed.
  ///
  ///     source.reconfigure([fruit.id])
  ///
  /// - Complexity: O(*n*), where *n* is the number of rows.
  @export(implementation)
  public func reconfigure(_ ids: some Sequence<Section.Row.ID>) {
    let ids = Set(ids)
    reconfigureRows(at: updater.sections.paths { ids.contains($0.id) })
  }
}
