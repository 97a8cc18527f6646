// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension UITableView {
  /// The path of the first selected row.
  public var indexPathForSelectedRow: IndexPath? { indexPathsForSelectedRows?.first }

  /// The paths of the selected rows; `nil` if there are none.
  public var indexPathsForSelectedRows: [IndexPath]? {
    double.selection.isEmpty ? nil : double.selection
  }

  /// Selects a row without telling the delegate; `nil` deselects all.
  public func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    let allows = isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
    double.setSelected(indexPath, allowsMultiple: allows)
    if let indexPath, scrollPosition != .none {
      scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  /// Deselects a row without telling the delegate.
  public func deselectRow(at indexPath: IndexPath, animated: Bool) {
    double.deselectExisting(indexPath)
  }
}
