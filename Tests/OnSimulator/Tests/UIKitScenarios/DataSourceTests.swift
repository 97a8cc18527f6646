// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiffUIKit
import Testing
import UIKit
import UIKitPlatform

/// What a data source offers besides showing states.
@MainActor
@Suite struct DataSourceTests {
  private let items = (0..<40).map { Item(id: $0) }

  private func shelves(_ items: [Item]) -> [Shelf] { [Shelf(id: 1, header: 0, rows: items)] }

  /// A reload keeps what is selected, and the first visible row that is left where it was.
  @Test(arguments: ListScene.Kind.allCases) func placesOverReloads(_ kind: ListScene.Kind) async {
    var options = UpdateOptions()
    options.policy = UpdatePolicy { _, _ in .reload }
    let scene = ListScene(kind, shelves(items), options: options)
    scene.scroll(to: 500)
    scene.select(IndexPath(item: 12, section: 0))
    let top = scene.visibleTexts
    let offset = scene.view.contentOffset.y
    // Three rows more above, and one row less.
    let new = (100..<103).map { Item(id: $0) } + items.filter { $0.id != 11 }
    await scene.show(shelves(new))
    #expect(scene.problem(showing: shelves(new)) == nil)
    #expect(scene.selectedItems == [Item(id: 12)])
    #expect(scene.view.contentOffset.y != offset)
    #expect(scene.visibleTexts.first == top.first { $0 != "11.0" })
  }

  /// A row that is gone is no longer selected, and a list at its top stays there.
  @Test(arguments: ListScene.Kind.allCases) func placesThatAreGone(_ kind: ListScene.Kind) async {
    var options = UpdateOptions()
    options.policy = UpdatePolicy { _, _ in .reload }
    let scene = ListScene(kind, shelves(items), options: options)
    scene.select(IndexPath(item: 1, section: 0))
    let new = [Item(id: 100)] + items.filter { $0.id != 1 }
    await scene.show(shelves(new))
    #expect(scene.selectedItems.isEmpty && scene.view.contentOffset.y == 0)
    #expect(scene.visibleTexts.first == "100.0")
    await scene.show([])
    #expect(scene.problem(showing: []) == nil)
  }

  /// Headers that views of the delegate show are refreshed as the app says.
  @Test func headersOfTheDelegate() async {
    let updater = SectionedListUpdater(shelves([]))
    let tableView = UITableView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 300), style: .plain)
    let source = SectionedTableDataSource(tableView, updater, cell: TableCell.self) { _, _, _ in }
    var sections: [Int] = []
    source.refreshHeader = { sections.append($1) }
    let window = Platform.show(tableView)
    await updater.show([Shelf(id: 1, header: 1, rows: [])])
    #expect(sections == [0] && Platform.takeFailures(of: tableView).isEmpty)
    withExtendedLifetime(window) {}
  }

  /// Rows are found by path and by id.
  @Test func rows() {
    let updater = SectionedListUpdater(shelves(items))
    let table = SectionedTableDataSource(
      UITableView(frame: .zero, style: .plain), updater, cell: TableCell.self
    ) { _, _, _ in }
    #expect(table.row(at: IndexPath(item: 3, section: 0)) == items[3])
    #expect(table.row(at: IndexPath(item: 40, section: 0)) == nil)
    #expect(table.row(at: IndexPath(item: 0, section: 1)) == nil)
    #expect(table.section(at: 0)?.id == 1 && table.section(at: 1) == nil)
    #expect(table.indexPath(for: 7) == IndexPath(item: 7, section: 0))
    #expect(table.indexPath(for: 70) == nil)
    let collection = SectionedCollectionDataSource(
      UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()), updater,
      cell: CollectionCell.self
    ) { _, _, _ in }
    #expect(collection.row(at: IndexPath(item: 3, section: 0)) == items[3])
    #expect(collection.section(at: 0)?.id == 1)
    #expect(collection.indexPath(for: 7) == IndexPath(item: 7, section: 0))
  }

  /// Rows without an id of their own have one by a closure.
  @Test func idsByClosures() async {
    let options = UpdateOptions()
    let updater = ListUpdater(
      ["a 1", "b 1"],
      comparison: .onMain(id: { $0.first }, contentsEqual: { $0 == $1 }), options: options)
    let tableView = UITableView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 300), style: .plain)
    tableView.register(TableCell.self, forCellReuseIdentifier: "line")
    let source = TableListDataSource(tableView, updater, id: { $0.first }) {
      tableView, indexPath, text, _ in
      let cell = tableView.dequeueReusableCell(withIdentifier: "line", for: indexPath)
      cell.textLabel?.text = text
      return cell
    }
    let window = Platform.show(tableView)
    tableView.selectRow(
      at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
    await updater.show(["b 2", "a 1"])
    tableView.layoutIfNeeded()
    let cells = (0..<2).map { tableView.cellForRow(at: IndexPath(row: $0, section: 0)) }
    #expect(cells.map { $0?.textLabel?.text } == ["b 2", "a 1"])
    #expect(tableView.indexPathsForSelectedRows == [IndexPath(row: 0, section: 0)])
    #expect(Platform.takeFailures(of: tableView).isEmpty)
    withExtendedLifetime((source, window)) {}
  }

  /// A data source that the app has released leaves the view without data, and calls nobody.
  @Test func releasedDataSource() async {
    let updater = ListUpdater(items)
    let tableView = UITableView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 300), style: .plain)
    var source: TableListDataSource? = TableListDataSource(
      tableView, updater, cell: TableCell.self
    ) { _, _, _ in }
    #expect(source != nil && tableView.dataSource != nil)
    source = nil
    #expect(tableView.dataSource == nil && updater.view == nil)
    updater.submit([])
    await updater.settled()
    #expect(updater.sections[0].rows.isEmpty)
  }
}
