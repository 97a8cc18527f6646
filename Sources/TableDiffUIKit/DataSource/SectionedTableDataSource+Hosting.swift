// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(UIKit) && !os(watchOS)

  package import UIKit

  /// What cells need whose content may change without their rows, as that of hosted views.
  extension SectionedTableDataSource {
    /// Called after the user has selected or deselected a row, where they can select several.
    ///
    /// - Parameter action: The closure; `nil` for none.
    package func onSelectionChange(_ action: (() -> Void)?) {
      bridge.onSelect = action.map { action in { _ in action() } }
      bridge.didDeselect = action.map { action in { _ in action() } }
    }

    /// Called with a cell that is about to become visible, and its row; it may have been prepared some time
    /// before.
    ///
    /// - Parameter action: The closure; `nil` for none.
    package func onDisplay(_ action: ((UITableViewCell, Section.Row) -> Void)?) {
      bridge.willDisplay = action.map { action in
        { [weak updater] cell, path in
          if let row = updater?.row(at: path) { action(cell, row) }
        }
      }
    }
  }
#endif
