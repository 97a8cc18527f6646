// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit

  /// The data source and delegate that a table view calls.
  @MainActor
  final class TableBridge: ViewBridge {
    static let rowType = NSPasteboard.PasteboardType("dev.tablediff.row")

    /// The layout of the sections; `nil` for a ``ClosureTableDataSource``.
    var layout: TableLayout?

    /// Returns the layout of the data.
    var currentLayout: (() -> TableLayout)?

    var animations = RowAnimations.automatic
    let selection = SelectionWatch()

    var numberOfRows: () -> Int
    var view: (_ tableView: NSTableView, _ column: NSTableColumn?, _ row: Int) -> NSView?
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

    /// The delegate in front of the app's; `nil` if the bridge becomes the delegate itself.
    private(set) var front: DelegateFront?

    var move: ((_ from: Int, _ to: Int) -> Void)?

    var isDragging: Bool { draggedRows != nil }

    /// The view over the table view; a table view has no background view.
    private weak var cover: NSView?

    private var draggedRows: IndexSet?

    init(
      numberOfRows: @escaping () -> Int,
      view: @escaping (NSTableView, NSTableColumn?, Int) -> NSView?
    ) {
      self.numberOfRows = numberOfRows
      self.view = view
    }

    /// Creates the delegate in front of the app's.
    func makeFront(of tableView: NSTableView) {
      front = DelegateFront(self, of: tableView)
    }

    /// Becomes the data source of a table view, and its delegate unless it has one.
    ///
    /// The delegate is set first, since a table view reports a data source without objects if no
    /// delegate provides views.
    func attach(to tableView: NSTableView) {
      note(tableView)
      if front != nil { standInFront(of: tableView) }
      // The bridge that this one replaces may be the delegate, too.
      let replaced = tableView.dataSource as? TableBridge
      if tableView.delegate == nil || tableView.delegate === replaced { tableView.delegate = self }
      tableView.dataSource = self
    }

    // MARK: ListViewBinding

    private var tableView: NSTableView? { listView as? NSTableView }

    override func willAnswer() { if let tableView { standInFront(of: tableView) } }

    // A table view with another data source does not report the end of a drag.
    override var isHeldByUser: Bool { isDragging && listView != nil }

    /// An empty table view is as large as its scroll view.
    override var background: AnyObject? {
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

    override func perform(
      _ batch: BatchUpdate, animated: Bool, keepsPlace: Bool,
      change: @escaping @MainActor () -> Bool,
      afterwards: @escaping @MainActor () -> Void,
      completion: @escaping @MainActor (_ finished: Bool) -> Void
    ) throws {
      guard let tableView, let layout else { return }
      standInFront(of: tableView)
      try perform(
        batch, in: tableView, from: layout, animated: animated, change: change,
        completion: completion)
      afterwards()
    }

    override func refresh(_ batch: BatchUpdate, animated: Bool) {
      if let tableView { refresh(batch, in: tableView, animated: animated) }
    }

    override func refreshRowSummaries(animated: Bool) {
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

    #if canImport(ObjectiveC)
      nonisolated override func responds(to selector: Selector?) -> Bool {
        super.responds(to: selector) && offers(selector)
      }
    #else
      nonisolated func responds(to selector: Selector?) -> Bool { offers(selector) }
    #endif

    /// Returns whether to offer a method: a table view may ask for group rows and heights for each
    /// row, so these are offered only with headers or a closure.
    private nonisolated func offers(_ selector: Selector?) -> Bool {
      if selector == NSSelectorFromString("tableView:isGroupRow:") {
        return MainActor.assumeIsolated { layout?.hasHeaders ?? false }
      }
      if selector == NSSelectorFromString("tableView:heightOfRow:") {
        return MainActor.assumeIsolated { rowHeight != nil }
      }
      return true
    }
  }

  extension TableBridge: NSTableViewDataSource {
    func numberOfRows(in tableView: NSTableView) -> Int {
      calls.counting { numberOfRows() }
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
      let row = row == 0 && layout?.isHeader(0) == true ? 1 : row
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

  extension TableBridge: NSTableViewDelegate {
    func tableView(
      _ tableView: NSTableView, viewFor tableColumn: NSTableColumn?, row: Int
    ) -> NSView? {
      calls.answering { view(tableView, tableColumn, row) }
    }

    func tableView(_ tableView: NSTableView, isGroupRow row: Int) -> Bool {
      layout?.isHeader(row) ?? false
    }

    /// Excludes headers and footers.
    func tableView(
      _ tableView: NSTableView, selectionIndexesForProposedSelection proposed: IndexSet
    ) -> IndexSet {
      guard let layout, layout.hasSectionViews else { return proposed }
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
      calls.answering { rowActions[edge]?(row) ?? [] }
    }

    func tableViewSelectionDidChange(_ notification: Notification) {
      onSelectionChange?()
      let tell: ((Notification) -> Void)? = front?.app?.tableViewSelectionDidChange
      tell?(notification)
    }
  }
#endif
