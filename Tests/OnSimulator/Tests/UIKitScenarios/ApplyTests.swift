// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiffUIKit
import Testing
import UIKit
import UIKitPlatform

/// Changes that are shown in one call.
@MainActor
@Suite struct ApplyTests {
  /// A list without sections, in one section of several.
  @Test func flatLists() {
    var dice = Dice(3)
    let other = Item(id: 99)
    var items = dice.items()
    let view = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 800), style: .plain)
    let source = AppTableSource {
      2
    } numberOfRows: {
      $0 == 0 ? 1 : items.count
    } cell: { view, path in
      let cell = view.dequeueReusableCell(withIdentifier: "item", for: path)
      cell.textLabel?.text = path.section == 0 ? other.text : items[path.row].text
      return cell
    }
    view.register(TableCell.self, forCellReuseIdentifier: "item")
    source.attach(to: view)
    let window = Platform.show(view)
    for step in 0..<200 {
      let new = dice.items()
      view.apply(items.tableDiff(to: new), inSection: 1) { items = new }
      view.layoutIfNeeded()
      #expect(view.numberOfRows(inSection: 1) == new.count, "step \(step)")
      for (row, item) in new.enumerated() {
        let text = view.cellForRow(at: IndexPath(row: row, section: 1))?.textLabel?.text
        #expect(text == item.text, "step \(step)")
      }
      #expect(Platform.takeFailures(of: view) == [], "step \(step)")
    }
    withExtendedLifetime(window) {}
  }
}
