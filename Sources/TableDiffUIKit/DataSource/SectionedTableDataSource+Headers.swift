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
    ) {
      guard let views = register(viewType, nib, configure: configure) else { return }
      headers.headerViews = views
      bridge.headerView = { [headers, weak updater] in
        headers.view(views, section: $1, of: updater?.sections ?? [], in: $0)
      }
    }

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
    ) {
      guard let views = register(viewType, nib, configure: configure) else { return }
      headers.footerViews = views
      bridge.footerView = { [headers, weak updater] in
        headers.view(views, section: $1, of: updater?.sections ?? [], in: $0)
      }
    }

    private func register<View: UITableViewHeaderFooterView>(
      _ viewType: View.Type, _ nib: UINib?, configure: @escaping (View, Section) -> Void
    ) -> TableHeaders<Section>.Views? {
      guard let tableView else { return nil }
      let identifier = String(reflecting: viewType)
      if let nib {
        tableView.register(nib, forHeaderFooterViewReuseIdentifier: identifier)
      } else {
        tableView.register(viewType, forHeaderFooterViewReuseIdentifier: identifier)
      }
      return TableHeaders.Views(identifier: identifier) { view, section in
        if let view = view as? View { configure(view, section) }
      }
    }
  }
#endif
