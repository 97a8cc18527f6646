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
  /// The data source keeps its closures. Capture the object that keeps the data source weakly in them,
  /// since neither is released otherwise.
  ///
  /// Where a row that is on screen changes, its views get the new content, and the closure is given
  /// what they showed before: the *previous* row. It may then leave alone, or animate, what has
  /// not changed.
  ///
  /// A reload keeps the selection with its rows, and the first visible row at its place unless the user is at the top.
  ///
  /// Indexes are those of the table view, in which the header of a section is a row of its own.
  @MainActor
  public final class SectionedTableDataSource<Section: ListSection> {
    /// A row of the list.
    public typealias Row = Section.Row

    let screen: TableScreen<Section>

    /// The updater, which has the list.
    public var updater: SectionedListUpdater<Section> { screen.updater }

    /// The table view; `nil` if it was released.
    package var tableView: NSTableView? { screen.tableView }

    /// How to animate each kind of change.
    public var animations: RowAnimations {
      get { screen.animations }
      set { screen.animations = newValue }
    }

    /// Makes the row view of a row; the table makes one itself for `nil`.
    public var rowView: ((_ tableView: NSTableView, _ index: Int, _ row: Row) -> NSTableRowView?)? {
      get { screen.rowView }
      set { screen.rowView = newValue }
    }

    /// Called when other rows are selected.
    public var onSelectionChange: (() -> Void)? {
      get { screen.onSelectionChange }
      set { screen.onSelectionChange = newValue }
    }

    /// Returns whether the user can move a row; by default all rows if there is ``onMove``.
    public var canMove: ((_ row: Row) -> Bool)? {
      get { screen.canMove }
      set { screen.canMove = newValue }
    }

    /// Called after the user has moved a row; by default users cannot move rows.
    ///
    /// The row has been moved in the list already. Tell the store, whose next state then equals the
    /// list.
    public var onMove: ((_ from: RowPath, _ to: RowPath) -> Void)? {
      didSet { screen.allowMoves(onMove) }
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
      get { screen.sectionViews.header }
      set { screen.show(SectionViews(header: newValue, footer: footerView)) }
    }

    /// Makes the view below the rows of a section, as ``headerView`` does that above them.
    public var footerView: ((_ tableView: NSTableView, _ shown: NSView?, Section) -> NSView?)? {
      get { screen.sectionViews.footer }
      set { screen.show(SectionViews(header: headerView, footer: newValue)) }
    }

    /// Creates the data source of a table view with identifiable rows.
    ///
    ///     let dataSource = TableListDataSource(tableView, updater) {
    ///       tableView, column, index, fruit, previous in
    ///       let cell = tableView.reusableCell(for: column, FruitCell(frame: .zero))
    ///       cell.show(fruit)
    ///       return cell
    ///     }
    ///
    /// It becomes the data source of the table view, and its delegate unless the table has one. A
    /// delegate of your own must pass requests for views on to ``view(for:row:)``.
    ///
    /// - Parameters:
    ///   - tableView: The table view.
    ///   - updater: The updater.
    ///   - cell: Makes or configures the view for a column and a row. If a view on screen that
    ///     ``AppKit/NSTableView/reusableCell(for:_:)`` returns gets new content, it is also given the
    ///     row that the view shows; otherwise `nil`.
    @export(implementation)
    public convenience init(
      _ tableView: NSTableView, _ updater: SectionedListUpdater<Section>,
      cell:
        @escaping (
          _ tableView: NSTableView, _ column: NSTableColumn?, _ index: Int, _ row: Row,
          _ previous: Row?
        ) -> NSView?
    ) where Row: Identifiable {
      self.init(tableView, updater, id: { $0.id }, cell: cell)
    }

    /// Creates the data source of a table view with rows whose identity a closure defines.
    ///
    /// - Parameters:
    ///   - tableView: The table view.
    ///   - updater: The updater.
    ///   - id: The identity of a row.
    ///   - cell: Makes or configures the view for a column and a row. If a view on screen that
    ///     ``AppKit/NSTableView/reusableCell(for:_:)`` returns gets new content, it is also given the
    ///     row that the view shows; otherwise `nil`.
    @export(implementation)
    public convenience init<ID: Hashable>(
      _ tableView: NSTableView, _ updater: SectionedListUpdater<Section>,
      id: @escaping (Row) -> ID,
      cell:
        @escaping (
          _ tableView: NSTableView, _ column: NSTableColumn?, _ index: Int, _ row: Row,
          _ previous: Row?
        ) -> NSView?
    ) {
      self.init(tableView, updater, finder: RowFinder(id: id), cell: cell)
    }

    /// Creates the data source of a table view whose views are all of one class.
    ///
    ///     let dataSource = TableListDataSource(tableView, updater, cell: FruitCell(frame: .zero)) {
    ///       cell, column, fruit, previous in
    ///       cell.show(fruit)
    ///     }
    ///
    /// - Parameters:
    ///   - tableView: The table view.
    ///   - updater: The updater.
    ///   - make: Makes a view.
    ///   - configure: Gives a view the content of a row. If a view on screen gets new content, it is
    ///     also given the row that the view shows; otherwise `nil`.
    @export(implementation)
    public convenience init<Cell: NSView>(
      _ tableView: NSTableView, _ updater: SectionedListUpdater<Section>,
      cell make: @escaping @autoclosure () -> Cell,
      configure:
        @escaping (
          _ cell: Cell, _ column: NSTableColumn?, _ row: Row, _ previous: Row?
        ) -> Void
    ) where Row: Identifiable {
      self.init(tableView, updater) { tableView, column, _, row, previous in
        let cell = tableView.reusableCell(for: column, make())
        configure(cell, column, row, previous)
        return cell
      }
    }

    /// Creates the data source of a table view whose views come from a nib.
    ///
    ///     let dataSource = TableListDataSource(tableView, updater, cell: FruitCell.self, nib: nib) {
    ///       cell, column, fruit, previous in
    ///       cell.show(fruit)
    ///     }
    ///
    /// - Parameters:
    ///   - tableView: The table view. The nib is registered with it.
    ///   - updater: The updater.
    ///   - type: The class of the view in the nib.
    ///   - nib: The nib.
    ///   - configure: Gives a view the content of a row. If a view on screen gets new content, it is
    ///     also given the row that the view shows; otherwise `nil`.
    @export(implementation)
    public convenience init<Cell: NSView>(
      _ tableView: NSTableView, _ updater: SectionedListUpdater<Section>,
      cell type: Cell.Type, nib: NSNib,
      configure:
        @escaping (
          _ cell: Cell, _ column: NSTableColumn?, _ row: Row, _ previous: Row?
        ) -> Void
    ) where Row: Identifiable {
      tableView.register(nib, for: type)
      self.init(tableView, updater) { tableView, column, _, row, previous in
        let cell = tableView.reusableNibCell(type)
        configure(cell, column, row, previous)
        return cell
      }
    }

    @usableFromInline
    package init(
      _ tableView: NSTableView, _ updater: SectionedListUpdater<Section>,
      finder: RowFinder<Section>,
      cell: @escaping (NSTableView, NSTableColumn?, Int, Row, Row?) -> NSView?
    ) {
      screen = TableScreen(tableView, updater, finder: finder, cell: cell)
    }

    /// Returns the row at an index; `nil` if there is none.
    ///
    ///     dataSource.row(at: tableView.selectedRow)
    public func row(at index: Int) -> Row? { screen.row(at: index) }

    /// Returns the section and the place in it of the row at an index; `nil` if there is none.
    ///
    ///     dataSource.path(at: tableView.selectedRow)?.section
    public func path(at index: Int) -> RowPath? { screen.bridge.layout?.path(at: index) }

    /// Returns the view for a column and a row, as the delegate of the table view must.
    ///
    /// - Parameters:
    ///   - column: The column.
    ///   - index: The index of the row.
    public func view(for column: NSTableColumn?, row index: Int) -> NSView? {
      screen.view(for: column, row: index)
    }

    /// Moves a row in the data and in the table.
    ///
    /// When the store submits a state with the same move, nothing is animated twice. A row that the
    /// user drags is moved without a call.
    ///
    /// - Parameters:
    ///   - from: The index of the row before the move.
    ///   - to: The index of the row after the move.
    /// - Precondition: There is a row at `from`.
    /// - Complexity: O(*n*), where *n* is the number of rows.
    public func moveRow(from: Int, to: Int) {
      precondition(screen.row(at: from) != nil, "There is no row at \(from).")
      screen.moveRow(at: from, to: to)
    }
  }

  extension SectionedTableDataSource {
    @usableFromInline
    func index(of path: RowPath) -> Int { screen.index(of: path) }
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
