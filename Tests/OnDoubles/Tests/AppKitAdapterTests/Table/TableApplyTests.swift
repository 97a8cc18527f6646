// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import AppKit
import TableDiffAppKit
import Testing

@MainActor
@Suite struct TableApplyTests {
  /// Tests the example given in the documentation.
  @Test func animatesAChange() {
    let table = PlainTable(fruits(1...4))
    table.tableView.selectRowIndexes([1, 2], byExtendingSelection: false)
    let moved = table.scene.cell(3)
    table.tableView.apply(table.data.tableDiff(to: fruits([4, 1, 3, 5]))) {
      table.data = fruits([4, 1, 3, 5])
    }
    #expect(table.problem == nil)
    #expect(table.scene.visibleIDs == [4, 1, 3, 5])
    #expect(table.scene.cell(0) === moved)
    #expect(table.tableView.selectedRowIndexes == [2])
    #expect(table.tableView.double.animatedBatchCount == 1)
  }

  @Test func animatesWithTheGivenAnimations() {
    let table = RecordingTable(frame: NSRect(x: 0, y: 0, width: 10, height: 100))
    let window = NSWindow()
    window.contentView = table
    var data = fruits(1...3)
    let dataSource = AppTableSource(numberOfRows: { data.count })
    dataSource.attach(to: table)
    var animations = RowAnimations(.slideUp)
    animations.insertedRows = [.effectFade, .slideDown]
    table.apply(data.tableDiff(to: fruits([2, 3, 4])), with: animations) {
      data = fruits([2, 3, 4])
    }
    #expect(table.animations == [.slideUp, [.effectFade, .slideDown]])
    table.apply(data.tableDiff(to: fruits([2])), policy: .animate(upTo: 0)) { data = fruits([2]) }
    #expect(table.animations.last == [])
    #expect(table.double.failures == [])
  }

  @Test func callsTheClosuresOfRows() {
    let table = PlainTable(fruits(1...4))
    var new = fruits([4, 1])
    new[0].ripeness = 1
    table.tableView.apply(
      table.data.tableDiff(to: new, id: { $0.id }, contentsEqual: { $0.ripeness == $1.ripeness }),
      setData: { table.data = new })
    #expect(table.problem == nil)
    #expect(table.tableView.double.animatedBatchCount == 1)
  }

  @Test func reloadsOrConfiguresNewContent() {
    let table = PlainTable(fruits(1...3))
    let cell = table.scene.cell(1)
    var new = table.data
    new[1].ripeness = 1
    table.tableView.apply(table.data.tableDiff(to: new)) {
      #expect($1 === table.tableView.tableColumns[$2 == 1 && $0 === cell ? 0 : 1])
      ($0 as? FruitCell)?.show(new[$2])
    } setData: {
      table.data = new
    }
    #expect(table.scene.cell(1) === cell)
    #expect(table.problem == nil)
    new[1].ripeness = 2
    table.tableView.apply(table.data.tableDiff(to: new)) { table.data = new }
    #expect(table.scene.cell(1) !== cell)
    #expect(table.problem == nil)
  }

  @Test func reloadsWhereABatchCannotBeShown() {
    let table = PlainTable(fruits(1...20))
    table.tableView.selectRowIndexes([4], byExtendingSelection: false)
    table.tableView.scroll(NSPoint(x: 0, y: 50))
    let new = fruits(3...22)
    var finished: [Bool] = []
    table.tableView.apply(
      table.data.tableDiff(to: new), policy: .animate(upTo: 1, applyUpTo: 2),
      setData: { table.data = new }, completion: { finished.append($0) })
    #expect(table.tableView.double.reloadCount == 1)
    #expect(table.tableView.selectedRowIndexes == [2])
    #expect(table.scene.visibleIDs.first == 3)
    #expect(table.tableView.visibleRect.minY == 10)

    table.tableView.apply(fruits([1]).tableDiff(to: fruits(1...3))) { table.data = fruits(1...3) }
    #expect(table.tableView.double.reloadCount == 2)
    table.scene.isInWindow = false
    table.tableView.apply(fruits(1...3).tableDiff(to: fruits(1...4))) { table.data = fruits(1...4) }
    #expect(table.tableView.double.reloadCount == 3)
    #expect(finished == [true])
    table.scene.isInWindow = true
    #expect(table.problem == nil)
  }

  @Test func reloadsWithoutRoom() {
    let table = PlainTable(fruits(1...3))
    table.scene.scrollView.frame.size.height = 0
    table.tableView.apply(table.data.tableDiff(to: fruits(1...4))) { table.data = fruits(1...4) }
    #expect(table.tableView.double.reloadCount == 1)
    #expect(table.problem == nil)
  }

