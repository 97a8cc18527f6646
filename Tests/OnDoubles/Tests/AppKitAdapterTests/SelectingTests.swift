// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import AppKit
import TableDiffAppKit
import Testing

/// Rows that apps name by their ids.
@MainActor
@Suite struct SelectingTests {
  @Test func rowsOfATable() async {
    let table = LiveTable(fruits(0..<30))
    let (view, source) = (table.tableView, table.dataSource)
    #expect(source.select(3) && view.selectedRowIndexes == [3])
    #expect(source.select(20, byExtendingSelection: true))
    #expect(view.selectedRowIndexes == [3, 20] && view.visibleRect.minY == 0)
    #expect(source.scroll(to: 20) && table.scene.visibleIDs.contains(20))
    _ = await table.show(fruits(10..<30))
    #expect(!source.select(3) && !source.deselect(3) && !source.scroll(to: 3))
    #expect(view.selectedRowIndexes == [10])
    #expect(source.deselect(20) && view.selectedRowIndexes == [])
    let other = TableListDataSource(
      view, ListUpdater(fruits(1...9)), cell: FruitCell(frame: .zero)
    ) { _, _, _, _ in }
    #expect(!source.select(5) && !source.scroll(to: 5) && view.double.failures == [])
    withExtendedLifetime(other) {}
  }

  @Test func itemsOfACollection() async {
    let list = LiveCollection([
      Shelf(id: 1, rows: fruits(0..<30)), Shelf(id: 2, rows: fruits(30..<60)),
    ])
    let (view, source) = (list.collectionView, list.dataSource)
    #expect(source.select(3) && source.select(45, animated: true, scrollPosition: .top))
    #expect(view.selectionIndexPaths == [[0, 3], [1, 15]])
    #expect(list.scene.visibleIDs.contains(45) && view.visibleRect.minY == 45 * 20 + 20)
    _ = await list.show([Shelf(id: 2, rows: fruits(30..<60))])
    #expect(!source.select(3) && !source.deselect(3) && !source.scroll(to: 3))
    #expect(source.selectedIDs == [45])
    #expect(source.deselect(45) && view.selectionIndexPaths == [])
    #expect(source.scroll(to: 40) && view.visibleRect.midY == 10.5 * 20 + 10)
    #expect(source.scroll(to: 59, at: .bottom, animated: false))
    #expect(view.visibleRect.maxY == 610.0)
    let other = LiveCollection([])
    list.updater.attach(other.updater.screen)
    #expect(!source.select(45) && view.selectionIndexPaths == [])
    #expect(view.double.failures == [])
  }

  /// Rows that are selected by their ids are told as a change of the selection, and not as what the user selects.
  @Test func idsAndRows() async {
    let table = LiveTable(fruits(0..<40))
    let (view, source) = (table.tableView, table.dataSource)
    var changes: [[Int]] = []
    var selected: [Int] = []
    source.onSelectionChange = { changes.append($0.map(\.id)) }
    source.onSelect = { selected.append($0.id) }
    source.selectedIDs = [7, 3, 99]
    #expect(view.selectedRowIndexes == [3, 7] && source.selectedRows.map(\.id) == [3, 7])
    #expect(changes == [[3, 7]] && selected.isEmpty)
    source.scrollToBottom()
    #expect(table.scene.visibleIDs.last == 39)
    let list = LiveCollection([Shelf(id: 1, rows: fruits(0..<30))])
    list.dataSource.selectedIDs = [4]
    list.dataSource.selectedIDs = [5, 6]
    #expect(list.collectionView.selectionIndexPaths == [[0, 5], [0, 6]])
    list.dataSource.scrollToBottom()
    #expect(list.scene.visibleIDs.contains(29))
    #expect(view.double.failures == [] && list.collectionView.double.failures == [])
  }

  /// The menu of the table has the items of the clicked row's menu.
  @Test func menus() {
    let table = LiveTable(fruits(0..<5))
    let (view, source) = (table.tableView, table.dataSource)
    source.contextMenu = { fruit in
      if fruit.id == 0 { return nil }
      let menu = NSMenu(title: "")
      menu.addItem(withTitle: "Eat \(fruit.id)", action: nil, keyEquivalent: "")
      return menu
    }
    #expect(view.openMenu(2) == ["Eat 2"] && view.openMenu(3) == ["Eat 3"])
    #expect(view.openMenu(0) == [] && view.openMenu(-1) == [])
    source.contextMenu = nil
    #expect(view.openMenu(2) == nil && view.double.failures == [])
  }

  /// What the user selects is told, and nothing else.
  @Test func theUser() async {
    var options = UpdateOptions()
    options.policy = .animate(upTo: 3, applyUpTo: 3)
    let table = LiveTable(fruits(0..<10), options: options)
    var selected: [Int] = [], deselected: [Int] = [], changes = 0
    table.dataSource.onDeselect = { deselected.append($0.id) }
    table.dataSource.onSelect = { selected.append($0.id) }
    table.dataSource.onSelectionChange = { _ in changes += 1 }
    table.tableView.click(2)
    table.tableView.click(5, extending: true)
    table.tableView.click(5)
    #expect(selected == [2, 5] && changes == 3)
    table.dataSource.select(7)
    #expect(selected == [2, 5] && changes == 4)
    // Another index of the selected row: in a batch, in a reload, and by a move.
    _ = await table.show(fruits(-1..<10))
    _ = await table.show(fruits(-9..<10))
    #expect(table.tableView.selectedRowIndexes == [16])
    table.dataSource.moveRow(from: 16, to: 3)
    #expect(table.tableView.selectedRowIndexes == [3])
    table.tableView.click(4, extending: true)
    #expect(selected == [2, 5, -6])
    table.tableView.deselectRow(4)
    table.tableView.click(4, extending: true)
    table.dataSource.onSelect = nil
    table.tableView.click(0)
    #expect(selected == [2, 5, -6, -6] && table.problem == nil)
    #expect(deselected == [2, -6, 7, -6] && table.dataSource.selectedIDs == [-9])
  }
}
