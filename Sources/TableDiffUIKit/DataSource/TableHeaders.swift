// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// The headers and footers of a table view's sections.
  @MainActor
  final class TableHeaders<Section: ListSection> {
    var headerTitle: ((Section) -> String?)?
    var footerTitle: ((Section) -> String?)?

    /// Gives the header and footer of a section new content, where they are not titles.
    var refreshHeader: ((UITableView, _ section: Int) -> Void)?

    /// Gives the headers and footers of sections their new content.
    func refresh(_ sections: IndexSet, of list: [Section], in tableView: UITableView) {
      var reloads = IndexSet()
      for section in sections {
        if let refreshHeader {
          refreshHeader(tableView, section)
          continue
        }
        let header = headerTitle?(list[section])
        let footer = footerTitle?(list[section])
        tableView.headerView(forSection: section)?.show(title: header)
        tableView.footerView(forSection: section)?.show(title: footer)
        let hasHeader = tableView.rectForHeader(inSection: section).height > 0
        let hasFooter = tableView.rectForFooter(inSection: section).height > 0
        if hasHeader != (header != nil) || hasFooter != (footer != nil) { reloads.insert(section) }
      }
      // A title that comes or goes needs another view; otherwise the heights may change.
      if reloads.isEmpty {
        tableView.performBatchUpdates(nil)
      } else {
        tableView.reload(sections: reloads)
      }
    }
  }

  extension UITableViewHeaderFooterView {
    fileprivate func show(title: String?) {
      textLabel?.text = title
      setNeedsLayout()
    }
  }
#endif
