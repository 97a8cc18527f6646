// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension UITableView {
  /// The number of sections.
  public var numberOfSections: Int { double.sectionCount }

  /// Returns the number of rows in a section.
  public func numberOfRows(inSection section: Int) -> Int { double.rowCount(inSection: section) }

  /// Returns the visible cell of a row; `nil` if there is none.
  public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    double.visibleCell(at: indexPath) as? UITableViewCell
  }

  /// The visible cells.
  public var visibleCells: [UITableViewCell] {
    double.visibleCells.compactMap { $0.view as? UITableViewCell }
  }

  /// Returns the path of a cell.
  public func indexPath(for cell: UITableViewCell) -> IndexPath? { double.indexPath(for: cell) }

  /// The paths of the visible rows.
  public var indexPathsForVisibleRows: [IndexPath]? { double.visibleCells.map(\.path) }

  /// Returns the rectangle of a row; a zero one if it does not exist.
  public func rectForRow(at indexPath: IndexPath) -> CGRect {
    double.rect(forRowAt: indexPath) ?? .zero
  }

  /// Returns the rectangle of a header.
  public func rectForHeader(inSection section: Int) -> CGRect {
    double.rect(forSupplementary: Self.headerKind, section) ?? .zero
  }

  /// Returns the rectangle of a footer.
  public func rectForFooter(inSection section: Int) -> CGRect {
    double.rect(forSupplementary: Self.footerKind, section) ?? .zero
  }

  /// Returns the visible header of a section.
  public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    double.supplementary(Self.headerKind, section) as? UITableViewHeaderFooterView
  }

  /// Returns the visible footer of a section.
  public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    double.supplementary(Self.footerKind, section) as? UITableViewHeaderFooterView
  }

  /// Scrolls to a row.
  public func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    let place: ListViewDouble.ScrollPlace =
      switch scrollPosition {
      case .none: .nearest
      case .top: .start
      case .middle: .middle
      case .bottom: .end
      }
    double.scroll(to: indexPath, place)
  }
}

extension UITableView {
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
