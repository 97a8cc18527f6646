// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit

  extension TableListDataSource {
    /// The rows that the table shows.
    public var rows: Rows { updater.sections.first?.rows ?? Rows() }

    /// Returns the row at an index; `nil` if there is none.
    ///
    ///     dataSource.row(at: tableView.selectedRow)
    public func row(at index: Int) -> Row? {
      let rows = rows
      guard 0 <= index, index < rows.count else { return nil }
      return rows[rows.index(rows.startIndex, offsetBy: index)]
    }

    /// Moves a row in the data and in the table.
    ///
    /// When the store submits a state with the same move, nothing is animated twice. A row that the
    /// user drags is moved by itself.
    ///
    /// - Parameters:
    ///   - from: The index of the row before the move.
    ///   - to: The index of the row after the move.
    /// - Precondition: Both indexes exist.
    /// - Complexity: O(*n*), where *n* is the number of rows.
    public func moveRow(from: Int, to: Int) {
      if from == to { return }
      func change() {
        updater.moveRow(from: RowPath(section: 0, row: from), to: RowPath(section: 0, row: to))
      }
      guard let tableView = servedView, reportedRowCounts == [rows.count], isOnScreen else {
        change()
        servedView?.reloadData()
        return
      }
      tableView.run(
        [.moveRow(from: from, to: to)], animations, isAnimated: !prefersReducedMotion,
        change: {
          change()
          return true
        },
        // The rows may be asked for until then.
        completion: { withExtendedLifetime(self) {} })
    }
  }

  extension TableListDataSource where Row: Identifiable {
    /// Returns the index of the row with an id; `nil` if there is none.
    ///
    /// - Complexity: O(*n*), where *n* is the number of rows.
    public func index(of id: Row.ID) -> Int? {
      rows.enumerated().first { $0.element.id == id }?.offset
    }
  }
#endif
