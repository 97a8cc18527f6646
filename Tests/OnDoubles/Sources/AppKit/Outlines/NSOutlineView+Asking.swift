// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// What an outline view asks, of those that have a method.
///
/// As a table view does, it asks by `responds(to:)` when it is given a data source or delegate, and a call
/// goes to the `forwardingTarget(for:)`.
extension NSOutlineView {
  static let dataSourceMethods: Set = [
    "outlineView:sortDescriptorsDidChange:", "outlineView:pasteboardWriterForItem:",
    "outlineView:persistentObjectForItem:", "outlineView:itemForPersistentObject:",
  ]

  static let delegateMethods: Set = [
    "outlineView:isGroupItem:", "outlineView:rowViewForItem:", "outlineView:heightOfRowByItem:",
  ]

  static func methods(_ all: Set<String>, of object: (any AskableObject)?) -> Set<String> {
    all.filter { object?.responds(to: NSSelectorFromString($0)) ?? false }
  }

  func dataSource(with method: String) -> (any NSOutlineViewDataSource)? {
    guard presentMethods.contains(method), let dataSource else { return nil }
    let target = dataSource.forwardingTarget(for: NSSelectorFromString(method))
    return target as? any NSOutlineViewDataSource ?? dataSource
  }

  func outlineDelegate(with method: String) -> (any NSOutlineViewDelegate)? {
    guard presentDelegateMethods.contains(method), let delegate else { return nil }
    let target = delegate.forwardingTarget(for: NSSelectorFromString(method))
    return target as? any NSOutlineViewDelegate ?? delegate
  }

  /// What is written of an item that a user begins to drag; `nil` if it cannot be dragged.
  public func beginDrag(ofItem item: Any) -> (any NSPasteboardWriting)? {
    dataSource(with: "outlineView:pasteboardWriterForItem:")?
      .outlineView(self, pasteboardWriterForItem: item)
  }

  /// What `autosaveExpandedItems` saves of the expanded items, as the data source writes them.
  public func saveExpandedItems() -> [Any] {
    guard autosaveExpandedItems else { return [] }
    return shown.filter { $0.children != nil }.compactMap { item in
      dataSource(with: "outlineView:persistentObjectForItem:")?
        .outlineView(self, persistentObjectForItem: item.object)
    }
  }

  /// Expands items that were saved.
  public func restoreExpandedItems(_ saved: [Any]) {
    guard autosaveExpandedItems else { return }
    for object in saved {
      let item = dataSource(with: "outlineView:itemForPersistentObject:")?
        .outlineView(self, itemForPersistentObject: object)
      if let item { expandItem(item) }
    }
  }
}
