// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import AppKit
import TableDiffAppKit
import Testing

/// The order that the user chooses by the titles of columns, and the heights of rows.
@MainActor
@Suite struct TableSortingTests {
  @Test func aClickOnATitleSorts() async {
    let table = LiveTable(fruits([2, 0, 3, 1]))
    let (view, source, updater) = (table.tableView, table.dataSource, table.updater)
    view.tableColumns[0].sortDescriptorPrototype = NSSortDescriptor(
      keyPath: \Fruit.id, ascending: true)
    view.clickTitle(ofColumn: 0)
    var orders: [Bool] = []
    source.onSort = { [weak updater] descriptors in
      guard let updater, let isAscending = descriptors.first?.ascending else { return }
      orders.append(isAscending)
      updater.submit(updater.rows.sorted { isAscending == ($0.id < $1.id) })
    }
    view.selectRowIndexes([2], byExtendingSelection: false)
    for isAscending in [false, true] {
      view.clickTitle(ofColumn: 0)
      await updater.settled()
      #expect(table.rows.map(\.id) == (isAscending ? [0, 1, 2, 3] : [3, 2, 1, 0]))
      #expect(view.selectedRowIndexes == [isAscending ? 3 : 0])
    }
    view.clickTitle(ofColumn: 1)
    #expect(orders == [false, true] && table.problem == nil)
    #expect(view.double.reloadCount == 0)
  }

  @Test func heightsOfRows() async {
    let table = SectionTable(
      [Shelf(id: 0, rows: fruits(0..<3)), Shelf(id: 1, rows: fruits(3..<5))], hasFooters: false)
    let (view, source) = (table.tableView, table.source)
    func heights() -> [Double] { (0..<view.numberOfRows).map { view.rect(ofRow: $0).height } }
    let method = NSSelectorFromString("tableView:heightOfRow:")
    #expect(heights() == [20, 20, 20, 20, 20, 20, 20])
    // A table view that is told of no heights asks for none.
    #expect(view.delegate?.responds(to: method) == false)
    source.rowHeight = { 30 + CGFloat($0.ripeness) }
    #expect(heights() == [20, 30, 30, 30, 20, 30, 30])
    var ripe = fruits(1..<3)
    ripe[1].ripeness = 9
    await table.show([Shelf(id: 0, rows: ripe), Shelf(id: 1, rows: fruits(3..<6))])
    #expect(heights() == [20, 30, 39, 20, 30, 30, 30] && table.problem == nil)
    source.rowHeight = nil
    #expect(heights() == [20, 20, 20, 20, 20, 20, 20])
    #expect(view.delegate?.responds(to: method) == false)
  }
}
