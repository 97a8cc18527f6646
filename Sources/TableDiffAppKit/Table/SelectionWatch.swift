// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit

  /// Tells which rows the user selects in a table view.
  ///
  /// A table view tells that the selection has changed, and not how; and it tells it also where rows
  /// that stay selected get other indexes.
  @MainActor
  final class SelectionWatch {
    /// Called with each row that was selected.
    var onSelect: ((_ row: Int) -> Void)?

    /// Called with each row that was deselected.
    var onDeselect: ((_ row: Int) -> Void)?

    private var selected = IndexSet()
    private var isPassing = false

    /// Takes note of another selection.
    func note(_ tableView: NSTableView) {
      let old = selected
      selected = tableView.selectedRowIndexes
      if isPassing { return }
      for row in old where !selected.contains(row) { onDeselect?(row) }
      for row in selected where !old.contains(row) { onSelect?(row) }
    }

    /// Makes a change in which the user does not select a row.
    func pass<Result>(_ tableView: NSTableView, during change: () -> Result) -> Result {
      let wasPassing = isPassing
      isPassing = true
      defer {
        isPassing = wasPassing
        selected = tableView.selectedRowIndexes
      }
      return change()
    }
  }
#endif
