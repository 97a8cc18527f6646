// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(UIKit) && !os(watchOS)

  import UIKit

  extension TableBridge: UITableViewDelegate {
    private var app: (any UITableViewDelegate)? { front?.app as? any UITableViewDelegate }

    // The app's delegate is called, too. In Objective-C the methods of a delegate are optional.

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      calls.answering { onSelect?(indexPath) }
      let tell: ((UITableView, IndexPath) -> Void)? = app?.tableView(_:didSelectRowAt:)
      tell?(tableView, indexPath)
    }

    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
      calls.answering { onDeselect?(indexPath) }
      let tell: ((UITableView, IndexPath) -> Void)? = app?.tableView(_:didDeselectRowAt:)
      tell?(tableView, indexPath)
    }

    func tableView(
      _ tableView: UITableView, targetIndexPathForMoveFromRowAt from: IndexPath,
      toProposedIndexPath to: IndexPath
    ) -> IndexPath {
      hold(from)
      let ask: ((UITableView, IndexPath, IndexPath) -> IndexPath)? =
        app?.tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)
      return ask?(tableView, from, to) ?? to
    }

    #if !os(tvOS)
      func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
      ) -> UISwipeActionsConfiguration? {
        let ask: ((UITableView, IndexPath) -> UISwipeActionsConfiguration?)? =
          app?.tableView(_:leadingSwipeActionsConfigurationForRowAt:)
        let actions = calls.answering { leadingSwipeActions?(indexPath) }
        return (actions ?? ask?(tableView, indexPath)).map(noticing)
      }

      func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
      ) -> UISwipeActionsConfiguration? {
        let ask: ((UITableView, IndexPath) -> UISwipeActionsConfiguration?)? =
          app?.tableView(_:trailingSwipeActionsConfigurationForRowAt:)
        let actions = calls.answering { trailingSwipeActions?(indexPath) }
        return (actions ?? ask?(tableView, indexPath)).map(noticing)
      }

      func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
        hasOpenSwipe = true
        let tell: ((UITableView, IndexPath) -> Void)? = app?.tableView(_:willBeginEditingRowAt:)
        tell?(tableView, indexPath)
      }

      func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
        hasOpenSwipe = false
        let tell: ((UITableView, IndexPath?) -> Void)? = app?.tableView(_:didEndEditingRowAt:)
        tell?(tableView, indexPath)
      }
    #endif

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
        _: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point _: CGPoint
      ) -> UIContextMenuConfiguration? { menu(at: indexPath) }

      /// Returns a copy of the actions that notes when the user has chosen one.
      private func noticing(
        _ configuration: UISwipeActionsConfiguration
      ) -> UISwipeActionsConfiguration {
        let noticing = UISwipeActionsConfiguration(
          actions: configuration.actions.map { action in
            let copy = UIContextualAction(style: action.style, title: action.title) {
              [weak self] _, view, done in
              self?.hasOpenSwipe = false
              action.handler(action, view, done)
            }
            copy.image = action.image
            copy.backgroundColor = action.backgroundColor
            copy.accessibilityLabel = action.accessibilityLabel
            return copy
          })
        noticing.performsFirstActionWithFullSwipe = configuration.performsFirstActionWithFullSwipe
        return noticing
      }
    #endif
  }
#endif
