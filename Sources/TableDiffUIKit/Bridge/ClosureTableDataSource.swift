// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(UIKit) && !os(watchOS)

  public import UIKit

  /// A data source of a table view that is made of closures.
  ///
  ///     let source = ClosureTableDataSource { [unowned self] _ in
  ///       self.fruits.count
  ///     } cell: { [unowned self] tableView, indexPath in
  ///       let cell = tableView.dequeueReusableCell(withIdentifier: "fruit", for: indexPath)
  ///       cell.textLabel?.text = self.fruits[indexPath.row].name
  ///       return cell
  ///     }
  ///     source.headerTitle = { _ in "Fruits" }
  ///     source.attach(to: tableView)
  ///
  /// Keep the data source as long as the table view shows rows: the table view does not retain it.
  /// Without a closure, it behaves as if the data source lacked the method: no titles, moves or
  /// swipes.
  @MainActor
  public final class ClosureTableDataSource {
    let bridge: TableBridge

    /// Returns the title of a section's header.
    public var headerTitle: ((_ section: Int) -> String?)? {
      get { bridge.headerTitle }
      set { bridge.headerTitle = newValue }
    }

    /// Returns the title of a section's footer.
    public var footerTitle: ((_ section: Int) -> String?)? {
      get { bridge.footerTitle }
      set { bridge.footerTitle = newValue }
    }

    /// Returns whether a row can be deleted, and in editing mode moved; by default always `true`.
    public var canEdit: ((IndexPath) -> Bool)? {
      get { bridge.canEdit }
      set { bridge.canEdit = newValue }
    }

    /// Deletes or inserts a row in the data after the user has swiped it or tapped its control.
    ///
    /// Rows can be swiped only while this is set. Set it before ``attach(to:)``: setting it later
    /// reloads the table view.
    public var commit: ((_ style: UITableViewCell.EditingStyle, IndexPath) -> Void)? {
      get { bridge.commit }
      set { bridge.commit = newValue }
    }

    /// Returns whether the user can move a row; by default always `true` if ``move`` is set.
    public var canMove: ((IndexPath) -> Bool)? {
      get { bridge.canMove }
      set { bridge.canMove = newValue }
    }

    /// Moves a row in the data after the user has moved it in the view.
    public var move: ((_ from: IndexPath, _ to: IndexPath) -> Void)? {
      get { bridge.move }
      set { bridge.move = newValue }
    }

    /// Creates a data source.
    ///
    /// - Parameters:
    ///   - numberOfSections: Returns the number of sections; by default 1.
    ///   - numberOfRows: Returns the number of rows in a section.
    ///   - cell: Returns the cell for a row.
    public init(
      numberOfSections: @escaping () -> Int = { 1 },
      numberOfRows: @escaping (_ section: Int) -> Int,
      cell: @escaping (UITableView, IndexPath) -> UITableViewCell
    ) {
      bridge = TableBridge(
        numberOfSections: numberOfSections, numberOfRows: numberOfRows, cell: cell)
    }

    /// Makes this the data source of a table view, which does not retain it.
    public func attach(to tableView: UITableView) { bridge.attach(to: tableView) }
  }
#endif
