// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit

  extension SectionedDataSource {
    /// The selected rows, in the order of the list.
    ///
    ///     print(dataSource.selectedRows.map(\.name))
    public var selectedRows: [Section.Row] { driver.selectedRows }

    /// Scrolls to the last row, as in a chat.
    ///
    ///     dataSource.scrollToBottom()
    ///
    /// The view must be in a scroll view.
    public func scrollToBottom() { driver.scrollToEnd() }

    @usableFromInline
    func reconfigureRows(at paths: [RowPath]) { driver.reconfigure(paths) }
  }

  extension SectionedDataSource where Section.Row: Identifiable {
    /// The ids of the selected rows; setting them selects these rows and no others.
    ///
    ///     dataSource.selectedIDs = [fruit.id]
    ///     print(dataSource.selectedIDs.count, "selected")
    ///
    /// - Complexity: O(*n*) to set, where *n* is the number of rows.
    public var selectedIDs: Set<Section.Row.ID> {
      get { Set(driver.selectedRows.map(\.id)) }
      set { driver.selectRows { newValue.contains($0.id) } }
    }

    /// Configures the views of the first row with an id again, for example after a change outside
    /// the row.
    ///
    ///     dataSource.reconfigure(fruit.id)
    ///
    /// - Complexity: O(*n*), where *n* is the number of rows.
    @export(implementation)
    public func reconfigure(_ id: Section.Row.ID) {
      reconfigureRows(at: updater.sections.path { $0.id == id }.map { [$0] } ?? [])
    }

    /// Configures the views of the rows with the given ids again, for example after a change outside
    /// the rows.
    ///
    ///     dataSource.reconfigure([fruit.id])
    ///
    /// - Complexity: O(*n*), where *n* is the number of rows.
    @export(implementation)
    public func reconfigure(_ ids: some Sequence<Section.Row.ID>) {
      let ids = Set(ids)
      reconfigureRows(at: updater.sections.paths { ids.contains($0.id) })
    }
  }
#endif