  @Test func doesNothingWithoutChanges() {
    let table = PlainTable(fruits(1...3))
    table.tableView.double.forgetCalls()
    var ends = 0
    table.tableView.apply(
      table.data.tableDiff(to: table.data), setData: {}, completion: { _ in ends += 1 })
    #expect(table.tableView.double.calls == [])
    #expect(ends == 1)
  }

  /// Rows that are the same say nothing of what the table has counted.
  @Test func reloadsATableOfOtherCounts() {
    let table = PlainTable(fruits(1...3))
    table.data = fruits(1...5)
    table.tableView.apply(table.data.tableDiff(to: table.data)) {}
    #expect(table.tableView.double.reloadCount == 1)
    #expect(table.problem == nil)
  }

  /// A change does not wait for the animation of the one before.
  @Test func animatesTwoChangesAtOnce() {
    let table = PlainTable(fruits(1...3))
    table.tableView.double.completion = .manual
    var ends: [Int] = []
    for (number, new) in [fruits(2...4), fruits([4, 2])].enumerated() {
      table.tableView.apply(
        table.data.tableDiff(to: new), setData: { table.data = new },
        completion: { _ in ends.append(number) })
      #expect(table.problem == nil)
    }
    #expect(ends == [])
    table.tableView.double.endAnimations()
    #expect(ends == [0, 1])
    #expect(table.tableView.double.animatedBatchCount == 2)
  }

  @Test(arguments: [true, false])
  func refreshesAsItAnimates(isReduced: Bool) {
    let table = RecordingTable(frame: NSRect(x: 0, y: 0, width: 10, height: 100))
    let window = NSWindow()
    window.contentView = table
    var data = fruits(1...3)
    let dataSource = AppTableSource(numberOfRows: { data.count })
    dataSource.attach(to: table)
    WorkspaceDouble.$reducesMotion.withValue(isReduced) {
      table.apply(data.tableDiff(to: [Fruit(id: 1, ripeness: 1)])) {
        data = [Fruit(id: 1, ripeness: 1)]
      }
    }
    #expect(table.heightDurations.map { $0 > 0 } == [!isReduced])
    #expect(table.double.failures == [])
  }

  @Test func endsWithTheAnimation() async {
    let table = PlainTable(fruits(1...3))
    table.tableView.double.completion = .manual
    var ends = 0
    table.tableView.apply(
      table.data.tableDiff(to: fruits(1...4)), setData: { table.data = fruits(1...4) },
      completion: { _ in ends += 1 })
    #expect(ends == 0)
    table.tableView.double.endAnimations()
    #expect(ends == 1)
  }

  @Test func neverEndsIfTheTableDropsTheEnd() {
    let table = PlainTable(fruits(1...3))
    table.tableView.double.completion = .dropped
    table.tableView.apply(
      table.data.tableDiff(to: fruits(1...4)), setData: { table.data = fruits(1...4) },
      completion: { _ in Issue.record("The animation has ended.") })
    #expect(table.problem == nil)
  }

  @Test func readsTheDataAsATableExpects() {
    let table = PlainTable(fruits(1...3))
    table.tableView.double.forgetCalls()
    table.tableView.apply(table.data.tableDiff(to: fruits(1...4))) { table.data = fruits(1...4) }
    let counts = table.tableView.double.calls.filter { $0.name == "numberOfRows" }
    #expect(counts.map(\.phase) == [.beforeBatch, .afterBatch])
  }

  @Test func asksForHeightsAgain() {
    let table = RecordingTable(frame: NSRect(x: 0, y: 0, width: 10, height: 100))
    let window = NSWindow()
    window.contentView = table
    var data = fruits(1...3)
    let dataSource = AppTableSource(numberOfRows: { data.count })
    dataSource.attach(to: table)
    var new = data
    new[2].ripeness = 1
    table.apply(data.tableDiff(to: new)) { data = new }
    #expect(table.heights == [2])
  }
}

/// A table that notes what it is told.
private final class RecordingTable: NSTableView {
  var animations: [AnimationOptions] = []
  var heights = IndexSet()
  var heightDurations: [TimeInterval] = []

  override func insertRows(at indexes: IndexSet, withAnimation options: AnimationOptions = []) {
    animations.append(options)
    super.insertRows(at: indexes, withAnimation: options)
  }

  override func removeRows(at indexes: IndexSet, withAnimation options: AnimationOptions = []) {
    animations.append(options)
    super.removeRows(at: indexes, withAnimation: options)
  }

  override func noteHeightOfRows(withIndexesChanged indexSet: IndexSet) {
    heights.formUnion(indexSet)
    heightDurations.append(NSAnimationContext.current.duration)
  }
}
