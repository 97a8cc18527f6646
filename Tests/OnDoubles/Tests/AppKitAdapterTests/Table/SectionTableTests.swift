// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import AppKit
import TableDiffAppKit
import Testing

/// Table views of sections, with rows of their own for headers and footers.
@MainActor
@Suite struct SectionTableTests {
  let shelves = [
    Shelf(id: 1, rows: fruits(0..<2)), Shelf(id: 2, rows: []), Shelf(id: 3, rows: fruits(2..<4)),
  ]

  /// The data source that an app creates shows sections, with headers and footers once it has them.
  @Test func publicDataSource() async {
    let scene = TableScene()
    let updater = SectionedListUpdater(shelves)
    let source = SectionedTableDataSource(
      scene.tableView, updater, cell: FruitCell(frame: .zero)
    ) { cell, _, fruit, previous in cell.show(fruit, previous: previous) }
    scene.window.layoutIfNeeded()
    let rowCount = shelves.reduce(0) { $0 + $1.rows.count }
    #expect(scene.tableView.numberOfRows == rowCount && source.path(at: 0)?.row == 0)
    source.showHeaders(TextCell(frame: .zero)) { $0.text = SectionTable.header($1) }
    scene.window.layoutIfNeeded()
    #expect(scene.tableView.numberOfRows == rowCount + shelves.count)
    #expect(source.row(at: 0) == nil && source.row(at: 1)?.id == shelves[0].rows[0].id)
    #expect(source.index(of: shelves[0].rows[0].id) == 1)
    let header = scene.tableView.rowView(atRow: 0, makeIfNecessary: false)
    #expect(header?.isGroupRowStyle == true)
    func headerText() -> String? {
      let view = scene.tableView.view(atColumn: 0, row: 0, makeIfNecessary: false)
      return (view as? TextCell)?.text
    }
    #expect(headerText() == SectionTable.header(shelves[0]))
    var fewer = shelves
    fewer[0].rows.removeLast()
    await updater.show(fewer)
    #expect(headerText() == SectionTable.header(fewer[0]))
    await updater.show(shelves)
    source.headerTitle = { "\($0.rows.count) fruits" }
    scene.window.layoutIfNeeded()
    let title = scene.tableView.view(atColumn: 0, row: 0, makeIfNecessary: true) as? NSTextField
    #expect(title?.stringValue == "\(shelves[0].rows.count) fruits")
    source.showFooters(TextCell(frame: .zero)) { $0.text = SectionTable.footer($1) }
    scene.window.layoutIfNeeded()
    #expect(scene.tableView.numberOfRows == rowCount + 2 * shelves.count)
    var moved: [RowPath] = []
    source.onRowMove = { moved += [$0.from, $0.to] }
    source.moveRow(from: 1, to: 2)
    #expect(source.path(at: 1) == RowPath(section: 0, row: 0) && moved.isEmpty)
    #expect(updater.sections[0].rows[1] == shelves[0].rows[0])
    source.moveRow(from: 2, to: 0)
    #expect(updater.sections == shelves)
    #expect(await updater.show(shelves.reversed()) == .applied(.animated, finished: true))
    #expect(
      source.index(of: shelves[0].rows[0].id) == rowCount + 2 * shelves.count - 1
        - shelves[0].rows.count)
    #expect(scene.tableView.double.failures.isEmpty)
  }

  /// Rows stay selected where headers come later, which are rows of the table, too.
  @Test func selectionOverNewHeaders() {
    let scene = TableScene()
    let updater = SectionedListUpdater(shelves)
    let source = SectionedTableDataSource(
      scene.tableView, updater, cell: FruitCell(frame: .zero)
    ) { cell, _, fruit, _ in cell.show(fruit) }
    scene.window.layoutIfNeeded()
    var selected: [Int] = []
    source.onSelect = { selected.append($0.id) }
    #expect(source.select(1) && source.select(3, byExtendingSelection: true))
    source.headerTitle = { $0.title }
    scene.window.layoutIfNeeded()
    #expect(source.selectedIDs == [1, 3] && scene.tableView.selectedRowIndexes == [2, 6])
    source.headerTitle = nil
    scene.window.layoutIfNeeded()
    #expect(source.selectedIDs == [1, 3] && scene.tableView.selectedRowIndexes == [1, 3])
    #expect(selected == [] && scene.tableView.double.failures == [])
  }

  /// Where there are no headers, nobody asks each row whether it is one.
  @Test(arguments: [false, true]) func groupRows(hasHeaders: Bool) {
    let isGroupRow = NSSelectorFromString("tableView:isGroupRow:")
    let table = SectionTable(shelves, hasHeaders: hasHeaders)
    #expect(table.tableView.delegate?.responds(to: isGroupRow) == hasHeaders)
    let plain = LiveTable(fruits(0..<3))
    #expect(plain.tableView.delegate?.responds(to: isGroupRow) == false)
  }

  @Test func selection() async {
    let table = SectionTable(shelves)
    var changes = 0
    table.source.onSelectionChange = { _ in changes += 1 }
    table.tableView.click(0)
    table.tableView.click(3)
    #expect(table.selectedIDs == [] && changes == 0)
    table.tableView.click(1)
    #expect(table.selectedIDs == [0] && table.source.selectedPaths == [RowPath(section: 0, row: 0)])
    table.tableView.selectAllAsUser()
    #expect(table.selectedIDs == [0, 1, 2, 3])
    await table.show(shelves.reversed())
    #expect(Set(table.selectedIDs) == [0, 1, 2, 3])
    table.scene.isInWindow = false
    await table.show([Shelf(id: 9, rows: fruits(6..<8)), shelves[2]])
    table.scene.isInWindow = true
    #expect(table.problem == nil)
    #expect(table.selectedIDs == [2, 3])
  }

  /// A large section that moves is not moved row by row.
  @Test func largeSectionsThatMove() async {
    let large = [Shelf(id: 1, rows: fruits(0..<2_000)), Shelf(id: 2, rows: fruits(3_000..<5_000))]
    let table = SectionTable(large)
    table.tableView.click(3)
    await table.show(large.reversed())
    #expect(table.problem == nil && table.tableView.double.reloadCount == 1)
    #expect(table.selectedIDs == [2])
  }

  @Test func refusesWrongBatches() {
    let table = SectionTable(shelves)
    for batch in [
      BatchUpdate(deletes: [RowPath(section: 0, row: 2)]),
      BatchUpdate(deletes: [RowPath(section: 3, row: 0)]),
      BatchUpdate(inserts: [RowPath(section: 1, row: 2)]),
      BatchUpdate(moves: [.init(from: RowPath(section: 0, row: 0), to: RowPath(section: 3, row: 0))]
      ),
      BatchUpdate(reloads: [RowPath(section: 0, row: 0)]), BatchUpdate(sectionReloads: [0]),
      BatchUpdate(sectionMoves: [.init(from: 3, to: 0)]),
    ] {
      #expect(throws: (any Error).self) {
        try table.updater.screen.perform(
          batch, animated: true, change: { false }, completion: { _ in })
      }
    }
    #expect(table.problem == nil)
  }
}
