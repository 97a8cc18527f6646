// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit

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

    package var selectedPaths: [RowPath] { tableView?.selectedPaths ?? [] }

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
#endif
