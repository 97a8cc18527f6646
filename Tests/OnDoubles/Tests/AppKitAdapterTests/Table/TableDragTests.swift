// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import AppKit
import TableDiffAppKit
import Testing

@MainActor
@Suite struct TableDragTests {
  private let table = LiveTable(fruits(0..<6))

  @Test func movesOneRow() {
    var moves: [[Int]] = []
    var ids: [[Int?]] = []
    table.dataSource.onMove = { ids.append([$0.id, $1?.id]) }
    table.dataSource.onRowMove = { moves.append([$0.from.row, $0.to.row]) }
    #expect(table.tableView.drag([1], to: 5))
    #expect(table.rows == fruits([0, 2, 3, 4, 1, 5]))
    #expect(table.tableView.drag([4], to: 0))
    #expect(table.rows == fruits([1, 0, 2, 3, 4, 5]))
    #expect(moves == [[1, 4], [4, 0]] && ids == [[1, 5], [1, 0]])
    #expect(table.tableView.drag([2], to: 3))
    #expect(moves.count == 2)
    #expect(table.problem == nil)
    let writer = table.tableView.dataSource?.tableView(table.tableView, pasteboardWriterForRow: 1)
    let type = NSPasteboard.PasteboardType("dev.tablediff.row")
    #expect((writer as? NSPasteboardItem)?.string(forType: type) == "1")
    #expect(table.tableView.registeredTypes.contains(type))
  }

  @Test func movesOnlyWhatMayMove() {
    #expect(!table.tableView.drag([1], to: 5))
    table.dataSource.onMove = { _, _ in }
    table.dataSource.canMove = { $0.id != 1 }
    #expect(!table.tableView.drag([1], to: 5))
    #expect(!table.tableView.drag([0], to: 5, from: NSTableView(frame: .zero)))
    #expect(table.tableView.drag([0], to: 5))
    table.dataSource.onMove = nil
    #expect(!table.tableView.drag([0], to: 5))
  }

  @Test func refusesDropsOntoRows() {
    table.dataSource.onMove = { _, _ in }
    let (tableView, drag) = (table.tableView, DragDouble(source: table.tableView))
    let dataSource = tableView.dataSource
    dataSource?.tableView(
      tableView, draggingSession: drag.session, willBeginAt: .zero, forRowIndexes: [0])
    #expect(
      dataSource?.tableView(
        tableView, validateDrop: drag, proposedRow: 2, proposedDropOperation: .on) == [])
    #expect(
      dataSource?.tableView(tableView, acceptDrop: drag, row: 2, dropOperation: .on) == false)
    #expect(table.rows == fruits(0..<6))
  }
}
