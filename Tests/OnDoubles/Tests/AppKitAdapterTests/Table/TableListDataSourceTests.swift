// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import AppKit
import TableDiffAppKit
import Testing

@MainActor
@Suite struct TableListDataSourceTests {
  @Test func passesThePreviousRow() async {
    let table = LiveTable(fruits(1...3))
    let (kept, other) = (table.scene.cell(2), table.scene.cell(1))
    var new = fruits([3, 1, 2])
    new[0].ripeness = 5
    _ = await table.show(new)
    #expect(table.scene.cell(0) === kept)
    #expect(kept?.previous == [nil, Fruit(id: 3)])
    #expect(other?.previous == [nil])
    new[0].ripeness = 6
    _ = await table.show(new)
    #expect(kept?.previous.last == Fruit(id: 3, ripeness: 5))
    #expect(table.problem == nil)
  }

  /// Rows that are not identifiable have an identity by a closure.
  @Test func takesAnIdentityByClosure() async {
    struct Line { let key: String, text: String }
    let scene = TableScene()
    let comparison = ListComparison<SingleSection<[Line]>>.onMain(
      id: { $0.key }, contentsEqual: { $0.text == $1.text })
    let updater = ListUpdater([Line(key: "a", text: "A")], comparison: comparison)
    var shown: [String] = []
    let dataSource = TableListDataSource(scene.tableView, updater, id: { $0.key }) {
      (tableView, column, _, line: Line, previous) in
      shown.append("\(previous?.text ?? "-") \(line.text)")
      return tableView.reusableCell(for: column, NSTableCellView(frame: .zero))
    }
    scene.window.layoutIfNeeded()
    updater.submit([Line(key: "a", text: "B")])
    updater.updateIfNeeded()
    #expect(shown == ["- A", "- A", "A B", "A B"])
    #expect(dataSource.row(at: 0)?.text == "B")
  }

  /// What a view showed is not told if it was another row by the identity of the data source.
  @Test func comparesTheIdentityOfThePreviousRow() {
    struct Line { let key: Int, serial: Int }
    let scene = TableScene()
    let comparison = ListComparison<SingleSection<[Line]>>.onMain(
      id: { $0.key }, contentsEqual: { $0.serial == $1.serial })
    let updater = ListUpdater([Line(key: 1, serial: 1)], comparison: comparison)
    var previousLines: [Line?] = []
    let dataSource = TableListDataSource(scene.tableView, updater, id: { $0.serial }) {
      (tableView, column, _, line: Line, previous) in
      previousLines.append(previous)
      return tableView.reusableCell(for: column, NSTableCellView(frame: .zero))
    }
    scene.window.layoutIfNeeded()
    updater.submit([Line(key: 1, serial: 2)])
    updater.updateIfNeeded()
    #expect(previousLines.count == 4)
    #expect(previousLines.compactMap { $0 }.isEmpty)
    #expect(dataSource.row(at: 0)?.serial == 2)
  }

  @Test func reusesViews() async {
    let table = LiveTable(fruits(1...3))
    let cells = (0..<2).map { table.scene.cell(2, column: $0) }
    #expect(cells.map { $0?.identifier } == ["left", "right"])
    _ = await table.show(fruits(1...2))
    _ = await table.show(fruits([1, 2, 4]))
    for column in 0..<2 { #expect(table.scene.cell(2, column: column) === cells[column]) }
    #expect(table.problem == nil)
  }

  /// A table may show more rows than there are when it is attached again.
  @Test func reloadsATableThatIsAttachedAgain() async {
    let table = LiveTable(fruits(1...9))
    table.tableView.selectRowIndexes([8], byExtendingSelection: false)
    let screen = table.updater.screen
    table.updater.detach()
    _ = await table.show(fruits(1...2))
    table.updater.attach(screen)
    await table.updater.settled()
    #expect(table.problem == nil)
    #expect(table.rows.count == 2)
  }

  @Test func waitsWhileTheUserDrags() async {
    let table = LiveTable(fruits(1...3))
    let drag = DragDouble(source: table.tableView)
    let source = table.tableView.dataSource
    table.dataSource.onMove = { _, _ in }
    source?.tableView(
      table.tableView, draggingSession: drag.session, willBeginAt: .zero, forRowIndexes: [0])
    #expect(table.dataSource.updater.screen.isBusy)
    table.updater.submit(fruits(1...4))
    #expect(!table.updater.updateIfNeeded())
    #expect(table.rows.count == 3)
    source?.tableView(
      table.tableView, draggingSession: drag.session, endedAt: .zero, operation: .move)
    #expect(table.updater.updateIfNeeded())
    #expect(table.rows.count == 4)
    #expect(table.problem == nil)
  }

  @Test func refusesBatchesThatDoNotFit() {
    let table = LiveTable(fruits(1...3))
    let path = RowPath(section: 0, row: 0)
    let other = RowPath(section: 1, row: 0)
    for batch in [
      BatchUpdate(reloads: [path]), BatchUpdate(deletes: [other]),
      BatchUpdate(moves: [.init(from: path, to: other)]),
      BatchUpdate(deletes: [RowPath(section: 0, row: 3)]),
    ] {
      #expect(throws: (any Error).self) {
        try table.dataSource.updater.screen.perform(
          batch, animated: true, change: { false }, completion: { _ in })
      }
    }
    #expect(table.problem == nil)
  }

  @Test func showsRowViewsOfItsOwn() {
    final class StripedRow: NSTableRowView { var index = 0 }
    let table = LiveTable(fruits(1...3))
    table.dataSource.rowView = { _, index, fruit in
      guard fruit.id != 2 else { return nil }
      let view = StripedRow(frame: .zero)
      view.index = index
      return view
    }
    table.tableView.reloadData()
    table.scene.window.layoutIfNeeded()
    let views = (0..<3).map { table.tableView.rowView(atRow: $0, makeIfNecessary: false) }
    #expect(views.map { ($0 as? StripedRow)?.index } == [0, nil, 2])
  }
}
