// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import AppKit
import TableDiffAppKit
import Testing

@MainActor
@Suite struct TableDragTests {
  private let table = LiveTable(fruits(0..<6))

  /// Drags rows to above another, and returns whether the table takes them.
  private func drag(_ rows: IndexSet, to row: Int, from source: NSTableView? = nil) -> Bool {
    let tableView = table.tableView
    guard let dataSource = tableView.dataSource else { return false }
    let drag = DragDouble(source: source ?? tableView)
    for row in rows {
      let writer = dataSource.tableView(tableView, pasteboardWriterForRow: row)
      guard let item = writer as? NSPasteboardItem else { return false }
      #expect(item.string(forType: .init("dev.tablediff.row")) == "\(row)")
    }
    dataSource.tableView(
      tableView, draggingSession: drag.session, willBeginAt: .zero, forRowIndexes: rows)
    let operation = dataSource.tableView(
      tableView, validateDrop: drag, proposedRow: row, proposedDropOperation: .above)
    let accepts = dataSource.tableView(
      tableView, acceptDrop: drag, row: row, dropOperation: .above)
    #expect((operation == .move) == accepts)
    dataSource.tableView(
      tableView, draggingSession: drag.session, endedAt: .zero, operation: operation)
    return accepts
  }

  @Test func movesOneRow() {
    var moves: [[Int]] = []
    var ids: [[Int?]] = []
    table.dataSource.onMove = { ids.append([$0.id, $1?.id]) }
    table.dataSource.onRowMove = { moves.append([$0.from.row, $0.to.row]) }
    #expect(drag([1], to: 5))
    #expect(table.rows == fruits([0, 2, 3, 4, 1, 5]))
    #expect(drag([4], to: 0))
    #expect(table.rows == fruits([1, 0, 2, 3, 4, 5]))
    #expect(moves == [[1, 4], [4, 0]] && ids == [[1, 5], [1, 0]])
    #expect(drag([2], to: 3))
    #expect(moves.count == 2)
    #expect(table.problem == nil)
    #expect(table.tableView.registeredTypes.contains(.init("dev.tablediff.row")))
  }

  /// All rows from above and below come together, in their order.
  @Test(arguments: 0..<64, 0...6)
  func movesSeveralRows(rows: Int, target: Int) {
    table.dataSource.onMove = { _, _ in }
    let dragged = IndexSet((0..<6).filter { rows & (1 << $0) != 0 })
    #expect(drag(dragged, to: target))
    let before = (0..<target).filter { !dragged.contains($0) }
    let after = (target..<6).filter { !dragged.contains($0) }
    #expect(table.rows == fruits(before + Array(dragged) + after))
    #expect(table.problem == nil)
  }

  @Test func movesOnlyWhatMayMove() {
    #expect(!drag([1], to: 5))
    table.dataSource.onMove = { _, _ in }
    table.dataSource.canMove = { $0.id != 1 }
    #expect(!drag([1], to: 5))
    #expect(!drag([0], to: 5, from: NSTableView(frame: .zero)))
    #expect(drag([0], to: 5))
    table.dataSource.onMove = nil
    #expect(!drag([0], to: 5))
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
