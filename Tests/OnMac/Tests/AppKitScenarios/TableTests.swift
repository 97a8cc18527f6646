// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import AppKit
import TableDiffAppKit
import TableDiffCollections
import Testing

/// Tables that an updater drives, as a user sees them.
@MainActor
@Suite struct TableTests {
  @Test func animatesAState() async {
    let table = LiveTable(fruits(1...4))
    let kept = table.scene.cell(3)
    let outcome = await table.show(fruits([4, 1, 5]))
    #expect(outcome == .applied(.animated, finished: true))
    #expect(table.problem == nil)
    #expect(table.scene.visibleIDs == [4, 1, 5])
    #expect(table.scene.cell(0) === kept)
  }

  /// A view that was made for another row must not be told of that row.
  @Test func passesNoPreviousRowOfAnotherID() async {
    let table = LiveTable(fruits(1...3))
    _ = await table.show(fruits(4...6))
    for row in 0..<3 { #expect(table.scene.cell(row)?.previous.compactMap { $0 } == []) }
    #expect(table.problem == nil)
  }

  /// A closure that makes another view at each request still shows new content.
  @Test func reloadsWhatIsNotReused() async {
    let scene = TableScene()
    let updater = ListUpdater(fruits(1...3))
    var previous: [Fruit?] = []
    let dataSource = TableListDataSource(scene.tableView, updater) {
      (_, column, index, fruit: Fruit, before) in
      let cell = FruitCell(frame: .zero)
      cell.identifier = column?.identifier
      cell.show(fruit)
      previous.append(before)
      return cell
    }
    scene.window.layoutIfNeeded()
    let old = scene.cell(1)
    updater.submit([Fruit(id: 1), Fruit(id: 2, ripeness: 1), Fruit(id: 3)])
    updater.updateIfNeeded()
    #expect(scene.cell(1) !== old)
    #expect(scene.problem(showing: dataSource.updater.rows) == nil)
  }

  /// Rows in a tree array are shown as those in an array, and found again after a reload.
  @Test func showsATreeArray() {
    var rows = TreeArray(fruits(1...9))
    let scene = TableScene()
    let updater = RowsUpdater(rows)
    let dataSource = SectionedTableDataSource(
      scene.tableView, updater, cell: FruitCell(frame: .zero)
    ) {
      (cell: FruitCell, _, fruit: Fruit, previous) in cell.show(fruit, previous: previous)
    }
    scene.window.layoutIfNeeded()
    rows.move(from: 2, to: 0)
    updater.submit(rows)
    #expect(updater.updateIfNeeded() && dataSource.updater.rows == rows)
    #expect(scene.problem(showing: Array(rows)) == nil)
    scene.tableView.selectRowIndexes([0], byExtendingSelection: false)
    updater.options.policy = .animate(upTo: 0, applyUpTo: 0)
    rows.move(from: 0, to: 5)
    updater.submit(rows)
    #expect(updater.updateIfNeeded() && scene.tableView.selectedRow == 5)
    #expect(dataSource.row(at: 5)?.id == rows[5].id && dataSource.index(of: rows[5].id) == 5)
    #expect(dataSource.row(at: 9) == nil && dataSource.row(at: -1) == nil)
  }

  /// Of rows with one id the first is selected again.
  @Test func selectsTheFirstOfRepeatedIDs() async {
    var options = UpdateOptions()
    options.policy = .animate(upTo: 0, applyUpTo: 0)
    let table = LiveTable(fruits([1, 2, 2]), options: options)
    table.tableView.selectRowIndexes([1], byExtendingSelection: false)
    _ = await table.show(fruits([2, 2, 3, 1]))
    #expect(table.tableView.selectedRowIndexes == [0])
    #expect(table.problem == nil)
  }

  @Test func keepsSelectionAndPlaceOverAReload() async {
    var options = UpdateOptions()
    options.policy = .animate(upTo: 0, applyUpTo: 0)
    let table = LiveTable(fruits(1...30), options: options)
    var selections = 0
    table.dataSource.onSelectionChange = { _ in selections += 1 }
    table.tableView.selectRowIndexes([11, 12], byExtendingSelection: false)
    table.tableView.scroll(NSPoint(x: 0, y: 205))
    #expect(table.scene.visibleIDs.first == 11)
    let outcome = await table.show(fruits([100, 101, 102] + Array(1...12) + Array(14...30)))
    #expect(outcome == .applied(.reloaded(.policy), finished: true))
    #expect(table.problem == nil)
    #expect(table.tableView.selectedRowIndexes == [14])
    #expect(table.scene.visibleIDs.first == 11)
    #expect(table.tableView.visibleRect.minY == 265)
    #expect(selections == 2)
  }

  @Test func takesTheNextVisibleRowIfTheFirstIsGone() async {
    var options = UpdateOptions()
    options.policy = .animate(upTo: 0, applyUpTo: 0)
    let table = LiveTable(fruits(1...30), options: options)
    table.tableView.scroll(NSPoint(x: 0, y: 205))
    _ = await table.show(fruits(Array(1...9) + Array(12...30)))
    #expect(table.tableView.visibleRect.minY == 165)
    _ = await table.show(fruits(50...51))
    #expect(table.tableView.visibleRect.minY == 0)
    #expect(table.problem == nil)
  }

  @Test func findsRows() {
    let table = LiveTable(fruits(1...3))
    #expect(table.dataSource.row(at: 2) == Fruit(id: 3))
    #expect(table.dataSource.row(at: 3) == nil)
    #expect(table.dataSource.row(at: -1) == nil)
    #expect(table.dataSource.index(of: 2) == 1)
    #expect(table.dataSource.index(of: 9) == nil)
  }

  @Test func reloadsOffScreen() async {
    let table = LiveTable(fruits(1...3))
    table.tableView.selectRowIndexes([2], byExtendingSelection: false)
    table.scene.isInWindow = false
    #expect(
      await table.show(fruits(2...5)) == .applied(.reloaded(.offScreen), finished: true))
    #expect(table.tableView.selectedRowIndexes == [1])
    table.scene.isInWindow = true
    #expect(table.problem == nil)
    #expect(await table.show(fruits(2...6)) == .applied(.animated, finished: true))
    #expect(table.problem == nil)
  }

