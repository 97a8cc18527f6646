// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// The headers and footers of a table view's sections.
  ///
  /// A section is reloaded where a title comes or goes, and where the app has made the view:
  /// reading its `textLabel` would add a label.
  @MainActor
  final class TableHeaders<Section: ListSection> {
    var headerTitle: ((Section) -> String?)?
    var footerTitle: ((Section) -> String?)?

    /// The views shown instead of titles.
    struct Views {
      let identifier: String
      let configure: (UITableViewHeaderFooterView, Section) -> Void
    }

    var headerViews: Views?
    var footerViews: Views?

    /// Updates the header and footer of a section if they are not titles.
    var refreshHeader: ((UITableView, _ section: Int) -> Void)?

    func view(
      _ views: Views, section: Int, of list: [Section], in tableView: UITableView
    ) -> UIView? {
      let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: views.identifier)
      if let view, list.indices.contains(section) { views.configure(view, list[section]) }
      return view
    }

    /// Updates the headers and footers of sections.
    func refresh(_ sections: IndexSet, of list: [Section], in tableView: UITableView) {
      var reloads = IndexSet()
      for section in sections {
        configureViews(of: section, list, in: tableView)
        if let refreshHeader {
          refreshHeader(tableView, section)
        } else if !titles(of: section, list, in: tableView).allSatisfy({ $0.show() }) {
          reloads.insert(section)
        }
      }
      if reloads.isEmpty {
        // The heights may change.
        tableView.performBatchUpdates(nil)
      } else {
        tableView.reload(sections: reloads)
      }
    }

    /// Updates views and titles that depend on the rows.
    func refreshRowSummaries(of list: [Section], in tableView: UITableView) {
      if headerViews != nil || footerViews != nil {
        for section in list.indices { configureViews(of: section, list, in: tableView) }
      }
      if refreshHeader != nil || (headerTitle == nil && footerTitle == nil) { return }
      let stale = list.indices.filter { section in
        titles(of: section, list, in: tableView).contains(where: \.isStale)
      }
      if !stale.isEmpty { refresh(IndexSet(stale), of: list, in: tableView) }
    }

    /// Configures the visible header and footer of a section if they are views.
    private func configureViews(of section: Int, _ list: [Section], in tableView: UITableView) {
      if let headerViews, let view = tableView.headerView(forSection: section) {
        headerViews.configure(view, list[section])
      }
      if let footerViews, let view = tableView.footerView(forSection: section) {
        footerViews.configure(view, list[section])
      }
    }

    private func titles(
      of section: Int, _ list: [Section], in tableView: UITableView
    ) -> [ShownTitle] {
      func shown(
        _ title: ((Section) -> String?)?, _ view: UITableViewHeaderFooterView?, _ frame: CGRect
      ) -> ShownTitle {
        ShownTitle(
          title: title?(list[section]), view: view, hasRoom: frame.height > 0,
          style: tableView.style)
      }
      var titles: [ShownTitle] = []
      if headerViews == nil {
        titles.append(
          shown(
            headerTitle, tableView.headerView(forSection: section),
            tableView.rectForHeader(inSection: section)))
      }
      if footerViews == nil {
        titles.append(
          shown(
            footerTitle, tableView.footerView(forSection: section),
            tableView.rectForFooter(inSection: section)))
      }
      return titles
    }
  }

  /// A title, and the header or footer that shows it.
  @MainActor
  struct ShownTitle {
    let title: String?

    /// The view, if it is visible.
    let view: UITableViewHeaderFooterView?

    /// Whether the section has room for a view.
    let hasRoom: Bool

    let style: UITableView.Style

    /// The label, if the table view made the view; views of apps mostly have a class of their own.
    private var label: UILabel? {
      guard title != nil, let view, type(of: view) == UITableViewHeaderFooterView.self else {
        return nil
      }
      return view.textLabel
    }

    /// Whether the view shows another title.
    var isStale: Bool {
      guard let title, let label else { return false }
      return label.text != title && (style == .plain || label.text != title.localizedUppercase)
    }

    /// Shows the title in the view.
    ///
    /// - Returns: `false` if the section has to be reloaded.
    func show() -> Bool {
      // A title that comes or goes needs another view.
      if hasRoom != (title != nil) { return false }
      guard let view else { return true }
      guard let label else { return false }
      // A grouped table shows titles in uppercase, but not text set on a label.
      let isInCapitals = style != .plain && label.text == label.text?.localizedUppercase
      label.text = isInCapitals ? title?.localizedUppercase : title
      view.setNeedsLayout()
      return true
    }
  }
#endif
