// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiffUIKit
import Testing
import UIKit

extension AdapterTests {
  /// What an app asks of a data source and its rows.
  @MainActor
  @Suite struct AskingTests {
    private let items = (0..<30).map { Item(id: $0) }

    private func collection(
      _ items: [Item]
    ) -> (UICollectionView, CollectionListDataSource<Item>, UIWindow) {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 320, height: 44)
      let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 320, height: 220), collectionViewLayout: layout)
      let source = CollectionListDataSource(view, ListUpdater(items), cell: CollectionCell.self) {
        $0.label.text = $1.text
      }
      return (view, source, view.double.putOnScreen())
    }

    @Test func selectedRows() {
      let table = FlatTable(items)
      let (view, source) = (table.view, table.source)
      view.allowsMultipleSelection = true
      var changes: [[Int]] = []
      source.onSelectionChange = { changes.append($0.map(\.id)) }
      source.selectedIDs = [4, 2]
      #expect(source.selectedRows.map(\.id) == [2, 4] && changes.isEmpty)
      view.double.select([0, 3])
      view.double.select([0, 2])
      #expect(changes == [[2, 3, 4], [3, 4]])
      source.selectedIDs = [3, 99]
      #expect(view.indexPathsForSelectedRows == [[0, 3]])
      source.onSelectionChange = nil
      view.double.select([0, 1])
      #expect(changes.count == 2 && view.double.failures == [])
    }

    @Test func selectedItems() {
      let (view, source, window) = collection(items)
      view.allowsMultipleSelection = true
      source.selectedIDs = [4, 2]
      source.selectedIDs = [4, 5]
      #expect(source.selectedRows.map(\.id) == [4, 5] && view.double.failures == [])
      withExtendedLifetime(window) {}
    }

    @Test func lastRows() async {
      let table = FlatTable(items)
      #expect(table.source.scrollToBottom(animated: false))
      table.view.layoutIfNeeded()
      #expect(table.view.double.visibleTexts.last == items.last?.text)
      await table.source.updater.show([])
      #expect(!table.source.scrollToBottom() && table.view.double.failures == [])
      let (view, source, window) = collection(items)
      #expect(source.scrollToBottom(animated: false))
      view.layoutIfNeeded()
      #expect(view.double.visibleTexts.last == items.last?.text && view.double.failures == [])
      withExtendedLifetime(window) {}
    }

    @Test func refreshedRows() {
      let table = FlatTable(items)
      table.suffix = "!"
      table.source.reconfigure([1, 3, 99])
      #expect(table.view.double.visibleTexts.prefix(4) == ["0.0", "1.0!", "2.0", "3.0!"])
      table.source.reconfigure(0)
      #expect(table.view.double.visibleTexts.first == "0.0!" && table.view.double.failures == [])
    }

    @MainActor
    private final class Delegate: NSObject, UITableViewDelegate {
      func tableView(
        _: UITableView, contextMenuConfigurationForRowAt path: IndexPath, point: CGPoint
      ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration { _ in UIMenu(title: "app \(path.row)") }
      }
    }

    @Test func menus() {
      let table = FlatTable(items)
      let (view, source, window) = collection(items)
      let doubles = [table.view.double, view.double]
      #expect(doubles.allSatisfy { $0.openMenu([0, 1]) == nil })
      var chosen: [Int] = []
      let menu: (Item) -> UIMenu? = { item in
        let eat = UIAction(title: "Eat") { _ in chosen.append(item.id) }
        return item.id == 0 ? nil : UIMenu(title: item.text, children: [eat])
      }
      table.source.contextMenu = menu
      source.contextMenu = menu
      for double in doubles {
        #expect(double.openMenu([0, 0]) == nil && double.openMenu([0, 1])?.title == "1.0")
        for action in double.openMenu([0, 2])?.children ?? [] { double.choose(action) }
      }
      #expect(chosen == [2, 2])
      let delegate = Delegate()
      table.source.contextMenu = nil
      table.view.delegate = delegate
      table.source.onSelect = { _ in }
      #expect(doubles[0].openMenu([0, 1])?.title == "app 1")
      #expect(doubles.allSatisfy { $0.failures == [] })
      withExtendedLifetime((window, delegate)) {}
    }
  }
}
