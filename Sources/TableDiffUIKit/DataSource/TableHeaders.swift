// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// The headers and footers of a table view's sections.
  ///
  /// Where the app has made the view, in which reading `textLabel` makes a label, a section is reloaded
  /// for its new title, and where a title comes or goes.
  @MainActor
  final class TableHeaders<Section: ListSection> {
    var headerTitle: ((Section) -> String?)?
    var footerTitle: ((Section) -> String?)?

    /// The views in place of titles.
    struct Views {
      let identifier: String
      let configure: (UITableViewHeaderFooterView, Section) -> Void
    }

    var headerViews: Views?
    var footerViews: Views?

    /// Gives the header and footer of a section new content, where they are not titles.
    var refreshHeader: ((UITableView, _ section: Int) -> Void)?

    /// Returns a view for a section.
    func view(
      _ views: Views, section: Int, of list: [Section], in tableView: UITableView
    ) -> UIView? {
      let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: views.identifier)
      if let view, list.indices.contains(section) { views.configure(view, list[section]) }
      return view
    }

    /// Gives the headers and footers of sections their new content.
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

    /// Shows views and titles anew that follow from the rows.
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

    /// Gives the visible header and footer of a section their content, where they are views.
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
      var titles: [ShownTitle] = []
      if headerViews == nil {
        titles.append(
          ShownTitle(
            title: headerTitle?(list[section]), view: tableView.headerView(forSection: section),
            hasRoom: tableView.rectForHeader(inSection: section).height > 0,
            style: tableView.style))
      }
      if footerViews == nil {
        titles.append(
          ShownTitle(
            title: footerTitle?(list[section]), view: tableView.footerView(forSection: section),
            hasRoom: tableView.rectForFooter(inSection: section).height > 0,
            style: tableView.style))
      }
      return titles
    }
  }
#endif
