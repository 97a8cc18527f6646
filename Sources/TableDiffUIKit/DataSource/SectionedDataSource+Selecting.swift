// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(UIKit) && !os(watchOS)

  import UIKit

  extension SectionedDataSource {
    /// The selected rows, in the order of the list.
    ///
    ///     print(source.selectedRows.map(\.name))
    public var selectedRows: [Section.Row] { driver.selectedRows }

    /// Scrolls to the last row, as in a chat.
    ///
    ///     source.scrollToBottom()
    ///
    /// - Parameter animated: Whether scrolling is animated.
    /// - Returns: Whether the view shows a list with rows.
    @discardableResult
    public func scrollToBottom(animated: Bool = true) -> Bool {
      show(updater.sections.lastPath.map(IndexPath.init)) {
        scrollToEnd(at: $0, animated: animated)
      }
    }
  }

  extension SectionedDataSource where Section.Row: Identifiable {
    /// The ids of the selected rows; setting them selects these rows and no others.
    ///
    ///     source.selectedIDs = [fruit.id]
    ///     print(source.selectedIDs.count, "selected")
    ///
    /// The delegate is not called. A view with single selection selects the last of them.
    ///
    /// - Complexity: O(*n*) to set, where *n* is the number of rows.
    public var selectedIDs: Set<Section.Row.ID> {
      get { Set(driver.selectedRows.map(\.id)) }
      set { driver.selectRows { newValue.contains($0.id) } }
    }

    /// Reconfigures the cell of the first row with an id, after data outside the row has changed.
    ///
    ///     source.reconfigure(fruit.id)
    ///
    /// - Complexity: O(*n*), where *n* is the number of rows.
    @export(implementation)
    public func reconfigure(_ id: Section.Row.ID) {
      reconfigureRows(at: updater.sections.path { $0.id == id }.map { [$0] } ?? [])
    }

    /// Reconfigures the cells of the rows with the given ids, after data outside the rows has changed.
    ///
    ///     source.reconfigure([fruit.id])
    ///
    /// - Complexity: O(*n*), where *n* is the number of rows.
    @export(implementation)
    public func reconfigure(_ ids: some Sequence<Section.Row.ID>) {
      let ids = Set(ids)
      reconfigureRows(at: updater.sections.paths { ids.contains($0.id) })
    }
  }
#endif
