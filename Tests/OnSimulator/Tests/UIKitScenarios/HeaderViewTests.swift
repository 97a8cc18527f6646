// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiffUIKit
import Testing
import UIKit
import UIKitPlatform

/// Headers and footers of an app's classes.
@MainActor
@Suite struct HeaderViewTests {
  private final class Header: UITableViewHeaderFooterView {}

  private let frame = CGRect(x: 0, y: 0, width: 320, height: 300)

  private func shelf(_ id: Int, _ header: Int, count: Int = 1) -> Shelf {
    Shelf(id: id, header: header, rows: (0..<count).map { Item(id: id * 10 + $0) })
  }

  private func text(_ shelf: Shelf) -> String { "\(shelf.title), \(shelf.rows.count) rows" }

  @Test(arguments: [UITableView.Style.plain, .grouped])
  func followTheList(_ style: UITableView.Style) async {
    let updater = SectionedListUpdater([shelf(1, 0), shelf(2, 0)])
    let view = UITableView(frame: frame, style: style)
    let source = SectionedTableDataSource(view, updater, cell: TableCell.self) { _, _, _ in }
    source.headerTitle = { _ in "Never" }
    source.footerTitle = { "Below \($0.header)" }
    source.showHeaders(Header.self) { $0.textLabel?.text = text($1) }
    let window = Platform.show(view)
    for state in [
      [shelf(1, 5), shelf(2, 0)], [shelf(2, 0, count: 2), shelf(1, 5)], [shelf(3, 1)], [],
      [shelf(1, 0), shelf(2, 0)],
    ] {
      await updater.show(state)
      view.layoutIfNeeded()
      for (section, shelf) in state.enumerated() {
        let header = view.headerView(forSection: section)
        #expect(header is Header && header?.textLabel?.text == text(shelf))
        #expect(view.footerView(forSection: section)?.textLabel?.text == "Below \(shelf.header)")
      }
    }
    #expect(Platform.takeFailures(of: view) == [])
    withExtendedLifetime(window) {}
  }
}
