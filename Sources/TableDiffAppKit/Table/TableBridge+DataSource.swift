// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit

  extension TableBridge: NSTableViewDataSource {
    func numberOfRows(in tableView: NSTableView) -> Int {
      calls.counting {
        noteData()
        return layout.count
      }
    }

    func tableView(
      _ tableView: NSTableView, pasteboardWriterForRow row: Int
    ) -> (any NSPasteboardWriting)? {
      guard move != nil, calls.answering({ canMove?(row) ?? true }) else { return nil }
      let item = NSPasteboardItem()
      item.setString("\(row)", forType: Self.rowType)
      return item
    }

    func tableView(
      _ tableView: NSTableView, draggingSession session: NSDraggingSession,
      willBeginAt screenPoint: NSPoint, forRowIndexes rowIndexes: IndexSet
    ) {
      draggedRows = rowIndexes
    }

    func tableView(
      _ tableView: NSTableView, draggingSession session: NSDraggingSession,
      endedAt screenPoint: NSPoint, operation: NSDragOperation
    ) {
      draggedRows = nil
    }

    /// Accepts rows of this table view, between rows.
    func tableView(
      _ tableView: NSTableView, validateDrop info: any NSDraggingInfo, proposedRow row: Int,
      proposedDropOperation dropOperation: NSTableView.DropOperation
    ) -> NSDragOperation {
      isOwnDrag(info, in: tableView) && dropOperation == .above ? .move : []
    }

    func tableView(
      _ tableView: NSTableView, acceptDrop info: any NSDraggingInfo, row: Int,
      dropOperation: NSTableView.DropOperation
    ) -> Bool {
      guard let move, let draggedRows, isOwnDrag(info, in: tableView), dropOperation == .above
      else { return false }
      // No row stands above the first header.
      let row = row == 0 && layout.isHeader(0) ? 1 : row
      // Rows dragged down shift rows below them up; rows dragged up end up one after the other.
      var (above, below) = (0, 0)
      for dragged in draggedRows {
        let isAbove = dragged < row
        let from = isAbove ? dragged - above : dragged
        let to = isAbove ? row - 1 : row + below
        if from != to { calls.answering { move(from, to) } }
        if isAbove { above += 1 } else { below += 1 }
      }
      return true
    }

    func tableView(
      _ tableView: NSTableView, sortDescriptorsDidChange oldDescriptors: [NSSortDescriptor]
    ) {
      onSort?(tableView.sortDescriptors)
    }

    private func isOwnDrag(_ info: any NSDraggingInfo, in tableView: NSTableView) -> Bool {
      move != nil && isDragging && info.draggingSource as AnyObject? === tableView
    }
  }
#endif
