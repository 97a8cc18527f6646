// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

// AppKit documents its interface.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// What a table view asks for data.
///
/// Its methods are optional in AppKit, as they are here by their defaults. As there, not the protocol
/// is bound to the main actor, but each of its methods.
public protocol NSTableViewDataSource: NSObjectProtocol {
  @MainActor func numberOfRows(in tableView: NSTableView) -> Int

  @MainActor func tableView(
    _ tableView: NSTableView, pasteboardWriterForRow row: Int
  ) -> (any NSPasteboardWriting)?

  @MainActor func tableView(
    _ tableView: NSTableView, draggingSession session: NSDraggingSession,
    willBeginAt screenPoint: NSPoint, forRowIndexes rowIndexes: IndexSet)

  @MainActor func tableView(
    _ tableView: NSTableView, draggingSession session: NSDraggingSession,
    endedAt screenPoint: NSPoint, operation: NSDragOperation)

  @MainActor func tableView(
    _ tableView: NSTableView, validateDrop info: any NSDraggingInfo, proposedRow row: Int,
    proposedDropOperation dropOperation: NSTableView.DropOperation
  ) -> NSDragOperation

  @MainActor func tableView(
    _ tableView: NSTableView, acceptDrop info: any NSDraggingInfo, row: Int,
    dropOperation: NSTableView.DropOperation
  ) -> Bool

  @MainActor func tableView(
    _ tableView: NSTableView, sortDescriptorsDidChange oldDescriptors: [NSSortDescriptor])
}

extension NSTableViewDataSource {
  @MainActor public func numberOfRows(in tableView: NSTableView) -> Int { 0 }

  @MainActor public func tableView(
    _ tableView: NSTableView, pasteboardWriterForRow row: Int
  ) -> (any NSPasteboardWriting)? { nil }

  @MainActor public func tableView(
    _ tableView: NSTableView, draggingSession session: NSDraggingSession,
    willBeginAt screenPoint: NSPoint, forRowIndexes rowIndexes: IndexSet
  ) {}

  @MainActor public func tableView(
    _ tableView: NSTableView, draggingSession session: NSDraggingSession,
    endedAt screenPoint: NSPoint, operation: NSDragOperation
  ) {}

  @MainActor public func tableView(
    _ tableView: NSTableView, validateDrop info: any NSDraggingInfo, proposedRow row: Int,
    proposedDropOperation dropOperation: NSTableView.DropOperation
  ) -> NSDragOperation { [] }

  @MainActor public func tableView(
    _ tableView: NSTableView, acceptDrop info: any NSDraggingInfo, row: Int,
    dropOperation: NSTableView.DropOperation
  ) -> Bool { false }

  @MainActor public func tableView(
    _ tableView: NSTableView, sortDescriptorsDidChange oldDescriptors: [NSSortDescriptor]
  ) {}
}

/// What a table view asks for views.
///
/// Not the protocol is bound to the main actor, but each of its methods, as in AppKit.
public protocol NSTableViewDelegate: NSControlTextEditingDelegate, AskableObject {
  @MainActor func tableView(_ tableView: NSTableView, viewFor tableColumn: NSTableColumn?, row: Int)
    -> NSView?

  @MainActor func tableView(_ tableView: NSTableView, rowViewForRow row: Int) -> NSTableRowView?

  @MainActor func tableView(_ tableView: NSTableView, isGroupRow row: Int) -> Bool

  @MainActor func tableView(
    _ tableView: NSTableView,
    selectionIndexesForProposedSelection proposedSelectionIndexes: IndexSet
  ) -> IndexSet

  @MainActor func tableView(_ tableView: NSTableView, heightOfRow row: Int) -> CGFloat

  @MainActor func tableView(
    _ tableView: NSTableView, rowActionsForRow row: Int, edge: NSTableView.RowActionEdge
  ) -> [NSTableViewRowAction]

  @MainActor func tableViewSelectionDidChange(_ notification: Notification)
}

extension NSTableViewDelegate {
  @MainActor public func tableView(
    _ tableView: NSTableView, viewFor tableColumn: NSTableColumn?, row: Int
  ) -> NSView? { nil }

  @MainActor public func tableView(_ tableView: NSTableView, rowViewForRow row: Int)
    -> NSTableRowView?
  { nil }

  @MainActor public func tableView(_ tableView: NSTableView, isGroupRow row: Int) -> Bool { false }

  @MainActor public func tableView(
    _ tableView: NSTableView,
    selectionIndexesForProposedSelection proposedSelectionIndexes: IndexSet
  ) -> IndexSet { proposedSelectionIndexes }

  @MainActor public func tableView(
    _ tableView: NSTableView, rowActionsForRow row: Int, edge: NSTableView.RowActionEdge
  ) -> [NSTableViewRowAction] { [] }

  @MainActor public func tableView(_ tableView: NSTableView, heightOfRow row: Int) -> CGFloat {
    tableView.rowHeight
  }

  @MainActor public func tableViewSelectionDidChange(_ notification: Notification) {}
}
