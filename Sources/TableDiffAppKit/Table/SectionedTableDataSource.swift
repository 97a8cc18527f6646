// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  public import AppKit

  /// Shows a live list in a table view.
  ///
  ///     let updater = ListUpdater(fruits)
  ///     let dataSource = TableListDataSource(tableView, updater, cell: FruitCell(frame: .zero)) {
  ///       cell, column, fruit, previous in
  ///       cell.show(fruit)
  ///     }
  ///     updater.submit(newFruits)  // animates the change, soon
  ///
  /// Keep the data source: neither the table view nor the updater retains it.
  ///
  /// Only the updater changes what the view shows: never call `reloadData()` yourself. An updater
  /// drives one view at a time. If you give the view another data source, the updater no longer
  /// changes it. ``SectionedDataSource`` and ``ListDataSource`` have the rest.
  ///
  /// When a visible row changes, the closure updates its views. The closure also gets `previous`,
  /// the row that they still show, and can update or animate only what differs. A reload keeps the
  /// selection, and the first visible row in its place unless the user is at the top.
  ///
  /// Indexes are those of the table view, which also shows headers and footers of sections as rows.
  @MainActor
  public final class SectionedTableDataSource<Section: ListSection>:
    SectionedDataSource<Section>
  {
    /// A row of the list.
    public typealias Row = Section.Row

    let bridge: TableBridge
    let sectionViews: SectionViews<Section>

    /// The table view; `nil` if it was released.
    package private(set) weak var tableView: NSTableView?

    /// How to animate each kind of change.
    public var animation: RowAnimations {
      get { bridge.animations }
      set { bridge.animations = newValue }
    }

    /// Returns the row view of a row; for `nil`, the table view makes one.
    public var rowView: ((_ tableView: NSTableView, _ index: Int, _ row: Row) -> NSTableRowView?)? {
      didSet {
        bridge.rowView = rowView.map { rowView in
          { [weak self] tableView, index in
            self?.row(at: index).flatMap { rowView(tableView, index, $0) }
          }
        }
      }
    }

    /// Returns the height of a row; by default the `rowHeight` of the table view.
    ///
    ///     dataSource.rowHeight = { fruit in fruit.name.count > 20 ? 40 : 24 }
    ///
    /// It is called again for rows that change. Headers and footers have the table view's
    /// `rowHeight`. For `nil`, the app's delegate is asked. Table views ask for all heights, and
    /// visit all rows if heights are automatic: long lists scroll best with one height.
    public var rowHeight: ((Row) -> CGFloat)? {
      didSet {
        bridge.rowHeight = asking(rowHeight)
        guard let tableView, driver.isShowing else { return }
        keepPlace {
          tableView.noteHeightOfRows(withIndexesChanged: IndexSet(0..<tableView.numberOfRows))
        }
      }
    }

    /// Called with the new sort descriptors when the user clicks a column header.
    ///
    ///     dataSource.onSort = { [unowned self] descriptors in
    ///       let isAscending = descriptors.first?.ascending ?? true
    ///       updater.submit(fruits.sorted { ($0.name < $1.name) == isAscending })
    ///     }
    ///
    /// Submit the rows in the new order to move them. A column needs a `sortDescriptorPrototype`.
    public var onSort: ((_ descriptors: [NSSortDescriptor]) -> Void)? {
      get { bridge.onSort }
      set { bridge.onSort = newValue }
    }

    /// Called when the selection changes, with the selected rows.
    ///
    ///     dataSource.onSelectionChange = { fruits in print(fruits.count, "selected") }
    public var onSelectionChange: (([Row]) -> Void)?

    /// Called for each row that the user has selected.
    ///
    ///     dataSource.onSelect = { [unowned self] fruit in show(fruit) }
    ///
    /// The app's delegate is called, too.
    public var onSelect: ((Row) -> Void)? {
      didSet { bridge.selection.onSelect = telling(onSelect) }
    }

    /// Called for each row that the user has deselected.
    public var onDeselect: ((Row) -> Void)? {
      didSet { bridge.selection.onDeselect = telling(onDeselect) }
    }

    private func telling(_ closure: ((Row) -> Void)?) -> ((Int) -> Void)? {
      asking(closure).map { tell in { _ = tell($0) } }
    }

    /// Returns a function that calls a closure with the row at an index.
    private func asking<Answer>(_ closure: ((Row) -> Answer?)?) -> ((Int) -> Answer?)? {
      closure.map { ask in { [weak self] in self?.row(at: $0).flatMap(ask) } }
    }

    /// Returns the menu of a row, which a secondary click opens; by default there is none.
    ///
    ///     dataSource.contextMenu = { fruit in NSMenu(title: fruit.name) }
    ///
    /// The `menu` of the table view is replaced. It gets the items of the row's menu when it opens.
    public var contextMenu: ((Row) -> NSMenu?)? {
      didSet { bridge.contextMenu = asking(contextMenu) }
    }

    /// Returns whether the user can move a row; by default always `true` if ``onMove`` or
    /// ``onRowMove`` is set.
    public var canMove: ((_ row: Row) -> Bool)?

    /// Called after the user has moved a row; users can move rows only while this or ``onRowMove``
    /// is set.
    ///
    ///     dataSource.onMove = { [weak store] fruit, next in store?.move(fruit, before: next) }
    ///
    /// `next` is the row after it in its section; `nil` at the end. The list already has the row in
    /// its new place: move it in the store too, so that the next state equals the list. A store
    /// with more rows than the list, or in another order, moves rows by their ids:
    ///
    ///     var all = fruits
    ///     dataSource.onMove = { fruit, next in
    ///       all = all.applying(ListDiff(moving: [fruit.id], before: next?.id, in: all))
    ///     }
    public var onMove: ((_ row: Row, _ next: Row?) -> Void)? {
      didSet { allowMoves() }
    }

    /// Called when ``onMove`` is, with the section and the paths as well.
    ///
    ///     dataSource.onRowMove = { move in print(move.row, "is in", move.section.id, "at", move.to) }
    public var onRowMove: ((RowMove<Section>) -> Void)? {
      didSet { allowMoves() }
    }

    /// Returns the title of a section's header; while this is `nil`, there are no headers.
    ///
    /// A section without a title has an empty header.
    ///
    ///     dataSource.headerTitle = { shelf in "\(shelf.rows.count) fruits" }
    ///
    /// ``showHeaders(_:configure:)`` shows views instead.
    public var headerTitle: ((Section) -> String?)? {
      didSet {
        showHeaders(
          headerTitle.map { title in
            SectionViews.provider({ NSTextField(labelWithString: "") }) { label, section in
              label.stringValue = title(section) ?? ""
            }
          })
      }
    }

    @usableFromInline
    package init(
      _ tableView: NSTableView, _ updater: SectionedListUpdater<Section>,
      finder: RowFinder<Section>, sectionViews: SectionViews<Section> = SectionViews(),
      cell: @escaping (NSTableView, NSTableColumn?, Int, Row, Row?) -> NSView?
    ) {
      (self.tableView, self.sectionViews) = (tableView, sectionViews)
      bridge = TableBridge()
      super.init(updater, finder: finder, binding: bridge)
      bridge.currentLayout = { [sectionViews, weak updater] in
        TableLayout(
          counts: (updater?.sections ?? []).lazy.map(\.rows.count),
          hasHeaders: sectionViews.header != nil, hasFooters: sectionViews.footer != nil)
      }
      bridge.noteData()
      bridge.sectionView = { [sectionViews, weak updater] in
        sectionViews.view(of: $1, $2, of: updater?.sections ?? [], in: $0)
      }
      bridge.view = { [weak driver, weak bridge] tableView, column, index in
        guard let bridge, let element = bridge.layout.element(at: index) else { return nil }
        guard case .row(let path) = element else {
          // A header is a group row, without a column.
          let isFirst = column == nil || column === tableView.tableColumns.first
          return isFirst ? bridge.sectionView?(tableView, element, nil) : nil
        }
        return driver?.cell(at: path, refreshing: bridge.refreshed) {
          cell(tableView, column, index, $0, $1)
        }
      }
      bridge.onSelectionChange = { [weak self] in
        guard let self, let tableView = self.tableView, bridge.listView != nil else { return }
        bridge.selection.note(tableView)
        onSelectionChange?(selectedRows)
      }
      bridge.attach(to: tableView)
      updater.attach(driver)
    }
  }
#endif
