// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(UIKit) && !os(watchOS)

  import UIKit

  extension TableBridge: UITableViewDelegate {
    private var app: (any UITableViewDelegate)? { front?.app as? any UITableViewDelegate }

    // The app's delegate is called, too. In Objective-C the methods of a delegate are optional.
    #if canImport(ObjectiveC)
      func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        calls.answering { onSelect?(indexPath) }
        app?.tableView?(tableView, didSelectRowAt: indexPath)
      }

      func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        calls.answering { onDeselect?(indexPath) }
        app?.tableView?(tableView, didDeselectRowAt: indexPath)
      }

      func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt from: IndexPath,
        toProposedIndexPath to: IndexPath
      ) -> IndexPath {
        hold(from)
        return app?.tableView?(
          tableView, targetIndexPathForMoveFromRowAt: from, toProposedIndexPath: to) ?? to
      }

      #if !os(tvOS)
        func tableView(
          _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
        ) -> UISwipeActionsConfiguration? {
          let actions = calls.answering { leadingSwipeActions?(indexPath) }
          return
            (actions
            ?? app?.tableView?(
              tableView, leadingSwipeActionsConfigurationForRowAt: indexPath)).map(noticing)
        }

        func tableView(
          _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
        ) -> UISwipeActionsConfiguration? {
          let actions = calls.answering { trailingSwipeActions?(indexPath) }
          return
            (actions
            ?? app?.tableView?(
              tableView, trailingSwipeActionsConfigurationForRowAt: indexPath)).map(noticing)
        }

        func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
          hasOpenSwipe = true
          app?.tableView?(tableView, willBeginEditingRowAt: indexPath)
        }

        func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
          hasOpenSwipe = false
          app?.tableView?(tableView, didEndEditingRowAt: indexPath)
        }
      #endif
    #else
      func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        calls.answering { onSelect?(indexPath) }
        app?.tableView(tableView, didSelectRowAt: indexPath)
      }

      func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        calls.answering { onDeselect?(indexPath) }
        app?.tableView(tableView, didDeselectRowAt: indexPath)
      }

      func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt from: IndexPath,
        toProposedIndexPath to: IndexPath
      ) -> IndexPath {
        hold(from)
        return app?.tableView(
          tableView, targetIndexPathForMoveFromRowAt: from, toProposedIndexPath: to) ?? to
      }

      func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
      ) -> UISwipeActionsConfiguration? {
        let actions = calls.answering { leadingSwipeActions?(indexPath) }
        return
          (actions
          ?? app?.tableView(
            tableView, leadingSwipeActionsConfigurationForRowAt: indexPath)).map(noticing)
      }

      func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
      ) -> UISwipeActionsConfiguration? {
        let actions = calls.answering { trailingSwipeActions?(indexPath) }
        return
          (actions
          ?? app?.tableView(
            tableView, trailingSwipeActionsConfigurationForRowAt: indexPath)).map(noticing)
      }

      func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
        hasOpenSwipe = true
        app?.tableView(tableView, willBeginEditingRowAt: indexPath)
      }

      func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
        hasOpenSwipe = false
        app?.tableView(tableView, didEndEditingRowAt: indexPath)
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
