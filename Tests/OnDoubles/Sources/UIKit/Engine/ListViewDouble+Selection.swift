// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// The selection.
extension ListViewDouble {
  /// The paths of the selected rows, ascending.
  public var selection: [IndexPath] { selectedPaths.sorted() }

  func setSelected(_ path: IndexPath?, allowsMultiple: Bool) {
    loadIfNeeded()
    guard let path else {
      for path in selection { deselect(path) }
      return
    }
    if !hasRow(at: path) {
      record.add(.outOfRange(call: "select", path))
      return
    }
    if !allowsMultiple { for other in selection where other != path { deselect(other) } }
    selectedPaths.insert(path)
    if let cell = cells[path] { setSelected(true, of: cell.view) }
  }

  /// Deselects a row that an app names.
  func deselectExisting(_ path: IndexPath) {
    loadIfNeeded()
    if !hasRow(at: path) { record.add(.outOfRange(call: "deselect", path)) }
    deselect(path)
  }

  func deselect(_ path: IndexPath) {
    selectedPaths.remove(path)
    if let cell = cells[path] { setSelected(false, of: cell.view) }
  }

  func setSelected(_ isSelected: Bool, of view: UIView) {
    if let cell = view as? UITableViewCell { cell.setSelected(isSelected, animated: false) }
    if let cell = view as? UICollectionViewCell { cell.isSelected = isSelected }
  }
}
