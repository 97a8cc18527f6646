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
  /// Keep the data source as long as the table view is to show rows: a table view does not retain it,
  /// and is left without one when it is released. Do not capture the object that keeps the data
  /// source strongly in the closures, as neither is released then.
  @MainActor
  public final class ClosureTableDataSource {
    /// The type of the rows that a user drags, on the pasteboard.
    public static let rowType = TableBridge.rowType

    let bridge: TableBridge

    /// Returns the row view of a row; the table makes one itself for `nil`.
    public var rowView: ((_ tableView: NSTableView, _ row: Int) -> NSTableRowView?)? {
      get { bridge.rowView }
      set { bridge.rowView = newValue }
    }

    /// Called when other rows are selected.
    public var onSelectionChange: (() -> Void)? {
      get { bridge.onSelectionChange }
      set { bridge.onSelectionChange = newValue }
    }

    /// Called with the new order when the user clicks the title of a column to sort by it.
    public var onSort: ((_ descriptors: [NSSortDescriptor]) -> Void)? {
      get { bridge.onSort }
      set { bridge.onSort = newValue }
    }

    /// Returns whether the user may drag a row; any row by default, if there is ``move``.
    public var canMove: ((_ row: Int) -> Bool)? {
      get { bridge.canMove }
      set { bridge.canMove = newValue }
    }

    /// Moves a row that the user has dropped, in the data and in the table; rows cannot be dragged
    /// without it.
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
    ///   - view: Returns the view for a column and a row; needed unless the table view has a delegate
    ///     that provides the views.
    public init(
      numberOfRows: @escaping () -> Int,
      view: @escaping (_ tableView: NSTableView, _ column: NSTableColumn?, _ row: Int) -> NSView? =
        {
          _, _, _ in nil
        }
    ) {
      bridge = TableBridge(numberOfRows: numberOfRows, view: view)
    }

    /// Makes this the data source of a table view, which does not retain it, and its delegate unless
    /// the table view has one.
    ///
    /// A table view is registered for ``rowType``, so that its rows can be dragged.
    public func attach(to tableView: NSTableView) {
      bridge.attach(to: tableView)
      tableView.registerForDraggedTypes([Self.rowType])
    }
  }
#endif
