// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  public import AppKit

  /// Shows the rows of a `ListUpdater` in a table view.
  ///
  ///     let updater = ListUpdater(fruits)
  ///     let source = TableListDataSource(tableView, updater, cell: FruitCell(frame: .zero)) {
  ///       cell, column, fruit, previous in
  ///       cell.show(fruit)
  ///     }
  ///
  /// ``SectionedTableDataSource`` has its members. Create that class itself for an updater of
  /// sections, or of rows that are not in an array.
  public typealias TableListDataSource<Row> = SectionedTableDataSource<SingleSection<[Row]>>

  extension SectionedTableDataSource {
    /// Creates the data source of a table view of one column.
    ///
    ///     let source = TableListDataSource(tableView, updater, cell: FruitCell(frame: .zero)) { cell, fruit in
    ///       cell.show(fruit)
    ///     }
    ///
    /// - Parameters:
    ///   - tableView: The table view.
    ///   - updater: The updater.
    ///   - make: Makes a view.
    ///   - configure: Configures a view for a row.
    @export(implementation)
    public convenience init<Cell: NSView>(
      _ tableView: NSTableView, _ updater: SectionedListUpdater<Section>,
      cell make: @escaping @autoclosure () -> Cell,
      configure: @escaping (_ cell: Cell, _ row: Row) -> Void
    ) where Row: Identifiable {
      self.init(tableView, updater, cell: make()) { cell, _, row, _ in configure(cell, row) }
    }

    /// Creates the data source of a table view with views from a closure.
    ///
    ///     let source = TableListDataSource(tableView, updater) { tableView, column, fruit in
    ///       let cell = tableView.reusableCell(for: column, FruitCell(frame: .zero))
    ///       cell.show(fruit)
    ///       return cell
    ///     }
    ///
    /// - Parameters:
    ///   - tableView: The table view.
    ///   - updater: The updater.
    ///   - cell: Makes or configures the view for a column and a row.
    @export(implementation)
    public convenience init(
      _ tableView: NSTableView, _ updater: SectionedListUpdater<Section>,
      cell: @escaping (_ tableView: NSTableView, _ column: NSTableColumn?, _ row: Row) -> NSView?
    ) where Row: Identifiable {
      self.init(tableView, updater) { tableView, column, _, row, _ in
        cell(tableView, column, row)
      }
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
    /// The app's delegate stays in use: an object in front of it handles what the data source has
    /// closures for, and forwards all other calls.
    ///
    /// - Parameters:
    ///   - tableView: The table view.
    ///   - updater: The updater.
    ///   - cell: Makes or configures the view for a column and a row. If a visible view from
    ///     ``AppKit/NSTableView/reusableCell(for:_:)`` gets new content, `previous` is the row that
    ///     it shows; otherwise `nil`.
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

    /// Creates the data source of a table view, with ids and views from closures.
    ///
    /// - Parameters:
    ///   - tableView: The table view.
    ///   - updater: The updater.
    ///   - id: Returns the id of a row.
    ///   - cell: Makes or configures the view for a column and a row. If a visible view from
    ///     ``AppKit/NSTableView/reusableCell(for:_:)`` gets new content, `previous` is the row that
    ///     it shows; otherwise `nil`.
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

    /// Creates the data source of a table view with views of one class.
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
    ///   - configure: Configures a view for a row. If a visible view gets new content, `previous`
    ///     is the row that it shows; otherwise `nil`.
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

    /// Creates the data source of a table view with views from a nib.
    ///
    ///     let dataSource = TableListDataSource(tableView, updater, cell: FruitCell.self, nib: nib) {
    ///       cell, column, fruit, previous in
    ///       cell.show(fruit)
    ///     }
    ///
    /// - Parameters:
    ///   - tableView: The table view, with which the nib is registered.
    ///   - updater: The updater.
    ///   - type: The class of the view in the nib.
    ///   - nib: The nib.
    ///   - configure: Configures a view for a row. If a visible view gets new content, `previous`
    ///     is the row that it shows; otherwise `nil`.
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
  }
#endif
