// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiffUIKit
import Testing
import UIKit

extension AdapterTests {
  /// Rows that the user deletes by swiping, or by their control.
  @MainActor
  @Suite struct CommitTests {
    private let items = (0..<5).map { Item(id: $0) }

    @Test func rowsOfAList() async {
      let table = FlatTable(items)
      let (view, updater, source) = (table.view, table.updater, table.source)
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
    }

    /// A closure that comes or goes leaves the view to its newest data source.
    @Test func anotherDataSource() {
      let table = FlatTable(items)
      let (view, first, second) = (table.view, table.source, table.makeSource(ListUpdater(items)))
      second.onDelete = { _ in }
      let current = view.dataSource
      first.onDelete = { _ in }
      first.onDelete = nil
      #expect(current != nil && view.dataSource === current)
    }
  }
}