  @Test func survivesAReloadByOthers() async {
    let table = LiveTable(fruits(1...3))
    table.tableView.reloadData()
    #expect(await table.show(fruits(2...5)) == .applied(.animated, finished: true))
    #expect(table.problem == nil)
  }

  @Test func showsAnEmptyList() async {
    let table = LiveTable(fruits(1...3))
    let outcome = await table.updater.show([])
    #expect(outcome == .applied(.animated, finished: true))
    #expect(table.rows.isEmpty)
    #expect(table.problem == nil)
    _ = await table.show(fruits(1...2))
    #expect(table.problem == nil)
  }

  /// A delegate of the app is told, and need not know of the views.
  @Test func leavesADelegateInPlace() {
    final class Delegate: NSObject, NSTableViewDelegate {
      var changeCount = 0

      func tableViewSelectionDidChange(_ notification: Notification) { changeCount += 1 }
    }
    let (scene, delegate) = (TableScene(), Delegate())
    scene.tableView.delegate = delegate
    let updater = ListUpdater(fruits(1...3))
    let dataSource = TableListDataSource(scene.tableView, updater, cell: FruitCell(frame: .zero)) {
      (cell: FruitCell, _, fruit: Fruit, previous) in cell.show(fruit, previous: previous)
    }
    scene.window.layoutIfNeeded()
    #expect(dataSource.select(1) && delegate.changeCount == 1)
    updater.submit([Fruit(id: 3, ripeness: 1), Fruit(id: 1)])
    updater.updateIfNeeded()
    #expect(scene.problem(showing: dataSource.updater.rows) == nil)
  }
}
