// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

// AppKit documents its interface.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A table of views.
///
/// It keeps real views for the visible rows, and carries them along with its operations. What AppKit
/// throws at is recorded in ``double``.
@MainActor
open class NSTableView: NSControl {
  /// What the double adds to AppKit's interface.
  public let double = ViewDouble()

  /// The row that the user clicks; -1 if there is none.
  open internal(set) var clickedRow = -1

  /// What ``NSTableParts/dataSource`` sets.
  weak var tableDataSource: (any NSTableViewDataSource)? {
    didSet {
      if tableDataSource != nil, tableDelegate == nil {
        double.fail("Illegal NSTableView data source: it has no objects, and no delegate has views")
      }
      invalidateRows()
    }
  }

  /// What ``NSTableParts/delegate`` sets.
  weak var tableDelegate: (any NSTableViewDelegate)? {
    didSet {
      delegateMethods = Self.methods.filter {
        tableDelegate?.responds(to: NSSelectorFromString($0)) ?? false
      }
    }
  }

  /// The methods that the delegate had when it was set: a table view asks no more then.
  private var delegateMethods: Set<String> = []

  private static let methods: Set = [
    "tableView:viewForTableColumn:row:", "tableView:rowViewForRow:", "tableView:isGroupRow:",
    "tableView:heightOfRow:", "tableView:rowActionsForRow:edge:",
    "tableView:selectionIndexesForProposedSelection:", "tableViewSelectionDidChange:",
  ]

  /// Returns who has a method of the delegate, if that had it when it was set: the delegate, or that to
  /// which it forwards the call.
  func delegate(with method: String) -> (any NSTableViewDelegate)? {
    guard delegateMethods.contains(method), let tableDelegate else { return nil }
    let target = tableDelegate.forwardingTarget(for: NSSelectorFromString(method))
    return target as? any NSTableViewDelegate ?? tableDelegate
  }

  open private(set) var tableColumns: [NSTableColumn] = []

  open var rowHeight: CGFloat = 20 {
    didSet { for row in rows { row.height = nil } }
  }

  open var usesAutomaticRowHeights = false

  open var intercellSpacing = NSSize(width: 0, height: 0)

  open internal(set) var selectedRowIndexes = IndexSet()

  open var allowsMultipleSelection = true

  open var selectionHighlightStyle = SelectionHighlightStyle.regular

  open var gridStyleMask: GridLineStyle = []

  /// The titles of the columns; the double shows none.
  open var headerView: NSTableHeaderView? = NSTableHeaderView(frame: .zero)

  open var sortDescriptors: [NSSortDescriptor] = [] { didSet { tellSorting(from: oldValue) } }

  /// The row whose actions are visible.
  var openRow: OpenRow?

  open var rowActionsVisible: Bool {
    get { openRow != nil }
    set {
      if newValue { double.fail("rowActionsVisible is set to true") }
      openRow = nil
    }
  }

  /// The types of data that may be dropped.
  public private(set) var registeredTypes: [NSPasteboard.PasteboardType] = []

  /// The views of each row, as far as they exist.
  var rows: [Row] = []

  /// Whether the rows have to be counted and loaded anew.
  var isInvalid = true

  /// Whether the rows have been counted since they became invalid.
  var isCounted = false

  /// The number of updates that have begun and not ended.
  var updateDepth = 0

  /// What the table had before its updates.
  var before: (rows: [Row], selection: IndexSet)?

  /// Whether an operation of the current updates was wrong.
  var isBroken = false

  /// The width for which heights are known.
  var sizedWidth: CGFloat = 0

  private var nibs: [NSUserInterfaceItemIdentifier: NSNib] = [:]

  var pool: [NSUserInterfaceItemIdentifier: [NSView]] = [:]

  /// The views of a row.
  final class Row {
    var view: NSTableRowView?
    var cells: [NSView?] = []

    /// The height without spacing, if it is known.
    var height: CGFloat?
  }

  public override init(frame frameRect: NSRect) { super.init(frame: frameRect) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  isolated deinit {
    if updateDepth > 0 { double.fail("the table view was released in the middle of updates") }
  }

  open override var isFlipped: Bool { true }

  open func addTableColumn(_ tableColumn: NSTableColumn) {
    tableColumns.append(tableColumn)
    invalidateRows()
  }

  open func column(withIdentifier identifier: NSUserInterfaceItemIdentifier) -> Int {
    tableColumns.firstIndex { $0.identifier == identifier } ?? -1
  }

  open func registerForDraggedTypes(_ newTypes: [NSPasteboard.PasteboardType]) {
    registeredTypes += newTypes
  }

  // MARK: Views

  open func makeView(
    withIdentifier identifier: NSUserInterfaceItemIdentifier, owner: Any?
  ) -> NSView? {
    guard let view = pool[identifier]?.popLast() else {
      return nibs[identifier]?.make() as? NSView
    }
    view.prepareForReuse()
    return view
  }

  open func register(_ nib: NSNib?, forIdentifier identifier: NSUserInterfaceItemIdentifier) {
    nibs[identifier] = nib
  }

  open override func layout() { layOut() }

  // MARK: Changes

  open func reloadData() { reload() }

  open func reloadData(forRowIndexes rowIndexes: IndexSet, columnIndexes: IndexSet) {
    reload(rowIndexes, columnIndexes)
  }

  open func noteHeightOfRows(withIndexesChanged indexSet: IndexSet) {
    noteHeights(indexSet)
  }

  open func beginUpdates() { beginChanges() }

  open func endUpdates() { endChanges() }

  open func insertRows(at indexes: IndexSet, withAnimation options: AnimationOptions = []) {
    insert(indexes)
  }

  open func removeRows(at indexes: IndexSet, withAnimation options: AnimationOptions = []) {
    remove(indexes)
  }

  open func moveRow(at oldIndex: Int, to newIndex: Int) { move(oldIndex, newIndex) }

  // MARK: What an outline view asks for in another way

  /// Counts the rows anew.
  func makeRows() -> [Row] { (0..<countRows()).map { _ in Row() } }

  /// Counts the rows when updates begin and when they end.
  func countRows() -> Int {
    double.ask("numberOfRows") { tableDataSource?.numberOfRows(in: self) ?? 0 }
  }

  func makeRowView(_ row: Int) -> NSTableRowView? {
    double.ask("rowView") {
      delegate(with: "tableView:rowViewForRow:")?.tableView(self, rowViewForRow: row)
    }
  }

  /// Makes the view for a column, or for a whole row if there is none.
  func makeView(_ column: Int?, _ row: Int) -> NSView? {
    double.ask("view") {
      delegate(with: "tableView:viewForTableColumn:row:")?
        .tableView(self, viewFor: column.map { tableColumns[$0] }, row: row)
    }
  }

  func askWhetherGroup(_ row: Int) -> Bool {
    delegate(with: "tableView:isGroupRow:").map { delegate in
      double.measure { delegate.tableView(self, isGroupRow: row) }
    } ?? false
  }

  func askHeight(_ row: Int) -> CGFloat? {
    delegate(with: "tableView:heightOfRow:").map { delegate in
      double.measure { delegate.tableView(self, heightOfRow: row) }
    }
  }

  func tellSorting(from old: [NSSortDescriptor]) {
    tableDataSource?.tableView(self, sortDescriptorsDidChange: old)
  }

  func tellSelection() {
    delegate(with: "tableViewSelectionDidChange:")?.tableViewSelectionDidChange(
      Notification(name: Notification.Name("NSTableViewSelectionDidChangeNotification")))
  }
}
