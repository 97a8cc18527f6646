// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import AppKit
import TableDiffAppKit
import Testing

/// Tables whose data source is replaced, released, or shares its updater.
@MainActor
@Suite struct TableOwnershipTests {
  private func makeDataSource(
    _ scene: TableScene, _ updater: ListUpdater<Fruit>
  ) -> TableListDataSource<Fruit> {
    TableListDataSource(scene.tableView, updater, cell: FruitCell(frame: .zero)) {
      (cell: FruitCell, _, fruit: Fruit, previous) in cell.show(fruit, previous: previous)
    }
  }

  @Test func leavesATableWithAnotherDataSourceAlone() async throws {
    let table = LiveTable(fruits(1...3))
    let other = AppTableSource(numberOfRows: { 7 })
    other.attach(to: table.tableView)
    table.scene.window.layoutIfNeeded()
    table.tableView.double.forgetCalls()
    #expect(table.dataSource.updater.screen.reportedRowCounts == nil)
    #expect(!table.dataSource.updater.screen.isOnScreen)
    let outcome = await table.show([Fruit(id: 2, ripeness: 1)])
    #expect(outcome == .applied(.reloaded(.initialLoad), finished: true))
    #expect(table.rows == [Fruit(id: 2, ripeness: 1)])
    _ = await table.show(fruits(1...2))
    table.dataSource.moveRow(from: 0, to: 1)
    #expect(table.rows == fruits([2, 1]))
    var (changes, ends) = (0, [Bool]())
    let batch = BatchUpdate(
      deletes: [RowPath(section: 0, row: 0)], refreshes: [RowPath(section: 0, row: 0)])
    try table.dataSource.updater.screen.perform(
      batch, animated: true,
      change: {
        changes += 1
        return true
      }, completion: { ends.append($0) })
    #expect(changes == 1)
    #expect(ends == [false])
    table.dataSource.updater.screen.refresh(batch)
    #expect(table.tableView.double.calls == [])
    #expect(table.tableView.double.reloadCount == 0)
    #expect(table.tableView.double.failures == [])
    #expect(table.tableView.numberOfRows == 7)
  }

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

  @Test func givesTheTableToANewDataSource() async {
    let table = LiveTable(fruits(1...3))
    let updater = ListUpdater(fruits(11...14))
    let dataSource = makeDataSource(table.scene, updater)
    #expect(table.scene.problem(showing: dataSource.updater.rows) == nil)
    _ = await table.show(fruits(1...9))
    _ = await updater.show(fruits(12...16))
    await updater.settled()
    #expect(table.scene.problem(showing: fruits(12...16)) == nil)
    #expect(table.tableView.numberOfRows == 5)
  }

  /// The first table is not told of changes any more, but can ask for its rows.
  @Test func drivesTheNewestOfTwoTables() async {
    let table = LiveTable(fruits(1...20))
    let scene = TableScene()
    let dataSource = makeDataSource(scene, table.updater)
    table.dataSource.onMove = { _, _ in }
    let drag = DragDouble(source: table.tableView)
    let source = table.tableView.dataSource
    source?.tableView(
      table.tableView, draggingSession: drag.session, willBeginAt: .zero, forRowIndexes: [9])
    #expect(await table.show(fruits(1...2)) == .applied(.reloaded(.initialLoad), finished: true))
    #expect(scene.problem(showing: dataSource.updater.rows) == nil)
    table.tableView.scroll(NSPoint(x: 0, y: 200))
    table.scene.window.layoutIfNeeded()
    #expect(table.tableView.double.failures == [])
    #expect(source?.tableView(table.tableView, pasteboardWriterForRow: 1) == nil)
    _ = source?.tableView(table.tableView, acceptDrop: drag, row: 0, dropOperation: .above)
    #expect(table.rows == fruits(1...2))
    #expect(scene.problem(showing: dataSource.updater.rows) == nil)
  }

  /// Until the animation is over the updater keeps what answers the view, which a table does not.
  @Test(arguments: [true, false])
  func answersUntilTheAnimationIsOver(isMove: Bool) async {
    let scene = TableScene()
    scene.tableView.double.completion = .manual
    let updater = ListUpdater(fruits(1...20))
    weak var released: (any ListView)?
    do {
      let dataSource = makeDataSource(scene, updater)
      released = updater.view
      scene.window.layoutIfNeeded()
      if isMove { dataSource.moveRow(from: 0, to: 19) }
      updater.submit(fruits(2...20))
      if !isMove { updater.updateIfNeeded() }
    }
    #expect(released != nil)
    scene.tableView.scroll(NSPoint(x: 0, y: 200))
    #expect(scene.visibleIDs.first == 12)
    scene.tableView.double.endAnimations()
    await updater.settled()
    #expect(released == nil)
    #expect(scene.tableView.double.failures == [])
  }

  /// A closure that shows a row is called while the table asks for it.
  @Test func changesNothingWhileTheTableAsks() async {
    let scene = TableScene()
    let updater = ListUpdater(fruits(1...3))
    var answers: [Bool] = []
    let dataSource = TableListDataSource(scene.tableView, updater, cell: FruitCell(frame: .zero)) {
      (cell: FruitCell, _, fruit: Fruit, _) in
      cell.show(fruit)
      if answers.count == 4 { updater.submit(fruits(2...3)) }
      answers.append(updater.updateIfNeeded())
    }
    scene.window.layoutIfNeeded()
    #expect(answers.count == 6)
    #expect(answers.suffix(2) == [false, false])
    await updater.settled()
    #expect(scene.problem(showing: fruits(2...3)) == nil)
    #expect(dataSource.updater.rows == fruits(2...3))
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

  /// What a closure animates, and new heights, are animated only if the change is.
  @Test(arguments: [true, false], [true, false])
  func refreshesAsItAnimates(isAnimated: Bool, isReduced: Bool) {
    let scene = TableScene()
    let updater = ListUpdater(fruits(1...3))
    var durations: [TimeInterval] = []
    let dataSource = TableListDataSource(scene.tableView, updater, cell: FruitCell(frame: .zero)) {
      (cell: FruitCell, _, fruit: Fruit, previous) in
      cell.show(fruit, previous: previous)
      if previous != nil { durations.append(NSAnimationContext.current.duration) }
    }
    scene.window.layoutIfNeeded()
    WorkspaceDouble.$reducesMotion.withValue(isReduced) {
      updater.submit([Fruit(id: 1, ripeness: 1)], animated: isAnimated)
      #expect(updater.updateIfNeeded())
    }
    #expect(durations.map { $0 > 0 } == Array(repeating: isAnimated && !isReduced, count: 2))
    #expect(scene.problem(showing: dataSource.updater.rows) == nil)
  }
}
