// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit

  /// What a table view has selected and where it is scrolled to, to be the same after a reload.
  struct TablePlace {
    /// The selected rows.
    let selection: IndexSet

    /// The visible rows, each with the distance from the top of what is visible to its own.
    let visible: [(row: Int, distance: CGFloat)]

    @MainActor
    init(_ tableView: NSTableView) {
      selection = tableView.selectedRowIndexes
      let rect = tableView.visibleRect
      let rows = rect.isEmpty ? 0..<0 : Range(tableView.rows(in: rect)) ?? 0..<0
      visible = rows.map { ($0, tableView.rect(ofRow: $0).minY - rect.minY) }
    }

    /// The rows that are to be found again: the selected and the visible ones.
    var rows: IndexSet { visible.reduce(into: selection) { $0.insert($1.row) } }

    /// Restores the selection, and scrolls the first visible row that is still there to its place.
    ///
    /// - Parameters:
    ///   - tableView: The table view, after the reload.
    ///   - newOffset: Returns where a row is now; `nil` if it is gone.
    @MainActor
    func restore(in tableView: NSTableView, newOffset: (_ old: Int) -> Int?) {
      tableView.layoutSubtreeIfNeeded()
      let selected = IndexSet(selection.compactMap(newOffset))
      if selected != tableView.selectedRowIndexes {
        tableView.selectRowIndexes(selected, byExtendingSelection: false)
      }
      for (row, distance) in visible {
        guard let row = newOffset(row) else { continue }
        let y = tableView.rect(ofRow: row).minY - distance
        if y != tableView.visibleRect.minY { tableView.scrollToTop(y) }
        break
      }
    }
  }
#endif
