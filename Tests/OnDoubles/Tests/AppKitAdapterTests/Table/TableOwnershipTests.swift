// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import AppKit
import TableDiffAppKit
import Testing

/// Drags in tables whose data source is replaced or shares its updater.
@MainActor
@Suite struct TableOwnershipTests {
  /// A drag that has begun ends at the other data source.
  @Test func waitsForNoDragOfAnotherDataSource() {
    let table = LiveTable(fruits(1...3))
    let drag = DragDouble(source: table.tableView)
    table.tableView.dataSource?.tableView(
      table.tableView, draggingSession: drag.session, willBeginAt: .zero, forRowIndexes: [0])
    #expect(table.dataSource.updater.screen.isBusy)
    table.tableView.dataSource = nil
    #expect(!table.dataSource.updater.screen.isBusy)
    table.updater.submit(fruits(1...4))
    #expect(table.updater.updateIfNeeded())
  }

  /// A table that is not told of changes any more moves no rows.
  @Test func dropsInATableThatIsNoLongerDriven() async {
    let table = LiveTable(fruits(1...20))
    let next = LiveRows(TableScene(), table.updater, laysOut: false)
    table.dataSource.onMove = { _, _ in }
    let drag = DragDouble(source: table.tableView)
    let source = table.tableView.dataSource
    source?.tableView(
      table.tableView, draggingSession: drag.session, willBeginAt: .zero, forRowIndexes: [9])
    #expect(await table.show(fruits(1...2)) == .applied(.reloaded(.initialLoad), finished: true))
    #expect(source?.tableView(table.tableView, pasteboardWriterForRow: 1) == nil)
    _ = source?.tableView(table.tableView, acceptDrop: drag, row: 0, dropOperation: .above)
    #expect(table.rows == fruits(1...2) && next.problem == nil)
  }

  @Test func changesNothingWhileARowIsDropped() {
    let table = LiveTable(fruits(1...3))
    var answers: [Bool] = []
    table.dataSource.onMove = { [updater = table.updater] _, _ in
      updater.submit(fruits(5...6))
      answers.append(updater.updateIfNeeded())
    }
    let drag = DragDouble(source: table.tableView)
    let source = table.tableView.dataSource
    source?.tableView(
      table.tableView, draggingSession: drag.session, willBeginAt: .zero, forRowIndexes: [0])
    _ = source?.tableView(table.tableView, acceptDrop: drag, row: 3, dropOperation: .above)
    #expect(answers == [false])
    #expect(table.rows == fruits([2, 3, 1]))
    source?.tableView(
      table.tableView, draggingSession: drag.session, endedAt: .zero, operation: .move)
    #expect(table.updater.updateIfNeeded())
    #expect(table.problem == nil)
  }
}
