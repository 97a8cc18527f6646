// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(UIKit) && !os(watchOS)

  public import UIKit

  extension SectionedTableDataSource {
    /// Shows a view as the header of each section.
    ///
    ///     source.showHeaders(ShelfHeader.self) { header, shelf in
    ///       header.title = shelf.header
    ///     }
    ///
    /// The view replaces ``headerTitle``. Call this before the table view is shown.
    ///
    /// - Parameters:
    ///   - viewType: The class of the views, which is registered.
    ///   - nib: The nib of the views, if any. It must not set a reuse identifier.
    ///   - configure: Configures a view for its section; called for visible ones after each change.
    public func showHeaders<View: UITableViewHeaderFooterView>(
      _ viewType: View.Type, nib: UINib? = nil,
      configure: @escaping (_ header: View, _ section: Section) -> Void
    ) { show(viewType, nib, \.headerViews, \.headerView, configure) }

    /// Shows a view as the footer of each section.
    ///
    /// The view replaces ``footerTitle``. Call this before the table view is shown.
    ///
    /// - Parameters:
    ///   - viewType: The class of the views, which is registered.
    ///   - nib: The nib of the views, if any. It must not set a reuse identifier.
    ///   - configure: Configures a view for its section; called for visible ones after each change.
    public func showFooters<View: UITableViewHeaderFooterView>(
      _ viewType: View.Type, nib: UINib? = nil,
      configure: @escaping (_ footer: View, _ section: Section) -> Void
    ) { show(viewType, nib, \.footerViews, \.footerView, configure) }

    private func show<View: UITableViewHeaderFooterView>(
      _ viewType: View.Type, _ nib: UINib?,
      _ kept: ReferenceWritableKeyPath<TableHeaders<Section>, TableHeaders<Section>.Views?>,
      _ shown: ReferenceWritableKeyPath<TableBridge, ((UITableView, Int) -> UIView?)?>,
      _ configure: @escaping (View, Section) -> Void
    ) {
      guard let tableView else { return }
      let identifier = String(reflecting: viewType)
      if let nib {
        tableView.register(nib, forHeaderFooterViewReuseIdentifier: identifier)
      } else {
        tableView.register(viewType, forHeaderFooterViewReuseIdentifier: identifier)
      }
      let views = TableHeaders<Section>.Views(identifier: identifier) { view, section in
        if let view = view as? View { configure(view, section) }
      }
      headers[keyPath: kept] = views
      bridge[keyPath: shown] = { [headers, weak updater] in
        headers.view(views, section: $1, of: updater?.sections ?? [], in: $0)
      }
    }
  }
#endif
