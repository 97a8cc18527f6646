// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

// AppKit documents its interface.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// The rows, their views, and which are selected.
extension NSTableView {
  public var numberOfRows: Int {
    countIfNeeded()
    return rows.count
  }

  public func rect(ofRow row: Int) -> NSRect {
    if !(0..<numberOfRows).contains(row) { return .zero }
    return NSRect(x: 0, y: top(of: row), width: bounds.width, height: height(of: row))
  }

  public func rows(in rect: NSRect) -> NSRange {
    if rect.height <= 0 { return NSRange(location: 0, length: 0) }
    var (first, end, y) = (0, 0, CGFloat(0))
    while end < numberOfRows, y < rect.maxY {
      y += height(of: end)
      end += 1
      if y <= rect.minY { first = end }
    }
    return NSRange(location: first, length: end - first)
  }

  public func row(for view: NSView) -> Int {
    rows.firstIndex { $0.view === view || $0.cells.contains { $0 === view } } ?? -1
  }

  public func view(atColumn column: Int, row: Int, makeIfNecessary: Bool) -> NSView? {
    guard requireRow(row, "view(atColumn:row:)") else { return nil }
    if makeIfNecessary { load(row, in: double.phase) }
    let cells = rows[row].cells
    return cells.indices.contains(column) ? cells[column] : nil
  }

  public func rowView(atRow row: Int, makeIfNecessary: Bool) -> NSTableRowView? {
    guard requireRow(row, "rowView(atRow:)") else { return nil }
    if makeIfNecessary { load(row, in: double.phase) }
    return rows[row].view
  }

  /// Calls a closure with each row view that exists, also where it is not visible.
  public func enumerateAvailableRowViews(_ handler: (NSTableRowView, Int) -> Void) {
    for (index, row) in rows.enumerated() {
      if let view = row.view { handler(view, index) }
    }
  }

  public func scrollRowToVisible(_ row: Int) {
    let rect = rect(ofRow: row)
    if !visibleRect.contains(rect) { scroll(rect.origin) }
  }

  public var selectedRow: Int { selectedRowIndexes.first ?? -1 }

  public func selectRowIndexes(_ indexes: IndexSet, byExtendingSelection extend: Bool) {
    if let last = indexes.last, last >= numberOfRows {
      double.fail("selectRowIndexes: \(last) of \(numberOfRows) rows")
      return
    }
    let old = selectedRowIndexes
    selectedRowIndexes = extend ? old.union(indexes) : indexes
    if selectedRowIndexes != old { tellSelection() }
  }

  public func deselectRow(_ row: Int) {
    selectRowIndexes(
      selectedRowIndexes.filteredIndexSet { $0 != row }, byExtendingSelection: false)
  }

  public func deselectAll(_ sender: Any?) { selectRowIndexes([], byExtendingSelection: false) }

  func requireRow(_ row: Int, _ caller: String) -> Bool {
    if (0..<numberOfRows).contains(row) { return true }
    double.fail("\(caller): row \(row) of \(rows.count) rows")
    return false
  }
}
