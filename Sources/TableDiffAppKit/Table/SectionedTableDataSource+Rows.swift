// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  public import AppKit

  extension SectionedTableDataSource {
    /// Returns the row at an index; `nil` if there is none.
    ///
    ///     dataSource.row(at: tableView.selectedRow)
    public func row(at index: Int) -> Row? {
      path(at: index).flatMap(updater.sections.row)
    }

    /// Returns the path of the row at an index; `nil` if there is none.
    ///
    ///     dataSource.path(at: tableView.selectedRow)?.section
    public func path(at index: Int) -> RowPath? { bridge.layout.path(at: index) }

    package func refreshSectionViews() { bridge.refreshRowSummaries(animated: true) }

    /// Returns the index of a row in the table view.
    @usableFromInline
    package func index(of path: RowPath) -> Int { bridge.layout.index(of: path) }
  }

  extension SectionedTableDataSource where Row: Identifiable {
    /// Returns the index of the first row with an id; `nil` if there is none.
    ///
    /// - Complexity: O(*n*), where *n* is the number of rows.
    @export(implementation)
    public func index(of id: Row.ID) -> Int? {
      updater.sections.path { $0.id == id }.map { index(of: $0) }
    }
  }

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

  extension SectionedTableDataSource {
    /// Moves a row in the data and in the table.
    ///
    /// If the store then submits a state with the same move, nothing is animated again. Rows that
    /// the user drags are moved without this call.
    ///
    /// - Parameters:
    ///   - from: The index of the row before the move.
    ///   - to: The index of the row after the move.
    /// - Returns: The move; `nil` if the row stays where it is.
    /// - Precondition: There is a row at `from`.
    /// - Complexity: O(*n*), where *n* is the number of rows.
    @discardableResult
    public func moveRow(from: Int, to: Int) -> RowMove<Section>? {
      precondition(row(at: from) != nil, "There is no row at \(from).")
      return move(at: from, to: to)
    }

    /// Moves a row to another index; returns `nil` if there is no row, or if it stays where it is.
    private func move(at index: Int, to end: Int) -> RowMove<Section>? {
      bridge.noteData()
      guard let source = bridge.layout.path(at: index) else { return nil }
      let target = bridge.layout.place(of: source, above: end < index ? end : end + 1)
      return driver.moveRow(from: source, to: target)
    }

    func allowMoves() {
      bridge.canMove = { [weak self] index in
        guard let self, driver.isShowing, let row = row(at: index) else { return false }
        return canMove?(row) ?? true
      }
      guard onMove != nil || onRowMove != nil else { return bridge.move = nil }
      bridge.move = { [weak self] from, to in
        // The row may be gone if the updater drives another view by now.
        guard let self, driver.isShowing, let move = move(at: from, to: to) else { return }
        onMove?(move.row, move.next)
        onRowMove?(move)
      }
      tableView?.registerForDraggedTypes([TableBridge.rowType])
    }
  }
#endif
