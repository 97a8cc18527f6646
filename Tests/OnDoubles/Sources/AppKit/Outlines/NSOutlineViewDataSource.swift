// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

// AppKit documents its interface.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// What an outline view asks for data.
///
/// Its methods are optional in AppKit, as they are here by their defaults. As there, not the protocol
/// is bound to the main actor, but each of its methods.
public protocol NSOutlineViewDataSource: AskableObject {
  @MainActor func outlineView(_ outlineView: NSOutlineView, numberOfChildrenOfItem item: Any?)
    -> Int

  @MainActor func outlineView(
    _ outlineView: NSOutlineView, child index: Int, ofItem item: Any?
  ) -> Any

  @MainActor func outlineView(_ outlineView: NSOutlineView, isItemExpandable item: Any) -> Bool

  @MainActor func outlineView(
    _ outlineView: NSOutlineView, sortDescriptorsDidChange oldDescriptors: [NSSortDescriptor])

  @MainActor func outlineView(
    _ outlineView: NSOutlineView, pasteboardWriterForItem item: Any
  ) -> (any NSPasteboardWriting)?

  @MainActor func outlineView(
    _ outlineView: NSOutlineView, persistentObjectForItem item: Any?
  ) -> Any?

  @MainActor func outlineView(
    _ outlineView: NSOutlineView, itemForPersistentObject object: Any
  ) -> Any?
}

extension NSOutlineViewDataSource {
  @MainActor public func outlineView(
    _ outlineView: NSOutlineView, numberOfChildrenOfItem item: Any?
  ) -> Int { 0 }

  @MainActor public func outlineView(
    _ outlineView: NSOutlineView, child index: Int, ofItem item: Any?
  ) -> Any { NSObject() }

  @MainActor public func outlineView(
    _ outlineView: NSOutlineView, isItemExpandable item: Any
  ) -> Bool { false }

  @MainActor public func outlineView(
    _ outlineView: NSOutlineView, sortDescriptorsDidChange oldDescriptors: [NSSortDescriptor]
  ) {}

  @MainActor public func outlineView(
    _ outlineView: NSOutlineView, pasteboardWriterForItem item: Any
  ) -> (any NSPasteboardWriting)? { nil }

  @MainActor public func outlineView(
    _ outlineView: NSOutlineView, persistentObjectForItem item: Any?
  ) -> Any? { nil }

  @MainActor public func outlineView(
    _ outlineView: NSOutlineView, itemForPersistentObject object: Any
  ) -> Any? { nil }
}

/// What an outline view asks for views, and tells.
///
/// Not the protocol is bound to the main actor, but each of its methods, as in AppKit.
public protocol NSOutlineViewDelegate: NSControlTextEditingDelegate, AskableObject {
  @MainActor func outlineView(
    _ outlineView: NSOutlineView, viewFor tableColumn: NSTableColumn?, item: Any
  ) -> NSView?

  @MainActor func outlineView(
    _ outlineView: NSOutlineView, rowViewForItem item: Any
  ) -> NSTableRowView?

  @MainActor func outlineView(_ outlineView: NSOutlineView, isGroupItem item: Any) -> Bool

  @MainActor func outlineView(_ outlineView: NSOutlineView, heightOfRowByItem item: Any) -> CGFloat

  @MainActor func outlineViewSelectionDidChange(_ notification: Notification)

  @MainActor func outlineViewItemDidExpand(_ notification: Notification)

  @MainActor func outlineViewItemDidCollapse(_ notification: Notification)
}

extension NSOutlineViewDelegate {
  @MainActor public func outlineView(
    _ outlineView: NSOutlineView, viewFor tableColumn: NSTableColumn?, item: Any
  ) -> NSView? { nil }

  @MainActor public func outlineView(
    _ outlineView: NSOutlineView, rowViewForItem item: Any
  ) -> NSTableRowView? { nil }

  @MainActor public func outlineView(_ outlineView: NSOutlineView, isGroupItem item: Any) -> Bool {
    false
  }

  @MainActor public func outlineView(
    _ outlineView: NSOutlineView, heightOfRowByItem item: Any
  ) -> CGFloat { outlineView.rowHeight }

  @MainActor public func outlineViewSelectionDidChange(_ notification: Notification) {}

  @MainActor public func outlineViewItemDidExpand(_ notification: Notification) {}

  @MainActor public func outlineViewItemDidCollapse(_ notification: Notification) {}
}
