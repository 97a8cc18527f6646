// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import AppKit
import TableDiffAppKit
import Testing

/// States that arrive in the middle of an animation.
@MainActor
@Suite struct StreamingTests {
  private let applied = UpdateOutcome.applied(.notAnimated, finished: true)

  /// Rows of which the second has a content.
  private func rows(_ count: Int, ripeness: Int) -> [Fruit] {
    (0..<count).map { Fruit(id: $0, ripeness: $0 == 1 ? ripeness : 0) }
  }

  private func turns() async { for _ in 0..<20 { await Task.yield() } }

  @Test func contentsOfATable() async {
    let table = LiveTable(rows(3, ripeness: 0))
    let double = table.tableView.double
    table.updater.options.completionTimeout = 60
    double.completion = .manual
    table.updater.submit(rows(4, ripeness: 0))
    await turns()
    for ripeness in 1...3 {
      #expect(await table.updater.show(rows(4, ripeness: ripeness)) == applied)
      #expect(table.scene.cell(1)?.text == "1.\(ripeness)")
      #expect(double.openAnimationCount == 1)
    }
    table.updater.submit(rows(5, ripeness: 4))
    await turns()
    #expect(table.tableView.numberOfRows == 4)
    double.completion = .atOnce
    double.endAnimations()
    await table.updater.settled()
    #expect(table.rows == rows(5, ripeness: 4) && table.problem == nil)
  }

  @Test func contentsOfACollection() async {
    let list = LiveCollection([Shelf(id: 0, title: "0", rows: rows(3, ripeness: 0))])
    let double = list.collectionView.double
    list.updater.options.completionTimeout = 60
    double.completion = .manual
    list.updater.submit([Shelf(id: 0, title: "0", rows: rows(4, ripeness: 0))])
    await turns()
    for ripeness in 1...3 {
      let new = [Shelf(id: 0, title: "\(ripeness)", rows: rows(4, ripeness: ripeness))]
      #expect(await list.updater.show(new) == applied)
      #expect(double.openAnimationCount == 1 && list.problem == nil)
    }
    double.endAnimations()
    await list.updater.settled()
    #expect(list.problem == nil)
  }
}
