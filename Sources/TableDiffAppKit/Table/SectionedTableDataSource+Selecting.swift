// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  public import AppKit

  extension SectionedTableDataSource where Row: Identifiable {
    /// Selects the first row with an id.
    ///
    ///     if !dataSource.select(fruit.id) { print("not in the list") }
    ///
    /// This calls ``onSelectionChange``, but not ``onSelect``.
    ///
    /// - Parameters:
    ///   - id: The id of the row.
    ///   - extend: Whether other selected rows stay selected.
    /// - Returns: Whether the table view shows a list with such a row.
    /// - Complexity: O(*n*), where *n* is the number of rows.
    @export(implementation)
    @discardableResult
    public func select(_ id: Row.ID, byExtendingSelection extend: Bool = false) -> Bool {
      show(index(of: id)) {
        $0.selectRowIndexes(IndexSet(integer: $1), byExtendingSelection: extend)
      }
    }

    /// Deselects the first row with an id.
    ///
    ///     dataSource.deselect(fruit.id)
    ///
    /// - Returns: Whether the table view shows a list with such a row.
    /// - Complexity: O(*n*), where *n* is the number of rows.
    @export(implementation)
    @discardableResult
    public func deselect(_ id: Row.ID) -> Bool {
      show(index(of: id)) { $0.deselectRow($1) }
    }

    /// Scrolls until the first row with an id is visible.
    ///
    ///     dataSource.scroll(to: fruit.id)
    ///
    /// - Returns: Whether the table view shows a list with such a row.
    /// - Complexity: O(*n*), where *n* is the number of rows.
    @export(implementation)
    @discardableResult
    public func scroll(to id: Row.ID) -> Bool {
      show(index(of: id)) { $0.scrollRowToVisible($1) }
    }
  }

  extension SectionedTableDataSource {
    /// Scrolls until a row is where an anchor says: 0 is the top of what is seen, 1 its bottom.
    package func scroll(to path: RowPath, anchor: Double) {
      guard let tableView, driver.isShowing else { return }
      tableView.layOut()
      let (row, range) = (tableView.rect(ofRow: index(of: path)), tableView.scrollOffsetRange)
      let free = tableView.visibleRect.height - row.height
      let offset = Double(row.minY) - anchor * Double(free)
      tableView.scrollOffset = min(max(offset, range.lowerBound), range.upperBound)
    }

    /// Calls a closure with an index, if there is one and the view shows the list.
    @usableFromInline
    func show(_ index: Int?, _ body: (NSTableView, Int) -> Void) -> Bool {
      guard let index, let tableView, driver.isShowing else { return false }
      bridge.selection.pass(tableView) { body(tableView, index) }
      return true
    }
  }
#endif
