// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  import SwiftUI
  import TableDiffUIKit
  import UIKit

  /// What is around the rows.
  @available(iOS 16.0, tvOS 16.0, *)
  extension TableHost {
    /// Evaluates the header or footer of a section.
    func show(
      _ section: Section, in header: HostingHeader,
      _ content: KeyPath<ListLook<Section>, ((Section) -> AnyView)?>
    ) {
      guard let view = list.look[keyPath: content]?(section) else { return }
      header.contentConfiguration = UIHostingConfiguration {
        view.environment(\.self, environment)
      }
    }

    /// Evaluates the view of an empty list.
    func showEmptyView() {
      guard let content = list.look.emptyView, let source else { return }
      let configuration = UIHostingConfiguration {
        content().environment(\.self, environment)
      }
      if let view = source.emptyView as? any UIContentView {
        view.configuration = configuration
      } else {
        source.emptyView = configuration.makeContentView()
      }
    }

    /// Returns what the user can do by swiping a row.
    func actions(for row: Row, isLeading: Bool) -> [FastListAction] {
      (isLeading ? list.look.leadingActions : list.look.trailingActions)?(row) ?? []
    }

    /// Lets the user swipe rows, and shows lines between them, as the list says.
    func allowSwipes(in source: TableListDataSource<Section>, _ tableView: UITableView) {
      #if !os(tvOS)
        tableView.separatorStyle = list.look.showsSeparators ? .singleLine : .none
        if (source.leadingSwipeActions != nil) != (list.look.leadingActions != nil) {
          source.leadingSwipeActions = list.look.leadingActions.map { _ in
            { [weak self] row in self?.swipeActions(for: row, isLeading: true) }
          }
        }
        if (source.trailingSwipeActions != nil) != (list.look.trailingActions != nil) {
          source.trailingSwipeActions = list.look.trailingActions.map { _ in
            { [weak self] row in self?.swipeActions(for: row, isLeading: false) }
          }
        }
      #endif
    }

    #if !os(tvOS)
      private func swipeActions(for row: Row, isLeading: Bool) -> UISwipeActionsConfiguration? {
        let actions = actions(for: row, isLeading: isLeading)
        if actions.isEmpty { return nil }
        return UISwipeActionsConfiguration(
          actions: actions.map { action in
            UIContextualAction(
              style: action.isDestructive ? .destructive : .normal, title: action.title
            ) { _, _, done in
              action.action()
              done(true)
            }
          })
      }

      /// Lets the user pull the list down to refresh it, if the environment has an action for it.
      func allowRefreshing(in tableView: UITableView) {
        if environment.refresh == nil {
          tableView.refreshControl = nil
        } else if tableView.refreshControl == nil {
          let control = UIRefreshControl()
          control.addAction(
            UIAction { [weak self, weak control] _ in
              Task {
                await self?.environment.refresh?()
                control?.endRefreshing()
              }
            }, for: .valueChanged)
          tableView.refreshControl = control
        }
      }
    #endif
  }
#endif
