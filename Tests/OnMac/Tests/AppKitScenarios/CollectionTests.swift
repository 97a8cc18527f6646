// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import AppKit
import TableDiffAppKit
import Testing

/// Collection views that an updater drives, as a user sees them.
@MainActor
@Suite struct CollectionTests {
  private let shelves = [
    Shelf(id: 1, title: "one", rows: fruits(1...2)),
    Shelf(id: 2, title: "two", rows: fruits(3...4)),
  ]

  private var reloading: UpdateOptions {
    var options = UpdateOptions()
    options.policy = .animate(upTo: 0, applyUpTo: 0)
    return options
  }

  @Test func passesThePreviousRow() async {
    let list = LiveCollection(shelves)
    let item = list.scene.item(0, section: 1)
    var new = shelves
    new[1].rows.swapAt(0, 1)
    new[1].rows[1].ripeness = 1
    _ = await list.show(new)
    #expect(list.scene.item(1, section: 1) === item)
    #expect(item?.previous == [nil, Fruit(id: 3)])
    #expect(list.problem == nil)
  }

  @Test func reloadsItemsOffScreen() async {
    let list = LiveCollection([Shelf(id: 1, rows: fruits(1...9))])
    var new = list.updater.sections
    new[0].rows[8].ripeness = 1
    #expect(await list.show(new) == .applied(.animated, finished: true))
    list.collectionView.scroll(NSPoint(x: 0, y: 100))
    #expect(list.problem == nil)
    #expect(list.scene.visibleIDs.last == 9)
  }

  @Test func keepsSelectionAndPlaceOverAReload() async {
    let list = LiveCollection([Shelf(id: 1, rows: fruits(1...20))], options: reloading)
    list.collectionView.selectionIndexPaths = [[0, 7], [0, 8]]
    list.collectionView.scroll(NSPoint(x: 0, y: 115))
    #expect(list.scene.visibleIDs.first == 6)
    let outcome = await list.show([
      Shelf(id: 0, rows: fruits(100...102)), Shelf(id: 9, rows: []),
      Shelf(id: 1, rows: fruits(Array(1...8) + Array(10...20))),
    ])
    #expect(outcome == .applied(.reloaded(.policy), finished: true))
    #expect(list.problem == nil)
    #expect(list.collectionView.selectionIndexPaths == [[2, 7]])
    #expect(list.scene.visibleIDs.first == 6)
    #expect(list.collectionView.visibleRect.minY == 195)
  }

  @Test func waitsWhileTheUserDrags() {
    let list = LiveCollection(shelves)
    list.dataSource.isDragging = true
    list.updater.submit([])
    #expect(!list.updater.updateIfNeeded())
    list.dataSource.isDragging = false
    #expect(list.updater.updateIfNeeded())
    #expect(list.problem == nil)
    #expect(list.updater.sections == [])
  }

  @Test func findsRows() {
    let list = LiveCollection(shelves)
    let dataSource = list.dataSource
    #expect(dataSource.row(at: [1, 0]) == Fruit(id: 3))
    #expect(dataSource.row(at: [1, 2]) == nil)
    #expect(dataSource.row(at: [2, 0]) == nil)
    #expect(dataSource.row(at: [0]) == nil)
    #expect(dataSource.indexPath(for: 4) == [1, 1])
    #expect(dataSource.indexPath(for: 9) == nil)
    #expect(dataSource.section(at: 1) == shelves[1])
    #expect(dataSource.section(at: 2) == nil)
  }

  @Test func reloadsOffScreen() async {
    let list = LiveCollection(shelves)
    list.collectionView.selectionIndexPaths = [[1, 0]]
    list.scene.isInWindow = false
    #expect(
      await list.show(shelves.reversed()) == .applied(.reloaded(.offScreen), finished: true))
    #expect(list.collectionView.selectionIndexPaths == [[0, 0]])
    list.scene.isInWindow = true
    #expect(list.problem == nil)
    #expect(list.collectionView.selectionIndexPaths == [[0, 0]])
    #expect(await list.show(shelves) == .applied(.animated, finished: true))
    #expect(list.problem == nil)
  }
}
