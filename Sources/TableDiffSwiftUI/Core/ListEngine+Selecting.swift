// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiffAdapters

extension ListEngine {
  /// Selects the rows of the evaluation in a table.
  ///
  /// - Complexity: O(*n*), where *n* is the number of rows, if a row is newly selected; otherwise
  ///   O(*k*), where *k* is the number of selected rows.
  func showSelection(in table: any EvaluatedTable) {
    guard let selection = evaluation.selection else { return }
    isShowingSelection = true
    defer { isShowingSelection = false }
    let wanted = selection.get()
    var missing = wanted
    for path in table.selectedPaths {
      guard let row = updater.sections.row(at: path) else { continue }
      if missing.remove(row.id) == nil && !wanted.contains(row.id) {
        table.setSelected(false, at: path)
      }
    }
    for path in missing.isEmpty ? [] : paths(missing, updater.sections) {
      table.setSelected(true, at: path)
      if let row = updater.sections.row(at: path) { missing.remove(row.id) }
    }
    (shownSelection, missingSelection) = (wanted, missing)
  }

  private func idsWithoutRows(_ ids: Set<Row.ID>) -> Set<Row.ID> {
    if ids.isEmpty { return [] }
    return ids.subtracting(
      paths(ids, updater.sections).compactMap { updater.sections.row(at: $0)?.id })
  }

  /// Writes the rows that the user has selected to the binding.
  ///
  /// Ids without a row stay selected, since the store may have rows that the list does not show.
  ///
  /// - Complexity: O(*n*), where *n* is the number of rows, if a row is no longer selected.
  package func userChangedSelection() {
    guard let table, !isShowingSelection, evaluation.allowsSelection else { return }
    let rows = table.selectedPaths.compactMap(updater.sections.row)
    let chosen = evaluation.onSelect == nil ? [] : rows.filter { !shownSelection.contains($0.id) }
    if let selection = evaluation.selection {
      set(selection, to: Set(rows.map(\.id)))
    } else {
      deselectAll(in: table)
    }
    for row in chosen { evaluation.onSelect?(row) }
  }

  private func set(_ selection: Link<Set<Row.ID>>, to ids: Set<Row.ID>) {
    var selected = ids
    if selected.isEmpty || evaluation.allowsMultipleSelection {
      missingSelection = idsWithoutRows(shownSelection.subtracting(selected))
      selected.formUnion(missingSelection)
    } else {
      missingSelection = []
    }
    if selected == shownSelection { return }
    shownSelection = selected
    selection.set(selected)
  }

  private func deselectAll(in table: any EvaluatedTable) {
    (shownSelection, missingSelection) = ([], [])
    isShowingSelection = true
    defer { isShowingSelection = false }
    for path in table.selectedPaths { table.setSelected(false, at: path) }
  }
}
