// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit

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
