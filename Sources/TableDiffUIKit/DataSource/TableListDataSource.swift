// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(UIKit) && !os(watchOS)

  public import UIKit

  /// Shows the list of a `ListUpdater` in a table view.
  ///
  ///     let updater = ListUpdater(rows: fruits)
  ///     let source = TableListDataSource(tableView, updater, cell: FruitCell.self) { cell, fruit, _ in
  ///       cell.textLabel?.text = fruit.name
  ///     }
  ///     updater.submit(rows: newFruits)  // animates the change, soon
  ///
  /// Keep the data source: neither the table view nor the updater retains it.
  ///
  /// Rows with new content keep their cells, which are configured anew; before iOS 15 they are
  /// reloaded, in a batch of their own. A reload keeps the selection, and the first visible row in
  /// its place. While a drop is unsettled the list waits. While the user moves rows by the reorder
  /// control, set `updater.isHeld`, since a table view does not tell.
  @MainActor
  public final class TableListDataSource<Section: ListSection> {
    let screen: ListScreen<Section, UITableView>
    let bridge: ClosureTableDataSource

    /// The updater that holds the list.
    public var updater: ListUpdater<Section> { screen.updater }

    /// The table view; `nil` if it was released.
    public var tableView: UITableView? { screen.view }

    /// How to animate each kind of change.
    public var animations: RowAnimations {
      get { screen.animations }
      set { screen.animations = newValue }
    }

    /// Returns the title of a section's header; by default there is none.
    public var headerTitle: ((Section) -> String?)? {
      didSet { bridge.headerTitle = title(headerTitle) }
    }

    /// Returns the title of a section's footer; by default there is none.
    public var footerTitle: ((Section) -> String?)? {
      didSet { bridge.footerTitle = title(footerTitle) }
    }

    /// Gives the header and footer of a section new content, where they are views of the delegate's.
    ///
    /// By default visible ones get new titles.
    public var refreshHeader: ((_ tableView: UITableView, _ section: Int) -> Void)?

    /// Returns whether the user can move a row; by default all rows if there is ``didMove``.
    public var canMove: ((Section.Row) -> Bool)? {
      didSet {
        bridge.canMove = canMove.map { canMove in
          { [weak updater] in updater?.row(at: $0).map(canMove) ?? false }
        }
      }
    }

    /// Called after the user has moved a row; by default users cannot move rows.
    ///
    /// The row has been moved in the list already. Tell the store, whose next state then equals the
    /// list.
    public var didMove: ((_ from: IndexPath, _ to: IndexPath) -> Void)? {
      didSet {
        bridge.move = didMove.map { didMove in
          { [weak screen] from, to in
            screen?.moveRow(from: from, to: to)
            didMove(from, to)
          }
        }
      }
    }

    /// Shows the list of an updater in a table view, with cells of one class.
    ///
    ///     let source = TableListDataSource(tableView, updater, cell: FruitCell.self) { cell, fruit, _ in
    ///       cell.name = fruit.name
    ///     }
    ///
    /// - Parameters:
    ///   - tableView: The view. Its data source is replaced, and its cell class registered.
    ///   - updater: The updater of the list. The view is attached to it.
    ///   - cellType: The class of all cells.
    ///   - configure: Gives a cell the content of a row. If a cell that is shown gets new content,
    ///     it is also given the row that the cell shows; otherwise `nil`.
    @inlinable
    public convenience init<Cell: UITableViewCell>(
      _ tableView: UITableView, _ updater: ListUpdater<Section>, cell cellType: Cell.Type,
      configure: @escaping (_ cell: Cell, _ row: Section.Row, _ previous: Section.Row?) -> Void
    ) where Section.Row: Identifiable {
      self.init(tableView, updater, id: { $0.id }, cell: cellType, configure: configure)
    }

    /// Shows the list of an updater in a table view, with cells that a closure provides.
    ///
    /// - Parameters:
    ///   - tableView: The view. Its data source is replaced.
    ///   - updater: The updater of the list. The view is attached to it.
    ///   - cell: Dequeues the cell for a row and configures it. If a cell that is shown gets new
    ///     content, it is also given the row that the cell shows; otherwise `nil`.
    @inlinable
    public convenience init(
      _ tableView: UITableView, _ updater: ListUpdater<Section>,
      cell:
        @escaping (
          _ tableView: UITableView, _ indexPath: IndexPath, _ row: Section.Row,
          _ previous: Section.Row?
        ) -> UITableViewCell
    ) where Section.Row: Identifiable {
      self.init(tableView, updater, finder: RowFinder { $0.id }, cell: cell)
    }

    /// Shows the list of an updater whose rows have their ids by a closure, with cells of one class.
    ///
    /// - Parameters:
    ///   - tableView: The view. Its data source is replaced, and its cell class registered.
    ///   - updater: The updater of the list. The view is attached to it.
    ///   - id: The identity of a row.
    ///   - cellType: The class of all cells.
    ///   - configure: Gives a cell the content of a row. If a cell that is shown gets new content,
    ///     it is also given the row that the cell shows; otherwise `nil`.
    @inlinable
    public convenience init<Cell: UITableViewCell, ID: Hashable>(
      _ tableView: UITableView, _ updater: ListUpdater<Section>, id: @escaping (Section.Row) -> ID,
      cell cellType: Cell.Type,
      configure: @escaping (_ cell: Cell, _ row: Section.Row, _ previous: Section.Row?) -> Void
    ) {
      let identifier = tableView.register(cellType)
      self.init(tableView, updater, id: id) { tableView, indexPath, row, previous in
        let cell = tableView.dequeue(cellType, identifier, for: indexPath)
        configure(cell, row, previous)
        return cell
      }
    }

    /// Shows the list of an updater whose rows have their ids by a closure, with cells that a
    /// closure provides.
    ///
    /// - Parameters:
    ///   - tableView: The view. Its data source is replaced.
    ///   - updater: The updater of the list. The view is attached to it.
    ///   - id: The identity of a row.
    ///   - cell: Dequeues the cell for a row and configures it. If a cell that is shown gets new
    ///     content, it is also given the row that the cell shows; otherwise `nil`.
    @inlinable
    public convenience init<ID: Hashable>(
      _ tableView: UITableView, _ updater: ListUpdater<Section>, id: @escaping (Section.Row) -> ID,
      cell:
        @escaping (
          _ tableView: UITableView, _ indexPath: IndexPath, _ row: Section.Row,
          _ previous: Section.Row?
        ) -> UITableViewCell
    ) {
      self.init(tableView, updater, finder: RowFinder(id: id), cell: cell)
    }

    @usableFromInline
    init(
      _ tableView: UITableView, _ updater: ListUpdater<Section>, finder: RowFinder<Section>,
      cell provider:
        @escaping (UITableView, IndexPath, Section.Row, Section.Row?)
        -> UITableViewCell
    ) {
      let bridge = ClosureTableDataSource { _, _ in UITableViewCell() }
      let screen = ListScreen(tableView, updater, finder: finder, bridge: bridge)
      bridge.numberOfSections = { [weak updater] in updater?.sections.count ?? 0 }
      bridge.numberOfRows = { [weak updater] in updater?.sections[$0].rows.count ?? 0 }
      bridge.cell = { [weak screen] tableView, indexPath in
        screen?.cell(at: indexPath) { provider(tableView, indexPath, $0, $1) }
          ?? UITableViewCell()
      }
      (self.bridge, self.screen) = (bridge, screen)
      screen.refreshHeaders = { [weak self] in self?.refreshHeaders(of: $0) }
      tableView.dataSource = bridge
      updater.attach(screen)
    }

    private func title(_ title: ((Section) -> String?)?) -> ((Int) -> String?)? {
      title.map { title in
        { [weak updater] section in updater.flatMap { title($0.sections[section]) } }
      }
    }

    private func refreshHeaders(of sections: IndexSet) {
      guard let tableView else { return }
      for section in sections {
        if let refreshHeader {
          refreshHeader(tableView, section)
          continue
        }
        refresh(tableView.headerView(forSection: section), title: headerTitle, section)
        refresh(tableView.footerView(forSection: section), title: footerTitle, section)
      }
      // Asks for heights again.
      tableView.performBatchUpdates(nil)
    }

    private func refresh(
      _ view: UITableViewHeaderFooterView?, title: ((Section) -> String?)?, _ section: Int
    ) {
      guard let view, let title else { return }
      view.textLabel?.text = title(updater.sections[section])
      view.setNeedsLayout()
    }
  }
#endif
