// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import AppKit
import Testing

@MainActor
@Suite struct TableViewTests {
  @Test func reloadsLazily() {
    let table = LetterTable("abc")
    let old = table.cell(0)
    table.data = Array("xy")
    table.tableView.reloadData()
    #expect(table.double.reloadCount == 1)
    #expect(old?.stringValue == "a")
    #expect(table.tableView.numberOfRows == 2)
    #expect(table.shown == "")
    table.window.layoutIfNeeded()
    #expect(table.shown == "xy")
    #expect(table.double.failures == [])
  }

  /// What is counted before the layout is counted again.
  @Test func countsAgainAtTheLayout() {
    let table = LetterTable("abc")
    table.tableView.reloadData()
    #expect(table.tableView.numberOfRows == 3)
    table.data = Array("xyz!")
    #expect(table.tableView.numberOfRows == 3)
    table.window.layoutIfNeeded()
    #expect(table.shown == "xyz!")
  }

  @Test func keepsItsStateWithoutAWindow() {
    let table = LetterTable("abc")
    table.window.contentView = nil
    table.data = Array("xy")
    table.tableView.reloadData()
    table.tableView.layoutSubtreeIfNeeded()
    #expect(table.tableView.visibleRect == .zero)
    #expect(table.shown == "")
    table.window.contentView = table.scrollView
    table.window.layoutIfNeeded()
    #expect(table.shown == "xy")
  }

  @Test func keepsSelectedIndexesOverAReload() {
    let table = LetterTable("abcd")
    table.tableView.selectRowIndexes([1, 3], byExtendingSelection: false)
    table.data = Array("xbc")
    table.tableView.reloadData()
    table.window.layoutIfNeeded()
    #expect(table.tableView.selectedRowIndexes == [1])
  }

  @Test func reloadsSomeCells() {
    let table = LetterTable("abcdefghij", columns: 2)
    let cells = [table.cell(1), table.cell(1, column: 1)]
    let rowView = table.tableView.rowView(atRow: 1, makeIfNecessary: false)
    table.data[1] = "x"
    table.double.forgetCalls()
    table.tableView.reloadData(forRowIndexes: [1, 9], columnIndexes: [1])
    #expect(table.double.calls == [.init(name: "view", phase: .outside)])
    #expect(table.cell(1) === cells[0])
    #expect(table.cell(1, column: 1) !== cells[1])
    #expect(table.cell(1, column: 1)?.stringValue == "x")
    #expect(table.tableView.makeView(withIdentifier: "1", owner: nil) === cells[1])
    #expect(table.tableView.rowView(atRow: 1, makeIfNecessary: false) === rowView)
    #expect(table.double.failures == [])
    table.tableView.reloadData(forRowIndexes: [10], columnIndexes: [0])
    table.tableView.reloadData(forRowIndexes: [0], columnIndexes: [2])
    #expect(table.double.failures.count == 2)
  }

