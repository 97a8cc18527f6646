// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

// AppKit documents its interface.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A table of the visible items of a tree.
///
/// It asks for the children of an item when that is expanded, and tells items apart by their pointers and
/// `isEqual`. What AppKit throws at, or does not document, is recorded in ``NSTableView/double``.
@MainActor
open class NSOutlineView: NSTableView {
  open weak var dataSource: (any NSOutlineViewDataSource)? {
    didSet {
      if dataSource != nil, delegate == nil {
        double.fail(
          "Illegal NSOutlineView data source: it has no objects, and no delegate has views")
      }
      presentMethods = Self.methods(Self.dataSourceMethods, of: dataSource)
      invalidateRows()
    }
  }

  open weak var delegate: (any NSOutlineViewDelegate)? {
    didSet { presentDelegateMethods = Self.methods(Self.delegateMethods, of: delegate) }
  }

  /// The methods that the data source and the delegate had when they were set.
  private(set) var presentMethods: Set<String> = []
  private(set) var presentDelegateMethods: Set<String> = []

  open var autosaveExpandedItems = false

  /// The top of the tree, which has no item.
  let root = OutlineItem(object: nil, parent: nil)

  /// The items that are shown, by what they are equal to.
  var known: [NSObject: OutlineItem] = [:]

  /// The shown items in the order of their rows.
  var shown: [OutlineItem] = []

  /// Items that were expanded when they were last shown.
  var remembered: Set<NSObject> = []

  /// The parents whose children have changed in the current updates.
  var touched: [OutlineItem] = []

  /// Whether the current updates have left a tree that does not fit the rows.
  var isTreeBroken = false

  /// Whether an item that is hidden and shown again is expanded as before; reloads always remember it.
  public var remembersExpandedItems = true

  /// The number of insertions and removals below items that are not expanded, which do nothing.
  public internal(set) var ignoredCallCount = 0

  public override init(frame frameRect: NSRect) {
    super.init(frame: frameRect)
    root.isExpandable = true
    root.children = []
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  // MARK: Items and rows

  open func item(atRow row: Int) -> Any? {
    countIfNeeded()
    return shown.indices.contains(row) ? shown[row].object : nil
  }

  open func row(forItem item: Any?) -> Int {
    countIfNeeded()
    guard let item = find(item) else { return -1 }
    return shown.firstIndex { $0 === item } ?? -1
  }

  open func level(forRow row: Int) -> Int {
    countIfNeeded()
    return shown.indices.contains(row) ? shown[row].level : -1
  }

  open func isExpandable(_ item: Any?) -> Bool { find(item)?.isExpandable ?? false }

  open func isItemExpanded(_ item: Any?) -> Bool {
    countIfNeeded()
    return find(item)?.children != nil
  }

  // MARK: Expanding and collapsing

  open func expandItem(_ item: Any?) { expandItem(item, expandChildren: false) }

  open func expandItem(_ item: Any?, expandChildren: Bool) {
    guard let item = require(item, "expandItem") else { return }
    expand(item, expandChildren: expandChildren)
  }

  open func collapseItem(_ item: Any?) { collapseItem(item, collapseChildren: false) }

  open func collapseItem(_ item: Any?, collapseChildren: Bool) {
    guard let item = require(item, "collapseItem") else { return }
    collapse(item, collapseChildren: collapseChildren)
  }

  /// Changes that this is sent may be animated.
  open func animator() -> Self {
    animatedTargetCount += 1
    return self
  }

  /// How often the animator was asked for.
  public internal(set) var animatedTargetCount = 0

  // MARK: Changes

  open func reloadItem(_ item: Any?) { reloadItem(item, reloadChildren: false) }

  open func reloadItem(_ item: Any?, reloadChildren: Bool) {
    guard let item = require(item, "reloadItem") else { return }
    reload(item, reloadChildren: reloadChildren)
  }

  open func insertItems(
    at indexes: IndexSet, inParent parent: Any?,
    withAnimation animationOptions: AnimationOptions = []
  ) {
    insert(indexes, in: parent)
  }

  open func removeItems(
    at indexes: IndexSet, inParent parent: Any?,
    withAnimation animationOptions: AnimationOptions = []
  ) {
    remove(indexes, from: parent)
  }

  open func moveItem(
    at fromIndex: Int, inParent oldParent: Any?, to toIndex: Int, inParent newParent: Any?
  ) {
    move(fromIndex, in: oldParent, to: toIndex, in: newParent)
  }

  open override func insertRows(at indexes: IndexSet, withAnimation options: AnimationOptions = [])
  {
    double.fail("insertRows: an outline view inserts items")
  }

  open override func removeRows(at indexes: IndexSet, withAnimation options: AnimationOptions = [])
  {
    double.fail("removeRows: an outline view removes items")
  }

  open override func moveRow(at oldIndex: Int, to newIndex: Int) {
    double.fail("moveRow: an outline view moves items")
  }

  open override func endUpdates() {
    super.endUpdates()
    if updateDepth == 0, isTreeBroken {
      // The old rows have come back, and no tree that fits them.
      isTreeBroken = false
      invalidateRows()
    }
  }

  // MARK: What a table asks for in another way

  override func makeRows() -> [Row] { makeTree() }

  override func countRows() -> Int { updateDepth == 1 && !touched.isEmpty ? resolve() : rows.count }

  override func makeRowView(_ row: Int) -> NSTableRowView? {
    guard let item = shown[row].object else { return nil }
    return double.ask("rowView") {
      outlineDelegate(with: "outlineView:rowViewForItem:")?.outlineView(self, rowViewForItem: item)
    }
  }

  override func askWhetherGroup(_ row: Int) -> Bool {
    guard let item = shown[row].object else { return false }
    return outlineDelegate(with: "outlineView:isGroupItem:")?.outlineView(self, isGroupItem: item)
      ?? false
  }

  override func tellSorting(from old: [NSSortDescriptor]) {
    dataSource(with: "outlineView:sortDescriptorsDidChange:")?
      .outlineView(self, sortDescriptorsDidChange: old)
  }

  override func makeView(_ column: Int?, _ row: Int) -> NSView? {
    guard let item = shown[row].object else { return nil }
    return double.ask("view") {
      delegate?.outlineView(self, viewFor: column.map { tableColumns[$0] }, item: item)
    }
  }

  override func askHeight(_ row: Int) -> CGFloat? {
    guard let delegate = outlineDelegate(with: "outlineView:heightOfRowByItem:"),
      let item = shown[row].object
    else { return nil }
    return double.measure { delegate.outlineView(self, heightOfRowByItem: item) }
  }

  override func tellSelection() {
    delegate?.outlineViewSelectionDidChange(
      Notification(name: NSOutlineView.selectionDidChangeNotification, object: self))
  }
}

extension NSOutlineView {
  public nonisolated static let selectionDidChangeNotification = Notification.Name(
    "NSOutlineViewSelectionDidChangeNotification")
  public nonisolated static let itemDidExpandNotification = Notification.Name(
    "NSOutlineViewItemDidExpandNotification")
  public nonisolated static let itemDidCollapseNotification = Notification.Name(
    "NSOutlineViewItemDidCollapseNotification")
}
