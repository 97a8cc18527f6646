// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit

  /// The menu of the table view, which gets the items of the clicked row's menu whenever it opens.
  extension TableBridge: NSMenuDelegate {
    /// Sets the menu of the table view, or removes it if there is no closure.
    func attachMenu() {
      guard let tableView = listView as? NSTableView else { return }
      if contextMenu == nil {
        if tableView.menu?.delegate === self { tableView.menu = nil }
      } else if tableView.menu?.delegate !== self {
        let menu = NSMenu(title: "")
        menu.delegate = self
        tableView.menu = menu
      }
    }

    func menuNeedsUpdate(_ menu: NSMenu) {
      menu.removeAllItems()
      guard let tableView = listView as? NSTableView,
        let rowMenu = calls.answering({ contextMenu?(tableView.clickedRow) })
      else { return }
      for item in rowMenu.items {
        rowMenu.removeItem(item)
        menu.addItem(item)
      }
    }
  }
#endif
