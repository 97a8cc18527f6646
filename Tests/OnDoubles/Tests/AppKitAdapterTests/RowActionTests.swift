// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import AppKit
import TableDiffAppKit
import Testing

/// What the user does by swiping a row.
@MainActor
@Suite struct RowActionTests {
  @Test func actionsOfRows() async {
    let table = LiveTable(fruits(0..<5))
    let (view, source) = (table.tableView, table.dataSource)
    #expect(view.swipe(1, from: .leading).isEmpty && view.swipe(1, from: .trailing).isEmpty)
    var eaten: [Int] = []
    let eat: (Fruit) -> [SwipeAction] = { fruit in
      if fruit.id == 3 { return [] }
      return [SwipeAction("Eat \(fruit.id)", style: .destructive) { eaten.append(fruit.id) }]
    }
    source.swipeActions(eat)
    _ = await table.show(fruits(2..<5))
    #expect(view.swipe(1, from: .trailing).isEmpty && view.swipe(2, from: .leading).isEmpty)
    let actions = view.swipe(2, from: .trailing)
    #expect(actions.map(\.title) == ["Eat 4"])
    actions.first?.perform(onRow: 2)
    #expect(eaten == [4] && view.swipe(9, from: .trailing).isEmpty)
    source.swipeActions(edge: .leading, eat)
    source.swipeActions(nil)
    #expect(view.swipe(2, from: .leading).count == 1 && view.swipe(2, from: .trailing).isEmpty)
    #expect(view.double.failures == [])
  }

  /// While actions are visible the list waits, until the user chooses one or hides them.
  @Test(arguments: [true, false]) func visibleActions(isDestructive: Bool) async {
    let table = LiveTable(fruits(0..<5))
    let (view, updater) = (table.tableView, table.updater)
    let color = NSColor()
    table.dataSource.swipeActions { [weak updater] fruit in
      [
        SwipeAction("Eat", color: color, style: isDestructive ? .destructive : .regular) {
          updater?.submit((updater?.rows ?? []).filter { $0.id != fruit.id || $0.id == 3 })
        }
      ]
    }
    #expect(view.openActions(1, from: .trailing))
    #expect(view.swipe(1, from: .trailing).first?.backgroundColor === color)
    updater.submit(fruits(0..<4))
    #expect(!updater.updateIfNeeded() && table.rows.count == 5 && view.rowActionsVisible)
    view.chooseAction(0)
    await updater.settled()
    #expect(table.rows == fruits([0, 2, 3, 4]))
    for _ in 0..<40 where view.rowActionsVisible {
      try? await Task.sleep(nanoseconds: 50_000_000)
    }
    #expect(!view.rowActionsVisible)
    // A row that stays gets its place back.
    #expect(view.openActions(2, from: .trailing))
    view.chooseAction(0)
    for _ in 0..<40 where view.rowActionsVisible {
      try? await Task.sleep(nanoseconds: 50_000_000)
    }
    #expect(!view.rowActionsVisible && table.rows.count == 4)
    #expect(view.openActions(0, from: .trailing))
    updater.submit(fruits(0..<2))
    #expect(!updater.updateIfNeeded())
    view.rowActionsVisible = false
    #expect(updater.updateIfNeeded() && table.problem == nil)
  }

  /// A delegate of the app works beside the closures, whenever it is set.
  @Test(arguments: [true, false]) func withADelegate(isSetLater: Bool) async {
    let table = LiveTable(fruits(0..<5))
    let delegate = Delegate()
    table.tableView.delegate = delegate
    var selected: [Int] = []
    let source =
      isSetLater
      ? table.dataSource
      : TableListDataSource(
        table.tableView, table.updater, cell: FruitCell(frame: .zero)
      ) { cell, _, fruit, previous in cell.show(fruit, previous: previous) }
    source.onSelect = { selected.append($0.id) }
    _ = await table.show(fruits(1..<5))
    table.tableView.click(2)
    #expect(selected == [3] && delegate.changeCount == 1)
    #expect(table.tableView.swipe(1, from: .leading).map(\.title) == ["app"])
    source.swipeActions(edge: .leading) { _ in [] }
    #expect(table.tableView.swipe(1, from: .leading).isEmpty)
    #expect(table.tableView.swipe(1, from: .trailing).map(\.title) == ["app"])
    #expect(table.tableView.rect(ofRow: 0).height == 33)
    #expect(table.tableView.double.failures == [])
  }

  private final class Delegate: NSObject, NSTableViewDelegate {
    var changeCount = 0

    func tableView(_: NSTableView, heightOfRow row: Int) -> CGFloat { 33 }

    func tableView(
      _: NSTableView, rowActionsForRow row: Int, edge: NSTableView.RowActionEdge
    ) -> [NSTableViewRowAction] {
      [NSTableViewRowAction(style: .regular, title: "app") { _, _ in }]
    }

    func tableViewSelectionDidChange(_: Notification) { changeCount += 1 }
  }
}
