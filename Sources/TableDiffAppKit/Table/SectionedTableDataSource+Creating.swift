// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(AppKit)

  public import AppKit

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
    ///   - configure: Gives a view the content of a row.
    @export(implementation)
    public convenience init<Cell: NSView>(
      _ tableView: NSTableView, _ updater: SectionedListUpdater<Section>,
      cell make: @escaping @autoclosure () -> Cell,
      configure: @escaping (_ cell: Cell, _ row: Row) -> Void
    ) where Row: Identifiable {
      self.init(tableView, updater, cell: make()) { cell, _, row, _ in configure(cell, row) }
    }

    /// Creates the data source of a table view with views that a closure provides.
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
  }
#endif
