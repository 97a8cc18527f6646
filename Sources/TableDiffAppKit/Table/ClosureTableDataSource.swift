// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  public import AppKit

  /// A data source and delegate of a table view that is made of closures.
  ///
  ///     let dataSource = ClosureTableDataSource()
  ///     dataSource.numberOfRows = { [unowned self] in self.fruits.count }
  ///     dataSource.view = { [unowned self] tableView, column, row in
  ///       let cell = tableView.reusableCell(for: column, FruitCell(frame: .zero))
  ///       cell.show(self.fruits[row])
  ///       return cell
  ///     }
  ///     tableView.dataSource = dataSource
  ///     tableView.delegate = dataSource
  ///
  /// The table view does not retain it. Do not capture the object that keeps the data source strongly
  /// in the closures, as neither is released then.
  ///
  /// ``TableListDataSource`` uses it: a generic class cannot be the data source of a table view itself.
  @MainActor
  public final class ClosureTableDataSource: NSObject {
    /// Returns the number of rows.
    public var numberOfRows: (() -> Int)?

    /// Returns the view for a column and a row.
    public var view: ((_ tableView: NSTableView, _ column: NSTableColumn?, _ row: Int) -> NSView?)?

    /// Returns the row view of a row; the table makes one itself for `nil`.
    public var rowView: ((_ tableView: NSTableView, _ row: Int) -> NSTableRowView?)?

    /// Called when other rows are selected.
    public var selectionDidChange: (() -> Void)?

    /// Returns whether the user may drag a row; any row by default, if there is ``move``.
    public var canMove: ((_ row: Int) -> Bool)?

    /// Moves a row that the user has dropped, in the data and in the table; rows cannot be dragged
    /// without it.
    public var move: ((_ from: Int, _ to: Int) -> Void)?

    /// The type of what is dragged, for which the table must be registered.
    public static let rowType = NSPasteboard.PasteboardType("dev.tablediff.row")

    /// Whether the user is dragging rows of the table.
    public var isDragging: Bool { draggedRows != nil }

    /// Whether the table has asked for the number of rows.
    private(set) var isCounted = false

    /// The view that is given new content, which a request for a view returns.
    var refreshed: NSView?

    private var draggedRows: IndexSet?

    /// The number of calls of the table that are under way.
    private var callDepth = 0

    /// Whether the table is calling, so that its data must not change.
    var isCalled: Bool { callDepth > 0 }

    private func answering<Answer>(_ answer: () -> Answer) -> Answer {
      callDepth += 1
      defer { callDepth -= 1 }
      return answer()
    }
  }

  extension ClosureTableDataSource: NSTableViewDataSource {
    /// Returns the number of rows.
    public func numberOfRows(in tableView: NSTableView) -> Int {
      isCounted = true
      return answering { numberOfRows?() ?? 0 }
    }

    /// Returns what to drag for a row.
    public func tableView(
      _ tableView: NSTableView, pasteboardWriterForRow row: Int
    ) -> (any NSPasteboardWriting)? {
      guard move != nil, answering({ canMove?(row) ?? true }) else { return nil }
      let item = NSPasteboardItem()
      item.setString("\(row)", forType: Self.rowType)
      return item
    }

    /// Notes that a drag begins.
    public func tableView(
      _ tableView: NSTableView, draggingSession session: NSDraggingSession,
      willBeginAt screenPoint: NSPoint, forRowIndexes rowIndexes: IndexSet
    ) {
      draggedRows = rowIndexes
    }

    /// Notes that a drag has ended.
    public func tableView(
      _ tableView: NSTableView, draggingSession session: NSDraggingSession,
      endedAt screenPoint: NSPoint, operation: NSDragOperation
    ) {
      draggedRows = nil
    }

    /// Accepts rows of the table itself between its rows.
    public func tableView(
      _ tableView: NSTableView, validateDrop info: any NSDraggingInfo, proposedRow row: Int,
      proposedDropOperation dropOperation: NSTableView.DropOperation
    ) -> NSDragOperation {
      isOwnDrag(info, in: tableView) && dropOperation == .above ? .move : []
    }

    /// Moves the rows that are dropped.
    public func tableView(
      _ tableView: NSTableView, acceptDrop info: any NSDraggingInfo, row: Int,
      dropOperation: NSTableView.DropOperation
    ) -> Bool {
      guard let move, let draggedRows, isOwnDrag(info, in: tableView), dropOperation == .above
      else { return false }
      // Rows from above make those below them move up, and those that follow land behind them.
      var (above, below) = (0, 0)
      for dragged in draggedRows {
        let isAbove = dragged < row
        let from = isAbove ? dragged - above : dragged
        let to = isAbove ? row - 1 : row + below
        if from != to { answering { move(from, to) } }
        if isAbove { above += 1 } else { below += 1 }
      }
      return true
    }

    private func isOwnDrag(_ info: any NSDraggingInfo, in tableView: NSTableView) -> Bool {
      move != nil && isDragging && info.draggingSource as AnyObject? === tableView
    }
  }

  extension ClosureTableDataSource: NSTableViewDelegate {
    /// Returns the view for a column and a row.
    public func tableView(
      _ tableView: NSTableView, viewFor tableColumn: NSTableColumn?, row: Int
    ) -> NSView? {
      answering { view?(tableView, tableColumn, row) }
    }

    /// Returns the row view of a row.
    public func tableView(_ tableView: NSTableView, rowViewForRow row: Int) -> NSTableRowView? {
      answering { rowView?(tableView, row) }
    }

    /// Passes the news on that other rows are selected.
    public func tableViewSelectionDidChange(_ notification: Notification) { selectionDidChange?() }
  }
#endif
