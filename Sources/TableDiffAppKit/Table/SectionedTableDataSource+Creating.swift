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
  }
#endif
