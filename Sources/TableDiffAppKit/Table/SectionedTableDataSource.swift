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
  /// The updater alone changes what the table view shows, so never call `reloadData()` yourself. An
  /// updater drives one view at a time: the one that it was given last. If the table view gets another
  /// data source, the updater no longer touches it.
  ///
  /// What both kinds of views have is in ``SectionedDataSource``.
  ///
  /// Where a row that is on screen changes, its views get the new content, and the closure is given
  /// what they showed before: the *previous* row. It may then leave alone, or animate, what has
  /// not changed.
  ///
  /// A reload keeps the selection with its rows, and the first visible row at its place unless the user is at the top.
  ///
  /// Indexes are those of the table view, in which the header of a section is a row of its own.
  @MainActor
  public final class SectionedTableDataSource<Section: ListSection>:
    SectionedDataSource<Section>
  {
    /// A row of the list.
    public typealias Row = Section.Row

    let bridge: TableBridge
    private let sectionViews: SectionViews<Section>

    /// The table view; `nil` if it was released.
    package private(set) weak var tableView: NSTableView?

    /// How to animate each kind of change.
    public var animations: RowAnimations {
      get { bridge.animations }
      set { bridge.animations = newValue }
    }

    /// Makes the row view of a row; the table makes one itself for `nil`.
    public var rowView: ((_ tableView: NSTableView, _ index: Int, _ row: Row) -> NSTableRowView?)? {
      didSet {
        bridge.rowView = rowView.map { rowView in
          { [weak self] tableView, index in
            self?.row(at: index).flatMap { rowView(tableView, index, $0) }
          }
        }
      }
    }

    /// Returns the height of a row; by default all rows have that of the table view.
    ///
    ///     dataSource.rowHeight = { fruit in fruit.name.count > 20 ? 40 : 24 }
    ///
    /// It is asked again where a row changes. Other views than those of rows have the `rowHeight` of the
    /// table view. Without it a delegate of the app is asked. A table view asks for each of its rows, and
    /// walks all of them where heights are automatic: a long list scrolls best with one height.
    public var rowHeight: ((Row) -> CGFloat)? {
      didSet {
        bridge.rowHeight = rowHeight.map { height in
          { [weak self] index in self?.row(at: index).map(height) }
        }
        guard let tableView, driver.isShowing else { return }
        keepPlace {
          tableView.noteHeightOfRows(withIndexesChanged: IndexSet(0..<tableView.numberOfRows))
        }
      }
    }

    /// Called when the user clicks the title of a column to sort by it, with the new order.
    ///
    ///     dataSource.onSort = { [unowned self] descriptors in
    ///       let isAscending = descriptors.first?.ascending ?? true
    ///       updater.submit(fruits.sorted { ($0.name < $1.name) == isAscending })
    ///     }
    ///
    /// The rows stay as they are until they are submitted in that order, and then move there. A title can
    /// be clicked if its column has a `sortDescriptorPrototype`.
    public var onSort: ((_ descriptors: [NSSortDescriptor]) -> Void)? {
      get { bridge.onSort }
      set { bridge.onSort = newValue }
    }

    /// Called when other rows are selected.
    public var onSelectionChange: (() -> Void)?

    /// Called after the user has selected a row: for each one if there are several.
    ///
    ///     dataSource.onSelect = { [unowned self] fruit in show(fruit) }
    ///
    /// A delegate of the app is told, too.
    public var onSelect: ((Row) -> Void)? {
      didSet {
        bridge.selection.onSelect = onSelect.map(told)
      }
    }

    /// Called after the user has deselected a row: for each one if there are several.
    public var onDeselect: ((Row) -> Void)? {
      didSet {
        bridge.selection.onDeselect = onDeselect.map(told)
      }
    }

    private func told(_ closure: @escaping (Row) -> Void) -> (Int) -> Void {
      { [weak self] index in
        if let row = self?.row(at: index) { closure(row) }
      }
    }

    /// Returns what the user can do by swiping a row from its leading edge; by default nothing.
    public var leadingSwipeActions: ((Row) -> [NSTableViewRowAction])? {
      didSet { setSwipeActions(leadingSwipeActions, from: .leading) }
    }

    /// Returns what the user can do by swiping a row from its trailing edge; by default nothing.
    ///
    ///     dataSource.trailingSwipeActions = { [weak store] fruit in
    ///       let eat = NSTableViewRowAction(style: .destructive, title: "Eat") { _, _ in
    ///         store?.remove(fruit)
    ///       }
    ///       return [eat]
    ///     }
    ///
    /// Without swipe actions a delegate of the app is asked.
    public var trailingSwipeActions: ((Row) -> [NSTableViewRowAction])? {
      didSet { setSwipeActions(trailingSwipeActions, from: .trailing) }
    }

    private func setSwipeActions(
      _ actions: ((Row) -> [NSTableViewRowAction])?, from edge: NSTableView.RowActionEdge
    ) {
      bridge.rowActions[edge] = actions.map { actions in
        { [weak self] index in self?.row(at: index).map(actions) ?? [] }
      }
    }

    /// Returns whether the user can move a row; by default all rows if there is ``onMove`` or
    /// ``onRowMove``.
    public var canMove: ((_ row: Row) -> Bool)?

    /// Called after the user has moved a row before another one, or to the end of its section, where there
    /// is no next row; by default users cannot move rows.
    ///
    ///     dataSource.onMove = { [weak store] fruit, next in store?.move(fruit, before: next) }
    ///
    /// The row has been moved in the list already. Tell the store, whose next state then equals the
    /// list. A store with more rows than the list shows, or in another order, moves them by their ids:
    ///
    ///     var all = fruits
    ///     dataSource.onMove = { fruit, next in
    ///       all = all.applying(ListDiff(moving: [fruit.id], before: next?.id, in: all))
    ///     }
    public var onMove: ((_ row: Row, _ next: Row?) -> Void)? {
      didSet { allowMoves() }
    }

    /// Called as ``onMove`` is, with the section and the paths as well.
    ///
    ///     dataSource.onRowMove = { move in print(move.row, "is in", move.section.id, "at", move.to) }
    public var onRowMove: ((RowMove<Section>) -> Void)? {
      didSet { allowMoves() }
    }

    /// Makes the view above the rows of a section, or gives the one that is shown the section's new
    /// content; by default there is none.
    ///
    ///     dataSource.headerView = { tableView, shown, shelf in
    ///       let view = shown as? ShelfHeader ?? ShelfHeader(frame: .zero)
    ///       view.title = "\(shelf.rows.count) fruits"
    ///       return view
    ///     }
    ///
    /// A table view shows it as a row, which cannot be selected or dragged. Views on screen are given
    /// their section after each change.
    public var headerView: ((_ tableView: NSTableView, _ shown: NSView?, Section) -> NSView?)? {
      get { sectionViews.header }
      set { changeSectionViews { $0.header = newValue } }
    }

    /// Returns the title above the rows of a section, in a label; ``headerView`` makes other views.
    ///
    ///     dataSource.headerTitle = { shelf in "\(shelf.rows.count) fruits" }
    public var headerTitle: ((Section) -> String?)? {
      didSet {
        headerView = headerTitle.map { title in
          { _, shown, section in
            let label = shown as? NSTextField ?? NSTextField(labelWithString: "")
            label.stringValue = title(section) ?? ""
            return label
          }
        }
      }
    }

    /// Makes the view below the rows of a section, as ``headerView`` does that above them.
    public var footerView: ((_ tableView: NSTableView, _ shown: NSView?, Section) -> NSView?)? {
      get { sectionViews.footer }
      set { changeSectionViews { $0.footer = newValue } }
    }

    private func changeSectionViews(_ change: (SectionViews<Section>) -> Void) {
      change(sectionViews)
      bridge.noteData()
      guard let tableView, driver.isShowing else { return }
      // Only then does it ask again whether there are group rows.
      bridge.attachDelegateAgain()
      tableView.reloadData()
    }

    @usableFromInline
    convenience init(
      _ tableView: NSTableView, _ updater: SectionedListUpdater<Section>,
      finder: RowFinder<Section>,
      cell: @escaping (NSTableView, NSTableColumn?, Int, Row, Row?) -> NSView?
    ) {
      self.init(tableView, updater, finder: finder, sectionViews: SectionViews(), cell: cell)
    }

    package init(
      _ tableView: NSTableView, _ updater: SectionedListUpdater<Section>,
      finder: RowFinder<Section>,
      sectionViews: SectionViews<Section>,
      cell: @escaping (NSTableView, NSTableColumn?, Int, Row, Row?) -> NSView?
    ) {
      (self.tableView, self.sectionViews) = (tableView, sectionViews)
      bridge = TableBridge(numberOfRows: { 0 }, view: { _, _, _ in nil })
      super.init(updater, finder: finder, bridge: bridge)
      bridge.currentLayout = { [sectionViews, weak updater] in
        TableLayout(
          counts: (updater?.sections ?? []).lazy.map(\.rows.count),
          hasHeaders: sectionViews.header != nil, hasFooters: sectionViews.footer != nil)
      }
      bridge.noteData()
      bridge.numberOfRows = { [weak bridge] in
        bridge?.noteData()
        return bridge?.layout?.count ?? 0
      }
      bridge.sectionView = { [sectionViews, weak updater] in
        sectionViews.view(of: $1, $2, of: updater?.sections ?? [], in: $0)
      }
      bridge.view = { [weak driver, weak bridge] tableView, column, index in
        guard let bridge, let element = bridge.layout?.element(at: index) else { return nil }
        guard case .row(let path) = element else {
          return bridge.sectionView?(tableView, element, nil)
        }
        return driver?.cell(at: path, refreshing: bridge.refreshed) {
          cell(tableView, column, index, $0, $1)
        }
      }
      bridge.onSelectionChange = { [weak self] in
        guard let self, let tableView = self.tableView, bridge.listView != nil else { return }
        bridge.selection.note(tableView)
        onSelectionChange?()
      }
      bridge.makeFront(of: tableView)
      bridge.attach(to: tableView)
      updater.attach(driver)
    }

    /// Returns the row at an index; `nil` if there is none.
    ///
    ///     dataSource.row(at: tableView.selectedRow)
    public func row(at index: Int) -> Row? {
      path(at: index).flatMap(updater.sections.row)
    }

    /// Returns the section and the place in it of the row at an index; `nil` if there is none.
    ///
    ///     dataSource.path(at: tableView.selectedRow)?.section
    public func path(at index: Int) -> RowPath? { bridge.layout?.path(at: index) }

    /// Returns the view for a column and a row, as the table view gets it.
    ///
    /// - Parameters:
    ///   - column: The column.
    ///   - index: The index of the row.
    public func view(for column: NSTableColumn?, row index: Int) -> NSView? {
      tableView.flatMap { bridge.view($0, column, index) }
    }

    /// The paths of the selected rows.
    package var selectedPaths: [RowPath] { tableView?.selectedPaths ?? [] }

    /// Gives the views of headers and footers the content of their sections.
    package func refreshSectionViews() { bridge.refreshRowSummaries(animated: true) }

    /// Returns where in the table view a row of a section is.
    @usableFromInline
    package func index(of path: RowPath) -> Int {
      bridge.layout?.index(of: path) ?? path.row
    }
  }

  extension SectionedTableDataSource where Row: Identifiable {
    /// Returns the index of the first row with an id; `nil` if there is none.
    ///
    /// - Complexity: O(*n*), where *n* is the number of rows.
    @export(implementation)
    public func index(of id: Row.ID) -> Int? {
      updater.sections.path { $0.id == id }.map { index(of: $0) }
    }
  }
#endif
