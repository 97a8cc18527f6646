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

  /// A delegate of the app's is asked itself.
  @Test(arguments: [true, false]) func ofADelegate(isOfSelection: Bool) async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent, \.standardOutputContent]
    ) { [isOfSelection] in
      await MainActor.run {
        let view = NSTableView(frame: .zero)
        let delegate = Delegate()
        view.delegate = delegate
        let source = TableListDataSource(
          view, ListUpdater(fruits(0..<3)), cell: FruitCell(frame: .zero)
        ) { _, _, _, _ in }
        (source.onSelect, source.leadingSwipeActions) = (nil, nil)
        print("so far")
        if isOfSelection { source.onSelect = { _ in } }
        source.leadingSwipeActions = { _ in [] }
        withExtendedLifetime(delegate) {}
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("has a delegate of its own"))
    let output = String(decoding: result?.standardOutputContent ?? [], as: UTF8.self)
    #expect(output.contains("so far"))
  }

  private final class Delegate: NSObject, NSTableViewDelegate {}
}
