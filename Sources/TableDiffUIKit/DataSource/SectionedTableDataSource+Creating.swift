// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(UIKit) && !os(watchOS)

  public import UIKit

  /// Shows the rows of a `ListUpdater` in a table view.
  ///
  ///     let updater = ListUpdater(fruits)
  ///     let source = TableListDataSource(tableView, updater, cell: FruitCell.self) { cell, fruit, _ in
  ///       cell.textLabel?.text = fruit.name
  ///     }
  ///
  /// ``SectionedTableDataSource`` has its members. Create that class itself for an updater of
  /// sections, or of rows that are not in an array.
  public typealias TableListDataSource<Row> = SectionedTableDataSource<SingleSection<[Row]>>

  extension SectionedTableDataSource {
    /// Shows the list of an updater in a table view, with cells of one class.
    ///
    ///     let source = SectionedTableDataSource(tableView, updater) { (cell: FruitCell, fruit) in
    ///       cell.name = fruit.name
    ///     }
    ///
    /// - Parameters:
    ///   - tableView: The view. Its data source is replaced, and its cell class registered.
    ///   - updater: The updater of the list. The view is attached to it.
    ///   - cellType: The class of all cells, which is registered.
    ///   - configure: Configures a cell for a row.
    @export(implementation)
    public convenience init<Cell: UITableViewCell>(
      _ tableView: UITableView, _ updater: SectionedListUpdater<Section>,
      cell cellType: Cell.Type = Cell.self,
      configure: @escaping (_ cell: Cell, _ row: Section.Row) -> Void
    ) where Section.Row: Identifiable {
      self.init(tableView, updater, cell: cellType) { cell, row, _ in configure(cell, row) }
    }

    /// Shows the list of an updater in a table view, with cells of `UITableViewCell`.
    ///
    ///     let source = SectionedTableDataSource(tableView, updater) { cell, fruit in
    ///       cell.textLabel?.text = fruit.name
    ///     }
    ///
    /// - Parameters:
    ///   - tableView: The view. Its data source is replaced.
    ///   - updater: The updater of the list. The view is attached to it.
    ///   - configure: Configures a cell for a row.
    @export(implementation)
    public convenience init(
      _ tableView: UITableView, _ updater: SectionedListUpdater<Section>,
      configure: @escaping (_ cell: UITableViewCell, _ row: Section.Row) -> Void
    ) where Section.Row: Identifiable {
      self.init(tableView, updater, cell: UITableViewCell.self, configure: configure)
    }

    /// Shows rows in a table view, with cells of `UITableViewCell`, and creates their updater.
    ///
    ///     let source = TableListDataSource(tableView, rows: fruits) { cell, fruit in
    ///       cell.textLabel?.text = fruit.name
    ///     }
    ///     source.updater.submit(newFruits)
    ///
    /// - Parameters:
    ///   - tableView: The view. Its data source is replaced.
    ///   - rows: The rows to show first.
    ///   - configure: Gives a cell the content of a row.
    @export(implementation)
    public convenience init<Row: Identifiable & Equatable>(
      _ tableView: UITableView, rows: [Row],
      configure: @escaping (_ cell: UITableViewCell, _ row: Row) -> Void
    ) where Section == SingleSection<[Row]> {
      self.init(tableView, ListUpdater(rows), configure: configure)
    }

    /// Shows the list of an updater in a table view, with cells of one class or nib.
    ///
    ///     let source = SectionedTableDataSource(tableView, updater, cell: FruitCell.self) {
    ///       cell, fruit, previous in
    ///       cell.name = previous == nil ? fruit.name : "New: \(fruit.name)"
    ///     }
    ///
    /// - Parameters:
    ///   - tableView: The view. Its data source is replaced, and its cell class registered.
    ///   - updater: The updater of the list. The view is attached to it.
    ///   - cellType: The class of all cells, which is registered.
    ///   - nib: The nib of the cells, if any. It must not set a reuse identifier.
    ///   - configure: Configures a cell for a row. If a visible cell gets new content, `previous`
    ///     is the row that it shows; otherwise `nil`.
    @export(implementation)
    public convenience init<Cell: UITableViewCell>(
      _ tableView: UITableView, _ updater: SectionedListUpdater<Section>, cell cellType: Cell.Type,
      nib: UINib? = nil,
      configure: @escaping (_ cell: Cell, _ row: Section.Row, _ previous: Section.Row?) -> Void
    ) where Section.Row: Identifiable {
      let identifier = tableView.register(cellType, nib)
      self.init(tableView, updater) { tableView, indexPath, row, previous in
        let cell = tableView.dequeue(cellType, identifier, for: indexPath)
        configure(cell, row, previous)
        return cell
      }
    }

    /// Shows the list of an updater in a table view, with cells from a closure.
    ///
    ///     let source = SectionedTableDataSource(tableView, updater) { tableView, indexPath, fruit in
    ///       let cell = tableView.dequeueReusableCell(withIdentifier: "fruit", for: indexPath)
    ///       cell.textLabel?.text = fruit.name
    ///       return cell
    ///     }
    ///
    /// - Parameters:
    ///   - tableView: The view. Its data source is replaced.
    ///   - updater: The updater of the list. The view is attached to it.
    ///   - cell: Dequeues and configures the cell for a row.
    @export(implementation)
    public convenience init(
      _ tableView: UITableView, _ updater: SectionedListUpdater<Section>,
      cell:
        @escaping (_ tableView: UITableView, _ indexPath: IndexPath, _ row: Section.Row) ->
        UITableViewCell
    ) where Section.Row: Identifiable {
      self.init(tableView, updater) { tableView, indexPath, row, _ in
        cell(tableView, indexPath, row)
      }
    }

    /// Shows a list in a table view, with cells from a closure that also gets their previous row.
    ///
    /// - Parameters:
    ///   - tableView: The view. Its data source is replaced.
    ///   - updater: The updater of the list. The view is attached to it.
    ///   - cell: Dequeues and configures the cell for a row. If a visible cell gets new
    ///     content, `previous` is the row that it shows; otherwise `nil`.
    @export(implementation)
    public convenience init(
      _ tableView: UITableView, _ updater: SectionedListUpdater<Section>,
      cell:
        @escaping (
          _ tableView: UITableView, _ indexPath: IndexPath, _ row: Section.Row,
          _ previous: Section.Row?
        ) -> UITableViewCell
    ) where Section.Row: Identifiable {
      self.init(tableView, updater, finder: RowFinder { $0.id }, cell: cell)
    }

    /// Shows the list of an updater, with ids and cells from closures.
    ///
    /// - Parameters:
    ///   - tableView: The view. Its data source is replaced.
    ///   - updater: The updater of the list. The view is attached to it.
    ///   - id: Returns the id of a row.
    ///   - cell: Dequeues and configures the cell for a row. If a visible cell gets new content,
    ///     `previous` is the row that it shows; otherwise `nil`.
    @export(implementation)
    public convenience init<ID: Hashable>(
      _ tableView: UITableView, _ updater: SectionedListUpdater<Section>,
      id: @escaping (Section.Row) -> ID,
      cell:
        @escaping (
          _ tableView: UITableView, _ indexPath: IndexPath, _ row: Section.Row,
          _ previous: Section.Row?
        ) -> UITableViewCell
    ) {
      self.init(tableView, updater, finder: RowFinder(id: id), cell: cell)
    }
  }
#endif
