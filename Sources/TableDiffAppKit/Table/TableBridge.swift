// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit

  /// The data source and delegate that a table view calls.
  @MainActor
  final class TableBridge: ViewBridge, ListViewBinding {
    static let rowType = NSPasteboard.PasteboardType("dev.tablediff.row")

    /// The layout of what the table view shows.
    var layout = TableLayout(counts: [Int]())

    /// Returns the layout of the data.
    var currentLayout: () -> TableLayout = { TableLayout(counts: [Int]()) }

    var animations = RowAnimations.automatic
    let selection = SelectionWatch()

    var view: (_ tableView: NSTableView, _ column: NSTableColumn?, _ row: Int) -> NSView? = {
      _, _, _ in nil
    }
    var sectionView: ((_ tableView: NSTableView, TableLayout.Element, _ shown: NSView?) -> NSView?)?
    var rowView: ((_ tableView: NSTableView, _ row: Int) -> NSTableRowView?)? {
      didSet { attachDelegateAgain() }
    }
    var onSelectionChange: (() -> Void)?
    var onSort: (([NSSortDescriptor]) -> Void)?

    /// Returns the height of a row; `nil` for the `rowHeight` of the table view.
    var rowHeight: ((_ row: Int) -> CGFloat?)? {
      didSet { attachDelegateAgain() }
    }
    var canMove: ((_ row: Int) -> Bool)?

    /// Returns the menu of a row.
    var contextMenu: ((_ row: Int) -> NSMenu?)? {
      didSet { attachMenu() }
    }

    /// The swipe actions of rows, by edge.
    var rowActions: [NSTableView.RowActionEdge: (_ row: Int) -> [NSTableViewRowAction]] = [:] {
      didSet { attachDelegateAgain() }
    }

    /// Whether the row that was swiped last has actions of the data source, and none was chosen.
    var offersActions = false

    /// The delegate of the table view, in front of the app's.
    private(set) var front: DelegateFront?

    var move: ((_ from: Int, _ to: Int) -> Void)?

    var isDragging: Bool { draggedRows != nil }

    /// The view over the table view; a table view has no background view.
    private weak var cover: NSView?

    var draggedRows: IndexSet?

    /// Becomes the data source of a table view.
    ///
    /// The delegate is set first, since a table view reports a data source without objects if no
    /// delegate provides views.
    func attach(to tableView: NSTableView) {
      note(tableView)
      front = DelegateFront(self, of: tableView)
      standInFront(of: tableView)
      tableView.dataSource = self
    }

    // MARK: ListViewBinding

    var tableView: NSTableView? { listView as? NSTableView }

    override func willAnswer() { if let tableView { standInFront(of: tableView) } }

    var isHeldByUser: Bool {
      // A table view with another data source does not report the end of a drag.
      guard let tableView else { return false }
      return isDragging || (offersActions && tableView.rowActionsVisible)
    }

    /// An empty table view is as large as its scroll view.
    var background: AnyObject? {
      get { cover?.superview === tableView ? cover : nil }
      set {
        // The app may have moved the cover elsewhere.
        if cover?.superview === tableView { cover?.removeFromSuperview() }
        cover = newValue as? NSView
        guard let cover, let tableView else { return }
        cover.frame = tableView.bounds
        cover.autoresizingMask = [.width, .height]
        tableView.addSubview(cover)
      }
    }

    func perform(
      _ batch: BatchUpdate, animated: Bool, keepsPlace: Bool,
      change: @escaping @MainActor () -> Bool,
      afterwards: @escaping @MainActor () -> Void,
      completion: @escaping @MainActor (_ finished: Bool) -> Void
    ) throws {
      guard let tableView else { return }
      standInFront(of: tableView)
      try perform(
        batch, in: tableView, from: layout, animated: animated, change: change,
        completion: completion)
      afterwards()
    }

    func refresh(_ batch: BatchUpdate, animated: Bool) {
      if let tableView { refresh(batch, in: tableView, animated: animated) }
    }

    func refreshRowSummaries(animated: Bool) {
      if let tableView { refreshSectionViews(in: tableView, animated: animated) }
    }

    override func selectRows(at paths: [RowPath]) {
      if let tableView { selection.pass(tableView) { super.selectRows(at: paths) } }
    }

    override func reload(change: () -> Void, afterwards: () -> Void) {
      func changeData() {
        change()
        noteData()
      }
      guard let tableView else { return changeData() }
      selection.pass(tableView) { super.reload(change: changeData, afterwards: afterwards) }
    }
  }

  extension TableBridge: NSTableViewDelegate {
    func tableView(
      _ tableView: NSTableView, viewFor tableColumn: NSTableColumn?, row: Int
    ) -> NSView? {
      calls.answering { view(tableView, tableColumn, row) }
    }

    func tableView(_ tableView: NSTableView, isGroupRow row: Int) -> Bool {
      layout.isHeader(row)
    }

    /// Excludes headers and footers.
    func tableView(
      _ tableView: NSTableView, selectionIndexesForProposedSelection proposed: IndexSet
    ) -> IndexSet {
      if !layout.hasSectionViews { return proposed }
      return proposed.filteredIndexSet { layout.path(at: $0) != nil }
    }

    func tableView(_ tableView: NSTableView, heightOfRow row: Int) -> CGFloat {
      calls.answering { rowHeight?(row) } ?? tableView.rowHeight
    }

    func tableView(_ tableView: NSTableView, rowViewForRow row: Int) -> NSTableRowView? {
      calls.answering { rowView?(tableView, row) }
    }

    func tableView(
      _ tableView: NSTableView, rowActionsForRow row: Int, edge: NSTableView.RowActionEdge
    ) -> [NSTableViewRowAction] {
      if let actions = rowActions[edge] {
        let actions = calls.answering { actions(row) }
        offersActions = !actions.isEmpty
        return actions
      }
      offersActions = false
      let ask: ((NSTableView, Int, NSTableView.RowActionEdge) -> [NSTableViewRowAction])? =
        front?.app?.tableView(_:rowActionsForRow:edge:)
      return ask?(tableView, row, edge) ?? []
    }

    func tableViewSelectionDidChange(_ notification: Notification) {
      onSelectionChange?()
      let tell: ((Notification) -> Void)? = front?.app?.tableViewSelectionDidChange
      tell?(notification)
    }
  }

  /// The menu of the table view, which gets the items of the clicked row's menu whenever it opens.
  extension TableBridge: NSMenuDelegate {
    /// Sets the menu of the table view, or removes it if there is no closure.
    func attachMenu() {
      guard let tableView = listView as? NSTableView else { return }
      if contextMenu == nil {
        if tableView.menu?.delegate === self { tableView.menu = nil }
      } else if tableView.menu?.delegate !== self {
        let menu = NSMenu(title: "")
        menu.delegate = self
        tableView.menu = menu
      }
    }

    func menuNeedsUpdate(_ menu: NSMenu) {
      menu.removeAllItems()
      guard let tableView = listView as? NSTableView,
        let rowMenu = calls.answering({ contextMenu?(tableView.clickedRow) })
      else { return }
      for item in rowMenu.items {
        rowMenu.removeItem(item)
        menu.addItem(item)
      }
    }
  }
#endif
