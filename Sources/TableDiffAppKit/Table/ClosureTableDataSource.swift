// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  public import AppKit

  /// A data source and delegate of a table view that is made of closures.
  ///
  ///     let dataSource = ClosureTableDataSource { [unowned self] in
  ///       self.fruits.count
  ///     } view: { [unowned self] tableView, column, row in
  ///       let cell = tableView.reusableCell(for: column, FruitCell(frame: .zero))
  ///       cell.show(self.fruits[row])
  ///       return cell
  ///     }
  ///     dataSource.attach(to: tableView)
  ///
  /// Keep the data source as long as the table view shows rows: the table view does not retain it.
  /// A closure that captures the owner of the data source must capture it weakly.
  @MainActor
  public final class ClosureTableDataSource {
    /// The pasteboard type of dragged rows.
    public static let rowType = TableBridge.rowType

    let bridge: TableBridge

    /// Returns the row view of a row; for `nil`, the table view makes one.
    public var rowView: ((_ tableView: NSTableView, _ row: Int) -> NSTableRowView?)? {
      get { bridge.rowView }
      set { bridge.rowView = newValue }
    }

    /// Called when the selection changes.
    public var onSelectionChange: (() -> Void)? {
      get { bridge.onSelectionChange }
      set { bridge.onSelectionChange = newValue }
    }

    /// Called with the new sort descriptors when the user clicks a column header.
    public var onSort: ((_ descriptors: [NSSortDescriptor]) -> Void)? {
      get { bridge.onSort }
      set { bridge.onSort = newValue }
    }

    /// Returns whether the user can drag a row; by default always `true` if ``move`` is set.
    public var canMove: ((_ row: Int) -> Bool)? {
      get { bridge.canMove }
      set { bridge.canMove = newValue }
    }

    /// Moves a dropped row in the data and the table; users can drag rows only while this is set.
    public var move: ((_ from: Int, _ to: Int) -> Void)? {
      get { bridge.move }
      set { bridge.move = newValue }
    }

    /// Whether the user is dragging rows of the table.
    public var isDragging: Bool { bridge.isDragging }

    /// Creates a data source.
    ///
    /// - Parameters:
    ///   - numberOfRows: Returns the number of rows.
    ///   - view: Returns the view for a column and a row; not needed if the delegate makes views.
    public init(
      numberOfRows: @escaping () -> Int,
      view: @escaping (_ tableView: NSTableView, _ column: NSTableColumn?, _ row: Int) -> NSView? =
        {
          _, _, _ in nil
        }
    ) {
      bridge = TableBridge(numberOfRows: numberOfRows, view: view)
    }

    /// Makes this the data source of a table view, and its delegate unless it has one.
    ///
    /// The table view is registered for ``rowType``, so that rows can be dragged.
    public func attach(to tableView: NSTableView) {
      bridge.attach(to: tableView)
      tableView.registerForDraggedTypes([Self.rowType])
    }
  }
#endif
