// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit

  /// The data source and delegate that a table view calls.
  @MainActor
  final class TableBridge: ViewBridge {
    /// The type of what is dragged.
    static let rowType = NSPasteboard.PasteboardType("dev.tablediff.row")

    /// What the table view shows; `nil` if the index of a row says all.
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

    /// Returns the height of a row; `nil` for that of all rows.
    var rowHeight: ((_ row: Int) -> CGFloat?)? {
      didSet { attachDelegateAgain() }
    }
    var canMove: ((_ row: Int) -> Bool)?

    /// What the user can do by swiping a row, by the edges from which rows are swiped.
    var rowActions: [NSTableView.RowActionEdge: (_ row: Int) -> [NSTableViewRowAction]] = [:] {
      didSet { attachDelegateAgain() }
    }

    /// The delegate of the table view, in front of the app's; `nil` if the bridge is it, where the app has none.
    private(set) var front: DelegateFront?

    var move: ((_ from: Int, _ to: Int) -> Void)?

    /// Whether the user is dragging rows of the table.
    var isDragging: Bool { draggedRows != nil }

    /// The view that lies over the table view, which has no background as collection views have it.
    private weak var cover: NSView?

    private var draggedRows: IndexSet?

    init(
      numberOfRows: @escaping () -> Int,
      view: @escaping (NSTableView, NSTableColumn?, Int) -> NSView?
    ) {
      self.numberOfRows = numberOfRows
      self.view = view
    }

    /// Lets a delegate stand in front of that of a table view from now on.
    func makeFront(of tableView: NSTableView) {
      front = DelegateFront(self, of: tableView)
    }

    /// Becomes the data source of a table view, and its delegate unless the table view has one.
    ///
    /// The delegate comes first: a table view complains of a data source that has no objects as long as
    /// no delegate has views.
    func attach(to tableView: NSTableView) {
      note(tableView)
      if front != nil { standInFront(of: tableView) }
      // The one that it replaces may be the delegate too.
      let replaced = tableView.dataSource as? TableBridge
      if tableView.delegate == nil || tableView.delegate === replaced { tableView.delegate = self }
      tableView.dataSource = self
    }

    // MARK: ListViewBinding

    private var tableView: NSTableView? { listView as? NSTableView }

    override func willAnswer() { if let tableView { standInFront(of: tableView) } }

    // A table that has another data source does not report the end of a drag.
    override var isHeldByUser: Bool { isDragging && listView != nil }

    /// While the table is empty it is as large as its scroll view.
    override var background: AnyObject? {
      get { cover?.superview === tableView ? cover : nil }
      set {
        // The app may have put it elsewhere since.
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

    /// Returns whether a method is offered: not group rows without headers, nor heights without a closure, since a
    /// table view may ask for each of its rows.
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

    /// Accepts rows of the table itself between its rows.
    func tableView(
      _ tableView: NSTableView, validateDrop info: any NSDraggingInfo, proposedRow row: Int,
      proposedDropOperation dropOperation: NSTableView.DropOperation
    ) -> NSDragOperation {
      isOwnDrag(info, in: tableView) && dropOperation == .above ? .move : []
    }

    /// Moves the rows that are dropped.
    func tableView(
      _ tableView: NSTableView, acceptDrop info: any NSDraggingInfo, row: Int,
      dropOperation: NSTableView.DropOperation
    ) -> Bool {
      guard let move, let draggedRows, isOwnDrag(info, in: tableView), dropOperation == .above
      else { return false }
      // No row stands above the first header.
      let row = row == 0 && layout?.isHeader(0) == true ? 1 : row
      // Rows from above make those below them move up, and those that follow land behind them.
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

    /// Leaves out headers and footers.
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
