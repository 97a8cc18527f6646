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
    source.trailingSwipeActions = { fruit in
      if fruit.id == 3 { return [] }
      return [
        NSTableViewRowAction(style: .destructive, title: "Eat \(fruit.id)") { _, _ in
          eaten.append(fruit.id)
        }
      ]
    }
    _ = await table.show(fruits(2..<5))
    #expect(view.swipe(1, from: .trailing).isEmpty && view.swipe(2, from: .leading).isEmpty)
    let actions = view.swipe(2, from: .trailing)
    #expect(actions.map(\.title) == ["Eat 4"])
    actions.first?.perform(onRow: 2)
    #expect(eaten == [4] && view.swipe(9, from: .trailing).isEmpty)
    source.leadingSwipeActions = source.trailingSwipeActions
    source.trailingSwipeActions = nil
    #expect(view.swipe(2, from: .leading).count == 1 && view.swipe(2, from: .trailing).isEmpty)
    #expect(source.trailingSwipeActions == nil && view.double.failures == [])
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
    source.leadingSwipeActions = { _ in [] }
    #expect(table.tableView.swipe(1, from: .leading).isEmpty)
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
