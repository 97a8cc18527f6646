// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit

  /// Finds the rows that the user selects and deselects in a table view.
  ///
  /// A table view reports only that the selection has changed, also when rows get other indexes.
  @MainActor
  final class SelectionWatch {
    var onSelect: ((_ row: Int) -> Void)?

    var onDeselect: ((_ row: Int) -> Void)?

    private var selected = IndexSet()
    private var isPassing = false

    /// Compares the selection with the previous one.
    func note(_ tableView: NSTableView) {
      let old = selected
      selected = tableView.selectedRowIndexes
      if isPassing { return }
      for row in old where !selected.contains(row) { onDeselect?(row) }
      for row in selected where !old.contains(row) { onSelect?(row) }
    }

    /// Makes a change whose effect on the selection is not reported.
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
