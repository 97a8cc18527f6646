// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// An item that an outline view shows.
@MainActor
final class OutlineItem {
  /// What the data source has for it; `nil` for the top, and for an inserted item until updates end.
  var object: NSObject?

  weak var parent: OutlineItem?

  /// The children if the item is expanded.
  var children: [OutlineItem]?

  /// Whether it could be expanded when that was last asked.
  var isExpandable = false

  let row = NSTableView.Row()

  init(object: NSObject?, parent: OutlineItem?) { (self.object, self.parent) = (object, parent) }

  /// The number of its ancestors that have items.
  var level: Int { parent.map { $0.level + 1 } ?? -1 }

  /// The visible items below it, in order.
  var visible: [OutlineItem] { (children ?? []).flatMap { [$0] + $0.visible } }
}

extension NSOutlineView {
  /// Returns what is known of an item, or the top for `nil`.
  func find(_ item: Any?) -> OutlineItem? {
    guard let item else { return root }
    guard let object = item as? NSObject else { return nil }
    let found = known[object]
    if let found, found.object !== object {
      double.fail("an item that is equal to \(object), but not the same object")
    }
    return found
  }

  /// Returns what is known of an item; it is a failure if that is nothing, or at a wrong time.
  func require(_ item: Any?, _ caller: String) -> OutlineItem? {
    guard double.permits(caller) else { return nil }
    if updateDepth > 0 { double.fail("\(caller) within updates") }
    countIfNeeded()
    let found = find(item)
    if found == nil { double.fail("\(caller): an item that is not in the outline view") }
    return found
  }

  /// Asks for all items anew, and for the children of those that were expanded.
  func makeTree() -> [Row] {
    forget(root.children ?? [], isReloaded: true)
    root.children = []
    root.children = makeChildren(of: root)
    shown = root.visible
    return shown.map(\.row)
  }

  /// Asks for the children of an item, and for those of children that were expanded when last shown.
  func makeChildren(of parent: OutlineItem) -> [OutlineItem] {
    let count = double.ask("numberOfChildren") {
      dataSource?.outlineView(self, numberOfChildrenOfItem: parent.object) ?? 0
    }
    return (0..<count).map { index in
      let item = OutlineItem(object: nil, parent: parent)
      fill(item, at: index)
      return item
    }
  }

  /// Asks for the object of an item.
  func fill(_ item: OutlineItem, at index: Int) {
    let answer = double.ask("child") {
      dataSource?.outlineView(self, child: index, ofItem: item.parent?.object)
    }
    guard let object = answer as? NSObject else { return double.fail("a child that is no object") }
    if let other = known[object] {
      let isSame = other.object === object
      double.fail("\(object) is in the outline view twice\(isSame ? "" : ", as equal objects")")
    }
    item.object = object
    known[object] = item
    item.isExpandable = askExpandable(object)
    let wasExpanded = remembered.remove(object) != nil
    if item.isExpandable, wasExpanded { item.children = makeChildren(of: item) }
  }

  func askExpandable(_ object: NSObject) -> Bool {
    double.ask("isItemExpandable") {
      dataSource?.outlineView(self, isItemExpandable: object) ?? false
    }
  }

  /// Forgets items that are no longer shown, or are loaded anew.
  func forget(_ items: [OutlineItem], isReloaded: Bool = false) {
    for item in items {
      unload(item.row)
      if let children = item.children { forget(children, isReloaded: isReloaded) }
      guard let object = item.object else { continue }
      if item.children != nil, isReloaded || remembersExpandedItems { remembered.insert(object) }
      known[object] = nil
    }
  }

  /// Makes the rows those of the items, and keeps the selection with them.
  func arrangeRows() {
    let selected = Set(selectedRowIndexes.map { ObjectIdentifier(rows[$0]) })
    shown = root.visible
    rows = shown.map(\.row)
    selectedRowIndexes = IndexSet(
      rows.indices.filter { selected.contains(ObjectIdentifier(rows[$0])) })
  }

  /// Shows the rows after a change that is not in updates.
  func showRows() {
    let selectedCount = selectedRowIndexes.count
    arrangeRows()
    fit()
    loadVisibleRows(in: double.phase)
    if window == nil { needsLayout = true }
    if selectedRowIndexes.count != selectedCount { tellSelection() }
  }
}

extension NSOutlineView {
  func expand(_ item: OutlineItem, expandChildren: Bool) {
    if !item.isExpandable { return }
    if item.children == nil {
      item.children = []
      item.children = makeChildren(of: item)
      showRows()
      tell(NSOutlineView.itemDidExpandNotification, item) { $0.outlineViewItemDidExpand($1) }
    }
    if !expandChildren { return }
    for child in item.children ?? [] { expand(child, expandChildren: true) }
  }

  /// Collapses an item, whose children lose their selection.
  func collapse(_ item: OutlineItem, collapseChildren: Bool) {
    guard item.isExpandable, let children = item.children else { return }
    if collapseChildren { for child in children { collapse(child, collapseChildren: true) } }
    item.children = nil
    forget(children)
    showRows()
    tell(NSOutlineView.itemDidCollapseNotification, item) { $0.outlineViewItemDidCollapse($1) }
  }

  private func tell(
    _ name: Notification.Name, _ item: OutlineItem,
    _ tell: (any NSOutlineViewDelegate, Notification) -> Void
  ) {
    guard let delegate, let object = item.object else { return }
    tell(delegate, Notification(name: name, object: self, userInfo: ["NSObject": object]))
  }

  func reload(_ item: OutlineItem, reloadChildren: Bool) {
    if let object = item.object { item.isExpandable = askExpandable(object) }
    if !item.isExpandable, let children = item.children {
      item.children = nil
      forget(children)
    } else if reloadChildren, let children = item.children {
      forget(children, isReloaded: true)
      item.children = makeChildren(of: item)
    }
    if item !== root { unload(item.row) }
    showRows()
  }
}
