// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiffUIKit
import Testing
import UIKit

extension AdapterTests {
  /// Rows that the user deletes by swiping, or by their control.
  @MainActor
  @Suite struct CommitTests {
    private let frame = CGRect(x: 0, y: 0, width: 320, height: 300)
    private let items = (0..<5).map { Item(id: $0) }

    @Test func rowsOfAList() async {
      let updater = ListUpdater(items)
      let view = UITableView(frame: frame, style: .plain)
      let source = TableListDataSource(view, updater, cell: TableCell.self) {
        cell, item, _ in
        cell.textLabel?.text = item.text
      }
      let window = view.double.putOnScreen()
      source.canEdit = { $0.id > 0 }
      #expect(!view.double.swipeToDelete(IndexPath(row: 1, section: 0)))
      var deleted: [Item] = []
      source.onDelete = { item in
        deleted.append(item)
        updater.submit(items.filter { $0.id != item.id })
      }
      view.layoutIfNeeded()
      #expect(!view.double.swipeToDelete(IndexPath(row: 0, section: 0)))
      #expect(view.double.swipeToDelete(IndexPath(row: 1, section: 0)))
      await updater.settled()
      #expect(deleted == [items[1]])
      #expect(view.double.visibleTexts == ["0.0", "2.0", "3.0", "4.0"])
      source.onDelete = nil
      view.layoutIfNeeded()
      #expect(!view.double.swipeToDelete(IndexPath(row: 1, section: 0)))
      #expect(view.double.failures == [])
      withExtendedLifetime(window) {}
    }

    /// A closure that comes or goes leaves the view to its newest data source.
    @Test func anotherDataSource() {
      let view = UITableView(frame: frame, style: .plain)
      func source() -> TableListDataSource<Item> {
        TableListDataSource(view, ListUpdater(items), cell: TableCell.self) { _, _, _ in }
      }
      let (first, second) = (source(), source())
      second.onDelete = { _ in }
      let current = view.dataSource
      first.onDelete = { _ in }
      first.onDelete = nil
      #expect(current != nil && view.dataSource === current)
      withExtendedLifetime((first, second)) {}
    }
  }
}
