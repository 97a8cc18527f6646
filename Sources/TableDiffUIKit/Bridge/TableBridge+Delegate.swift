// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(UIKit) && !os(watchOS)

  import UIKit

  // A table view has the bridge as its delegate only while a closure needs one.
  extension TableBridge: UITableViewDelegate {
    func tableView(_: UITableView, didSelectRowAt indexPath: IndexPath) {
      calls.answering { onSelect?(indexPath) }
    }

    func tableView(_: UITableView, didDeselectRowAt indexPath: IndexPath) {
      calls.answering { didDeselect?(indexPath) }
    }

    func tableView(
      _: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {
      calls.answering { willDisplay?(cell, indexPath) }
    }

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      calls.answering { headerView?(tableView, section) }
    }

    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
      calls.answering { footerView?(tableView, section) }
    }

    #if !os(tvOS)
      func tableView(
        _: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
      ) -> UISwipeActionsConfiguration? {
        calls.answering { leadingSwipeActions?(indexPath) }
      }

      func tableView(
        _: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
      ) -> UISwipeActionsConfiguration? {
        calls.answering { trailingSwipeActions?(indexPath) }
      }
    #endif
  }
#endif
