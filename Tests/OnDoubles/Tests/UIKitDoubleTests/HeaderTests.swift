// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit

/// Headers that a table view makes for titles.
@MainActor
struct HeaderTests {
  @Test func labelsAreMadeWhenTheyAreRead() {
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    #expect(header.contentView.subviews.isEmpty)
    header.textLabel?.text = "a"
    #expect(header.contentView.subviews == [header.textLabel])
  }

  /// A grouped table shows titles in capitals, and other text as it is.
  @Test(arguments: [UITableView.Style.plain, .grouped])
  func titles(_ style: UITableView.Style) {
    let source = TableRig(["a"])
    source.titles = ["Title"]
    let view = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 176), style: style)
    view.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    view.dataSource = source
    let window = view.double.putOnScreen()
    let header = view.headerView(forSection: 0)
    #expect(header?.textLabel?.text == (style == .plain ? "Title" : "TITLE"))
    header?.textLabel?.text = "Other"
    #expect(view.double.supplementaryTexts("header") == [0: "Other"])
    withExtendedLifetime(window) {}
  }
}
