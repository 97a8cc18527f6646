// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import AppKit
import TableDiffAppKit
import Testing

/// Data sources made of closures, without an updater.
@MainActor
@Suite struct ClosureDataSourceTests {
  @Test func attachedTableView() {
    let scene = TableScene()
    var rows = fruits(1...3)
    let dataSource = ClosureTableDataSource {
      rows.count
    } view: { tableView, column, row in
      let cell = tableView.reusableCell(for: column, FruitCell(frame: .zero))
      cell.show(rows[row])
      return cell
    }
    var selections = 0
    dataSource.onSelectionChange = { selections += 1 }
    dataSource.rowView = { _, row in row == 1 ? NSTableRowView(frame: .zero) : nil }
    dataSource.attach(to: scene.tableView)
    #expect(scene.problem(showing: rows) == nil)
    #expect(scene.tableView.registeredTypes.contains(ClosureTableDataSource.rowType))
    scene.tableView.selectRowIndexes([1], byExtendingSelection: false)
    #expect(selections == 1)
    rows = fruits(2...5)
    scene.tableView.reloadData()
    #expect(scene.problem(showing: rows) == nil)
  }

  @Test func draggedRows() {
    let tableView = NSTableView(frame: .zero)
    let dataSource = ClosureTableDataSource(numberOfRows: { 3 })
    dataSource.attach(to: tableView)
    let (drag, bridge) = (DragDouble(source: tableView), tableView.dataSource)
    #expect(bridge?.tableView(tableView, pasteboardWriterForRow: 0) == nil)
    var moves: [[Int]] = []
    dataSource.move = { moves.append([$0, $1]) }
    dataSource.canMove = { $0 < 2 }
    #expect(bridge?.tableView(tableView, pasteboardWriterForRow: 0) != nil)
    #expect(bridge?.tableView(tableView, pasteboardWriterForRow: 2) == nil)
    bridge?.tableView(
      tableView, draggingSession: drag.session, willBeginAt: .zero, forRowIndexes: [0])
    #expect(dataSource.isDragging)
    _ = bridge?.tableView(tableView, acceptDrop: drag, row: 3, dropOperation: .above)
    bridge?.tableView(tableView, draggingSession: drag.session, endedAt: .zero, operation: .move)
    #expect(!dataSource.isDragging)
    #expect(moves == [[0, 2]])
  }

  @Test func delegateOfTheApp() {
    final class Delegate: NSObject, NSTableViewDelegate {}
    let (tableView, delegate) = (NSTableView(frame: .zero), Delegate())
    tableView.delegate = delegate
    let dataSource = ClosureTableDataSource(numberOfRows: { 1 })
    dataSource.attach(to: tableView)
    #expect(tableView.delegate === delegate)
    #expect(tableView.numberOfRows == 1)
  }

  @Test func releasedDataSource() {
    let (tableView, collectionView) = (NSTableView(frame: .zero), NSCollectionView(frame: .zero))
    do {
      let table = ClosureTableDataSource(numberOfRows: { 1 })
      let collection = ClosureCollectionDataSource(numberOfItems: { _ in 1 }, item: { _, _ in nil })
      table.attach(to: tableView)
      collection.attach(to: collectionView)
      #expect(tableView.dataSource != nil && tableView.delegate != nil)
      #expect(collectionView.dataSource != nil)
    }
    #expect(tableView.dataSource == nil && tableView.delegate == nil)
    #expect(collectionView.dataSource == nil)
  }
}
