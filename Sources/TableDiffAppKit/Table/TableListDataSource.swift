// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  public import AppKit

  /// Shows a live list in a table view.
  ///
  ///     let updater = ListUpdater(rows: fruits)
  ///     let dataSource = TableListDataSource(tableView, updater, cell: FruitCell(frame: .zero)) {
  ///       cell, column, fruit, previous in
  ///       cell.show(fruit)
  ///     }
  ///     updater.submit(rows: newFruits)  // animates the change, soon
  ///
  /// Keep the data source: neither the table view nor the updater retains it.
  ///
  /// It is the data source of the table view, and the view of the updater. It retains the updater; the
  /// table view retains neither. The updater alone changes what the table shows, so never call
  /// `reloadData()` yourself. If the table view gets another data source, the updater leaves it alone.
  ///
  /// The data source keeps its closures. Capture the object that keeps the data source weakly in them,
  /// since neither is released otherwise.
  ///
  /// Where a row that is on screen changes, its views get the new content, and the closure is given
  /// what they showed before: the *previous* row. It may then leave alone, or animate, what has
  /// not changed.
  ///
  /// A reload keeps the selection with its rows, and the first visible row at its place.
  ///
  /// Its type names what the rows are in, as that of the updater does: `TableListDataSource<[Fruit]>`.
  @MainActor
  public final class TableListDataSource<Rows: RandomAccessCollection & RangeReplaceableCollection>
  {
    /// A row of the list.
    public typealias Row = Rows.Element

    /// Makes or configures the view for a column and a row.
    ///
    /// `previous` is `nil` unless a view that ``AppKit/NSTableView/reusableCell(for:_:)`` returns shows
    /// that row already, with other content.
    public typealias CellProvider = (
      _ tableView: NSTableView, _ column: NSTableColumn?, _ index: Int, _ row: Row, _ previous: Row?
    ) -> NSView?

    /// The updater, which has the list.
    public let updater: ListUpdater<SingleSection<Rows>>

    /// The table view.
    public private(set) weak var tableView: NSTableView?

    /// How rows come and go.
    public var animations = RowAnimations.automatic

    /// Makes the row view of a row; the table makes one itself for `nil`.
    public var rowView: ((_ tableView: NSTableView, _ index: Int, _ row: Row) -> NSTableRowView?)?

    /// Called when other rows are selected.
    public var selectionDidChange: (() -> Void)?

    /// Returns whether the user can move a row; by default all rows if there is ``didMove``.
    public var canMove: ((_ row: Row) -> Bool)?

    /// Called after the user has moved a row; by default users cannot move rows.
    ///
    /// The row has been moved in the list already. Tell the store, whose next state then equals the
    /// list.
    public var didMove: ((_ from: Int, _ to: Int) -> Void)? { didSet { allowMoves() } }

    let bridge = ClosureTableDataSource()
    let identity: RowIdentity<Row>
    var shown = ShownRows<Row>()

    /// Whether the last batch was animated, and its refreshes may be.
    var isAnimated = true

    /// The table view, unless it has got another data source.
    var servedView: NSTableView? { tableView?.dataSource === bridge ? tableView : nil }

    private let cell: CellProvider

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
    /// An updater drives one view at a time: the one that it was given last.
    ///
    /// - Parameters:
    ///   - tableView: The table view.
    ///   - updater: The updater.
    ///   - cell: Makes or configures the view for a column and a row.
    @inlinable
    public convenience init(
      _ tableView: NSTableView, _ updater: ListUpdater<SingleSection<Rows>>,
      cell: @escaping CellProvider
    ) where Row: Identifiable {
      self.init(tableView, updater, id: { $0.id }, cell: cell)
    }

    /// Creates the data source of a table view with rows whose identity a closure defines.
    ///
    /// An updater drives one view at a time: the one that it was given last.
    ///
    /// - Parameters:
    ///   - tableView: The table view.
    ///   - updater: The updater.
    ///   - id: The identity of a row.
    ///   - cell: Makes or configures the view for a column and a row.
    @inlinable
    public convenience init<ID: Hashable>(
      _ tableView: NSTableView, _ updater: ListUpdater<SingleSection<Rows>>,
      id: @escaping (Row) -> ID, cell: @escaping CellProvider
    ) {
      self.init(tableView, updater, identity: RowIdentity(id: id), cell: cell)
    }

    /// Creates the data source of a table view whose views are all of one class.
    ///
    ///     let dataSource = TableListDataSource(tableView, updater, cell: FruitCell(frame: .zero)) {
    ///       cell, column, fruit, previous in
    ///       cell.show(fruit)
    ///     }
    ///
    /// An updater drives one view at a time: the one that it was given last.
    ///
    /// - Parameters:
    ///   - tableView: The table view.
    ///   - updater: The updater.
    ///   - make: Makes a view.
    ///   - configure: Shows a row in a view.
    @inlinable
    public convenience init<Cell: NSView>(
      _ tableView: NSTableView, _ updater: ListUpdater<SingleSection<Rows>>,
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

    @usableFromInline
    init(
      _ tableView: NSTableView, _ updater: ListUpdater<SingleSection<Rows>>,
      identity: RowIdentity<Row>, cell: @escaping CellProvider
    ) {
      self.tableView = tableView
      self.updater = updater
      self.identity = identity
      self.cell = cell
      bridge.numberOfRows = { [weak self] in self?.rows.count ?? 0 }
      bridge.view = { [weak self] _, column, row in self?.view(for: column, row: row) }
      bridge.rowView = { [weak self] tableView, index in
        guard let self, let row = row(at: index) else { return nil }
        return rowView?(tableView, index, row)
      }
      bridge.selectionDidChange = { [weak self] in self?.selectionDidChange?() }
      // The one that it replaces may be the delegate too.
      let replaced = tableView.dataSource as? ClosureTableDataSource
      if tableView.delegate == nil || tableView.delegate === replaced {
        tableView.delegate = bridge
      }
      tableView.dataSource = bridge
      updater.attach(self)
    }

    /// Returns the view for a column and a row, as the delegate of the table view must.
    ///
    /// - Parameters:
    ///   - column: The column.
    ///   - index: The row.
    public func view(for column: NSTableColumn?, row index: Int) -> NSView? {
      guard let tableView, let row = row(at: index) else { return nil }
      var previous = bridge.refreshed.flatMap { shown[$0] }
      if let shown = previous, !identity.isSame(shown, row) { previous = nil }
      let view = cell(tableView, column, index, row, previous)
      if let view { shown[view] = row }
      return view
    }

    private func allowMoves() {
      bridge.canMove = { [weak self] index in
        guard let self, updater.view === self, let row = row(at: index) else { return false }
        return canMove?(row) ?? true
      }
      bridge.move = didMove.map { didMove in
        { [weak self] from, to in
          // What is dropped may be gone if the updater drives another view meanwhile.
          guard let self, updater.view === self else { return }
          moveRow(from: from, to: to)
          didMove(from, to)
        }
      }
      tableView?.registerForDraggedTypes([ClosureTableDataSource.rowType])
    }
  }
#endif
