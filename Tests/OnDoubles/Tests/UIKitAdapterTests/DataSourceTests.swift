// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiffUIKit
import Testing
import UIKit

extension AdapterTests {
  /// What a data source offers besides showing states.
  @MainActor
  @Suite struct DataSourceTests {
    private let items = (0..<40).map { Item(id: $0) }

    private func shelves(_ items: [Item]) -> [Shelf] { [Shelf(id: 1, header: 0, rows: items)] }

    /// A cell that is reconfigured is given the row that it shows; one that is not visible is not.
    @Test(arguments: ListRig.Kind.allCases) func previousRows(_ kind: ListRig.Kind) async {
      let rig = ListRig(kind, shelves(items))
      var changed = items
      changed[0].content = 1
      changed[2].content = 1
      changed[30].content = 1
      changed.swapAt(0, 1)
      rig.submit(shelves(changed))
      await rig.settle()
      #expect(rig.problem(showing: shelves(changed)) == nil)
      #expect(rig.previousCount == 2)
    }

    /// Cells that are prepared but not visible get new content, too.
    @Test(arguments: ListRig.Kind.allCases) func preparedCells(_ kind: ListRig.Kind) async throws {
      let rig = ListRig(kind, shelves(items))
      let path = try #require(rig.double.preparedPaths.first)
      var changed = items
      changed[path.item].content = 1
      rig.submit(shelves(changed))
      await rig.settle()
      #expect(rig.problem(showing: shelves(changed)) == nil)
      #expect(rig.previousCount == 0)
    }

    /// Rows that have to be reloaded for their new content stay selected.
    @Test(arguments: ListRig.Kind.allCases, [true, false])
    func selectionOfRefreshedRows(_ kind: ListRig.Kind, canReconfigure: Bool) async {
      await withReconfiguring(canReconfigure) {
        let rig = ListRig(kind, shelves(items))
        rig.double.select(IndexPath(item: 1, section: 0))
        var changed = items
        changed[1].content = 1
        changed.swapAt(0, 1)
        rig.submit(shelves(changed))
        await rig.settle()
        #expect(rig.problem(showing: shelves(changed)) == nil)
        #expect(rig.selectedItems == [changed[0]])
      }
    }

    /// A reload keeps what is selected, and the first visible row that is left where it was.
    @Test(arguments: ListRig.Kind.allCases) func placesOverReloads(_ kind: ListRig.Kind) async {
      var options = UpdateOptions()
      options.policy = UpdatePolicy { _, _ in .reload }
      let rig = ListRig(kind, shelves(items), options: options)
      rig.double.scroll(to: 500)
      rig.double.select(IndexPath(item: 12, section: 0))
      let top = rig.double.visibleTexts.compactMap(\.self)
      let offset = rig.view.contentOffset.y
      // Three rows more above, and one row less.
      let new = (100..<103).map { Item(id: $0) } + items.filter { $0.id != 11 }
      rig.submit(shelves(new))
      await rig.settle()
      #expect(rig.problem(showing: shelves(new)) == nil)
      #expect(rig.selectedItems == [Item(id: 12)])
      #expect(rig.view.contentOffset.y != offset)
      let kept = rig.double.visibleTexts.compactMap(\.self)
      #expect(kept.first == top.first { $0 != "11.0" })
    }

    /// A row that is gone is no longer selected, and a list at its top stays there.
    @Test(arguments: ListRig.Kind.allCases) func placesThatAreGone(_ kind: ListRig.Kind) async {
      var options = UpdateOptions()
      options.policy = UpdatePolicy { _, _ in .reload }
      let rig = ListRig(kind, shelves(items), options: options)
      rig.double.select(IndexPath(item: 1, section: 0))
      let new = [Item(id: 100)] + items.filter { $0.id != 1 }
      rig.submit(shelves(new))
      await rig.settle()
      #expect(rig.selectedItems.isEmpty && rig.view.contentOffset.y == 0)
      #expect(rig.double.visibleTexts.first == "100.0")
      rig.submit([])
      await rig.settle()
      #expect(rig.problem(showing: []) == nil)
    }

    /// A row that the user has moved is moved in the list, and the store's equal state is no change.
    @Test(arguments: ListRig.Kind.allCases) func dragging(_ kind: ListRig.Kind) async {
      let rig = ListRig(kind, shelves(items))
      #expect(rig.double.beginDrag(at: IndexPath(item: 0, section: 0)))
      var moved = items
      moved.insert(moved.remove(at: 0), at: 3)
      rig.submit(shelves(items + [Item(id: 99)]))
      rig.double.hover(over: IndexPath(item: 3, section: 0))
      for _ in 0..<10 { await Task.yield() }
      #expect(rig.updater.sections == shelves(items))
      rig.double.drop()
      rig.submit(shelves(moved))
      await rig.settle()
      #expect(rig.problem(showing: shelves(moved)) == nil)
      #expect(rig.double.batches.isEmpty && rig.moves == [[0, 0], [0, 3]])
    }