  @Test func checksRows() {
    let table = LetterTable("abc")
    _ = table.tableView.view(atColumn: 0, row: 3, makeIfNecessary: false)
    _ = table.tableView.rowView(atRow: -1, makeIfNecessary: true)
    table.tableView.noteHeightOfRows(withIndexesChanged: [0, 3])
    table.tableView.selectRowIndexes([3], byExtendingSelection: false)
    #expect(
      table.double.failures == [
        "view(atColumn:row:): row 3 of 3 rows", "rowView(atRow:): row -1 of 3 rows",
        "noteHeightOfRows(withIndexesChanged:): row 3 of 3 rows",
        "selectRowIndexes: 3 of 3 rows",
      ])
    #expect(table.tableView.selectedRowIndexes == [])
    #expect(table.tableView.view(atColumn: 1, row: 0, makeIfNecessary: false) == nil)
  }

  @Test func keepsViewsOfVisibleRowsAndAFewMore() {
    let table = LetterTable("abcdefghijklmnop")
    #expect(table.shown == "abcdef")
    table.tableView.scroll(NSPoint(x: 0, y: 110))
    #expect(table.shown == "abcdef")
    table.window.layoutIfNeeded()
    #expect(table.shown == "efghijkl")
    table.double.overdraw = 0
    table.tableView.scroll(NSPoint(x: 0, y: 1_000))
    table.window.layoutIfNeeded()
    #expect(table.shown == "lmnop")
    #expect(table.cell(0) == nil)
    let made = table.tableView.view(atColumn: 0, row: 0, makeIfNecessary: true) as? LetterCell
    #expect(made?.stringValue == "a")
    #expect(table.tableView.rowView(atRow: 1, makeIfNecessary: true) != nil)
  }

  @Test func reusesViews() {
    let table = LetterTable("ab")
    let cell = table.cell(1)
    table.update("a") { $0.removeRows(at: [1]) }
    table.update("ax") { $0.insertRows(at: [1]) }
    #expect(table.cell(1) === cell)
    #expect(cell?.stringValue == "x")
    #expect(cell?.preparations == 1)
    #expect(table.cell(0)?.preparations == 0)
    table.update("") { $0.removeRows(at: [0, 1]) }
    #expect(table.tableView.makeView(withIdentifier: "1", owner: nil) == nil)
    #expect(table.tableView.makeView(withIdentifier: "0", owner: nil) === cell)
  }

  @Test func selects() {
    let table = LetterTable("abc")
    #expect(table.tableView.selectedRow == -1)
    table.tableView.selectRowIndexes([2], byExtendingSelection: false)
    table.tableView.selectRowIndexes([2], byExtendingSelection: false)
    #expect(table.selectionChanges == 1)
    table.tableView.selectRowIndexes([0], byExtendingSelection: true)
    #expect(table.tableView.selectedRowIndexes == [0, 2])
    #expect(table.tableView.selectedRow == 0)
    table.tableView.selectRowIndexes([1], byExtendingSelection: false)
    #expect(table.tableView.selectedRowIndexes == [1])
    table.tableView.deselectAll(nil)
    #expect(table.tableView.selectedRowIndexes == [])
    #expect(table.selectionChanges == 4)
  }

  @Test func knowsWhereRowsAre() {
    let table = LetterTable("abcdefghij")
    let tableView = table.tableView
    #expect(tableView.rect(ofRow: 2) == NSRect(x: 0, y: 40, width: 100, height: 20))
    #expect(tableView.rect(ofRow: 10) == .zero)
    #expect(tableView.rows(in: NSRect(x: 0, y: 30, width: 1, height: 30)) == NSRange(1..<3))
    #expect(tableView.rows(in: NSRect(x: 0, y: 20, width: 1, height: 20)) == NSRange(1..<2))
    #expect(tableView.rows(in: NSRect(x: 0, y: 150, width: 1, height: 900)) == NSRange(7..<10))
    #expect(tableView.rows(in: .zero).length == 0)
    #expect(tableView.frame.height == 200)
    #expect(table.cell(3).map(tableView.row) == 3)
    #expect(tableView.row(for: NSView(frame: .zero)) == -1)
    #expect(tableView.rowView(atRow: 4, makeIfNecessary: false).map(tableView.row) == 4)
    tableView.scrollRowToVisible(4)
    #expect(tableView.visibleRect.minY == 0)
    tableView.scrollRowToVisible(5)
    #expect(tableView.visibleRect.minY == 100)
    tableView.rowHeight = 10
    tableView.intercellSpacing.height = 5
    #expect(tableView.rect(ofRow: 2) == NSRect(x: 0, y: 30, width: 100, height: 15))
    #expect(tableView.column(withIdentifier: "0") == 0)
    #expect(tableView.column(withIdentifier: "9") == -1)
  }

  /// A table that shrinks does not stay scrolled beyond its end.
  @Test func fitsItsRows() {
    let table = LetterTable("abcdefghij")
    table.tableView.scroll(NSPoint(x: 0, y: 100))
    table.update("abcdef") { $0.removeRows(at: IndexSet(6..<10)) }
    #expect(table.tableView.visibleRect.minY == 20)
    table.data = []
    table.tableView.noteNumberOfRowsChanged()
    table.window.layoutIfNeeded()
    #expect(table.tableView.frame.height == 100)
    #expect(table.tableView.numberOfRows == 0)
  }

  @Test func livesWithoutDataSource() {
    let tableView = NSTableView(frame: .zero)
    #expect(tableView.numberOfRows == 0)
    let table = LetterTable("abc")
    table.tableView.dataSource = nil
    table.window.layoutIfNeeded()
    #expect(table.tableView.numberOfRows == 0)
    #expect(table.double.failures == [])
  }

  /// A table view without objects needs a delegate that has views when it gets its data source.
  @Test func complainsOfADataSourceBeforeTheDelegate() {
    let (tableView, table) = (NSTableView(frame: .zero), LetterTable("abc"))
    tableView.dataSource = table
    tableView.delegate = table
    #expect(tableView.double.failures.count == 1)
    tableView.dataSource = table
    #expect(tableView.double.failures.count == 1)
  }
}
