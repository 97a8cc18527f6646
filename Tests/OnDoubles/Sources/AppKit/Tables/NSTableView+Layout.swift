// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension NSTableView {
  /// Loads all rows anew when the table is laid out.
  ///
  /// The selection stays at its indexes.
  func reload() {
    guard double.permits("reloadData()") else { return }
    if updateDepth > 0 { double.fail("reloadData() within updates") }
    noteChangeOfRows()
    openRow = nil
    double.reloadCount += 1
    invalidateRows()
  }

  /// Loads some cells anew.
  func reload(_ rowIndexes: IndexSet, _ columnIndexes: IndexSet) {
    guard double.permits("reloadData(forRowIndexes:columnIndexes:)") else { return }
    if updateDepth > 0 { double.fail("reloadData(forRowIndexes:columnIndexes:) within updates") }
    if let last = columnIndexes.last, last >= tableColumns.count {
      return double.fail("reloadData(forRowIndexes:columnIndexes:): column \(last)")
    }
    for row in rowIndexes {
      guard requireRow(row, "reloadData(forRowIndexes:columnIndexes:)") else { return }
      if rows[row].cells.isEmpty { continue }
      for column in columnIndexes where rows[row].cells.indices.contains(column) {
        let old = rows[row].cells[column]
        let isGroup = rows[row].view?.isGroupRowStyle ?? false
        rows[row].cells[column] = makeCell(isGroup ? nil : column, row, in: double.phase)
        recycle(old)
      }
    }
  }

  /// Makes what the table shows invalid.
  func invalidateRows() {
    (isInvalid, isCounted, needsLayout) = (true, false, true)
  }

  /// Counts the rows if that has not been done since they became invalid.
  func countIfNeeded() {
    if !isInvalid || isCounted || double.isAsking || updateDepth > 0 { return }
    isCounted = true
    let counted = makeRows()
    for row in rows { unload(row) }
    rows = counted
    selectedRowIndexes = selectedRowIndexes.filteredIndexSet { $0 < counted.count }
    fit()
  }

  /// Fits the height of the table to its rows.
  func fit() {
    let needed = needsLayout
    fit(height: top(of: rows.count))
    needsLayout = needed
  }

  /// Counts and loads what is invalid or has become visible.
  func layOut() {
    double.within(.layout) {
      if isInvalid { isCounted = false }
      countIfNeeded()
      isInvalid = false
      fit()
      forgetHeightsOfOtherWidth()
      repeat { loadVisibleRows(in: .layout) } while sizeVisibleRows()
    }
    needsLayout = false
  }

  /// Loads the views of visible rows and of a few beyond, and gives up those of other rows.
  func loadVisibleRows(in phase: DataSourceCall.Phase) {
    let visible = rows(in: visibleRect)
    let first = max(0, visible.location - double.overdraw)
    let end = min(rows.count, visible.location + visible.length + double.overdraw)
    let kept = visible.length == 0 ? 0..<0 : first..<end
    for row in rows.indices where !kept.contains(row) { unload(rows[row]) }
    for row in kept { load(row, in: phase) }
  }

  /// Loads the views of a row, unless it has them.
  func load(_ row: Int, in phase: DataSourceCall.Phase) {
    if rows[row].view != nil { return }
    rows[row].view = double.within(phase) { makeRowView(row) } ?? NSTableRowView(frame: .zero)
    let isGroup = double.within(phase) { askWhetherGroup(row) }
    rows[row].view?.isGroupRowStyle = isGroup
    rows[row].cells =
      isGroup
      ? [makeCell(nil, row, in: phase)]
      : tableColumns.indices.map { makeCell($0, row, in: phase) }
  }

  private func makeCell(_ column: Int?, _ row: Int, in phase: DataSourceCall.Phase) -> NSView? {
    double.within(phase) { makeView(column, row) }
  }

  /// Gives up the views of a row.
  func unload(_ row: Row) {
    for cell in row.cells { recycle(cell) }
    (row.view, row.cells) = (nil, [])
  }

  private func recycle(_ view: NSView?) {
    guard let view, let identifier = view.identifier else { return }
    pool[identifier, default: []].append(view)
  }
}
