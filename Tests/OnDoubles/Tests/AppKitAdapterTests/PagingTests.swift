// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import AppKit
import TableDiffAppKit
import Testing

/// Pages that are loaded when the user comes to the end.
@MainActor
@Suite struct PagingTests {
  /// Lets closures run that were put off.
  private func turn() async {
    for _ in 0..<5 { await Task.yield() }
  }

  @Test func ofATable() async {
    let table = LiveTable(fruits(0..<30))
    table.tableView.double.overdraw = 0
    var calls = 0
    func scroll(to row: Int) {
      table.tableView.scroll(NSPoint(x: 0, y: CGFloat(row) * 20))
      table.scene.window.layoutIfNeeded()
    }
    table.dataSource.onReachingEnd(within: 5) { calls += 1 }
    // Rows 0 to 4 are visible.
    scroll(to: 19)
    await turn()
    #expect(calls == 0)
    scroll(to: 20)
    #expect(calls == 0)
    await turn()
    #expect(calls == 1)
    scroll(to: 0)
    scroll(to: 22)
    _ = await table.show(fruits(-1..<29) + [Fruit(id: 29, ripeness: 1)])
    await turn()
    #expect(calls == 1)
    _ = await table.show(fruits(0..<60))
    scroll(to: 55)
    await turn()
    #expect(calls == 2)
    // The end comes to the user.
    scroll(to: 0)
    _ = await table.show(fruits(0..<11))
    await turn()
    #expect(calls == 2)
    _ = await table.show(fruits(0..<10))
    await turn()
    #expect(calls == 3)
    table.dataSource.onReachingEnd(within: 5) { calls += 10 }
    await turn()
    #expect(calls == 13)
    table.dataSource.onReachingEnd(nil)
    _ = await table.show(fruits(0..<3))
    await turn()
    #expect(calls == 13 && table.problem == nil)
  }

  @Test func ofACollectionOfSections() async {
    func shelves(_ counts: Int...) -> [Shelf] {
      counts.enumerated().map { id, count in
        Shelf(id: id, rows: fruits(id * 100..<id * 100 + count))
      }
    }
    let list = LiveCollection(shelves(0, 0))
    list.collectionView.double.overdraw = 0
    var ends: [Int?] = []
    list.dataSource.onReachingEnd { [unowned list] in
      ends.append(list.updater.sections.last { !$0.rows.isEmpty }?.rows.last?.id)
    }
    _ = await list.show(shelves(4, 2, 0, 0))
    await turn()
    #expect(ends == [])
    list.collectionView.scroll(NSPoint(x: 0, y: 60))
    list.scene.window.layoutIfNeeded()
    await turn()
    #expect(ends == [101])
    // A page that does not fill the screen: its end comes up at once.
    _ = await list.show(shelves(1, 0, 1, 0))
    list.scene.window.layoutIfNeeded()
    await turn()
    #expect(ends == [101, 200] && list.problem == nil)
  }
}
