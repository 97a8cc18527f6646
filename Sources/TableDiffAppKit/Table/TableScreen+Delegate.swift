// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  package import AppKit

  /// What a table view tells its delegate.
  extension TableScreen {
    /// Sets what the user can do by swiping a row from an edge.
    package func setSwipeActions(
      _ actions: ((Row) -> [NSTableViewRowAction])?, from edge: NSTableView.RowActionEdge
    ) {
      if actions != nil { requireDelegate() }
      swipeActions[edge] = actions
      bridge.rowActions[edge] = actions.map { actions in
        { [weak self] index in self?.row(at: index).map(actions) ?? [] }
      }
    }

    /// Makes sure that the data source is the delegate of its table view.
    func requireDelegate() {
      guard let tableView = drivenView else { return }
      precondition(
        tableView.delegate === bridge,
        """
        The table view has a delegate of its own, which is told of selections and asked for row \
        actions: implement tableViewSelectionDidChange(_:) or tableView(_:rowActionsForRow:edge:) \
        there, and ask row(at:) of the data source.
        """)
    }
  }
#endif