    /// Rows that may not be moved stay.
    @Test func rowsThatStay() {
      let updater = ListUpdater(rows: items)
      let tableView = UITableView(
        frame: CGRect(x: 0, y: 0, width: 320, height: 300), style: .plain)
      let source = TableListDataSource(tableView, updater, cell: TableCell.self) { _, _, _ in }
      let window = tableView.double.putOnScreen()
      #expect(!tableView.double.beginDrag(at: IndexPath(row: 0, section: 0)))
      source.didMove = { _, _ in }
      source.canMove = { $0.id > 0 }
      #expect(!tableView.double.beginDrag(at: IndexPath(row: 0, section: 0)))
      #expect(tableView.double.beginDrag(at: IndexPath(row: 1, section: 0)))
      #expect(!tableView.double.swipeToDelete(IndexPath(row: 1, section: 0)))
      withExtendedLifetime(window) {}
    }

    /// Headers that views of the delegate show are refreshed as the app says.
    @Test func headersOfTheDelegate() async {
      let updater = ListUpdater(shelves([]))
      let tableView = UITableView(
        frame: CGRect(x: 0, y: 0, width: 320, height: 300), style: .plain)
      let source = TableListDataSource(tableView, updater, cell: TableCell.self) { _, _, _ in }
      var sections: [Int] = []
      source.refreshHeader = { sections.append($1) }
      let window = tableView.double.putOnScreen()
      await updater.show([Shelf(id: 1, header: 1, rows: [])])
      #expect(sections == [0] && tableView.double.failures.isEmpty)
      withExtendedLifetime(window) {}
    }

    /// Rows are found by path and by id.
    @Test func rows() {
      let updater = ListUpdater(shelves(items))
      let table = TableListDataSource(
        UITableView(frame: .zero, style: .plain), updater, cell: TableCell.self
      ) { _, _, _ in }
      #expect(table.row(at: IndexPath(item: 3, section: 0)) == items[3])
      #expect(table.row(at: IndexPath(item: 40, section: 0)) == nil)
      #expect(table.row(at: IndexPath(item: 0, section: 1)) == nil)
      #expect(table.section(at: 0)?.id == 1 && table.section(at: 1) == nil)
      #expect(table.indexPath(of: 7) == IndexPath(item: 7, section: 0))
      #expect(table.indexPath(of: 70) == nil)
      let collection = CollectionListDataSource(
        UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()), updater,
        cell: CollectionCell.self
      ) { _, _, _ in }
      #expect(collection.row(at: IndexPath(item: 3, section: 0)) == items[3])
      #expect(collection.section(at: 0)?.id == 1)
      #expect(collection.indexPath(of: 7) == IndexPath(item: 7, section: 0))
    }

    /// Rows without an id of their own have one by a closure.
    @Test func idsByClosures() async {
      let options = UpdateOptions()
      let updater = ListUpdater(
        rows: ["a 1", "b 1"],
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
      let window = tableView.double.putOnScreen()
      tableView.double.select(IndexPath(row: 1, section: 0))
      await updater.show(rows: ["b 2", "a 1"])
      #expect(tableView.double.visibleTexts == ["b 2", "a 1"])
      #expect(tableView.indexPathsForSelectedRows == [IndexPath(row: 0, section: 0)])
      #expect(tableView.double.failures.isEmpty)
      withExtendedLifetime((source, window)) {}
    }

    /// Nobody keeps anybody alive, and a batch keeps its view until it is over.
    @Test(arguments: ListRig.Kind.allCases) func lifetimes(_ kind: ListRig.Kind) async {
      var rig: ListRig? = ListRig(kind, shelves(items))
      weak let view = rig?.view
      weak let updater = rig?.updater
      let record = rig?.double.record
      rig?.double.completionMode = .nextTurn
      rig?.submit(shelves([]))
      rig?.updater.updateIfNeeded()
      rig?.view.removeFromSuperview()
      rig = nil
      #expect(view != nil)
      for _ in 0..<20 { await Task.yield() }
      #expect(view == nil && updater == nil)
      #expect(record?.failures == [])
    }

    /// A data source that the app has released leaves the view without data, and calls nobody.
    @Test func releasedDataSource() async {
      let updater = ListUpdater(rows: items)
      let tableView = UITableView(
        frame: CGRect(x: 0, y: 0, width: 320, height: 300), style: .plain)
      var source: TableListDataSource? = TableListDataSource(
        tableView, updater, cell: TableCell.self
      ) { _, _, _ in }
      #expect(source?.tableView === tableView)
      source = nil
      #expect(tableView.dataSource == nil && updater.view == nil)
      updater.submit(rows: [])
      await updater.settled()
      #expect(updater.sections[0].rows.isEmpty)
    }
  }
}
