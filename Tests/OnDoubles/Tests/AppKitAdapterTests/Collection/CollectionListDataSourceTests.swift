// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import AppKit
import TableDiffAppKit
import Testing

@MainActor
@Suite struct CollectionListDataSourceTests {
  private let shelves = [
    Shelf(id: 1, title: "one", rows: fruits(1...2)),
    Shelf(id: 2, title: "two", rows: fruits(3...4)),
  ]

  @Test func animatesAState() async {
    let list = LiveCollection(shelves)
    let (item, header) = (list.scene.item(1, section: 1), list.scene.header(1))
    let outcome = await list.show([
      Shelf(id: 2, title: "second", rows: fruits(3...4)),
      Shelf(id: 1, title: "one", rows: fruits([1, 5])),
    ])
    #expect(outcome == .applied(.animated, finished: true))
    #expect(list.problem == nil)
    #expect(list.scene.item(1) === item)
    #expect(list.scene.header(0) === header)
    #expect(header?.title == "second")
    #expect(header?.configurationCount == 2)
    #expect(list.scene.header(1)?.configurationCount == 2)
    #expect(list.scene.layout.invalidationCount == 1)
  }

  /// A closure that makes another item at each request still shows new content.
  @Test func reloadsWhatIsNotReused() {
    let scene = CollectionScene()
    let updater = SectionedListUpdater(shelves)
    scene.collectionView.register(FruitItem.self, forItemWithIdentifier: "fruit")
    let dataSource = SectionedCollectionDataSource(scene.collectionView, updater) {
      (collectionView, path, fruit, _) in
      let item = collectionView.makeItem(withIdentifier: "fruit", for: path)
      (item as? FruitItem)?.show(fruit)
      return item
    }
    scene.window.layoutIfNeeded()
    var new = shelves
    new[0].rows[0].ripeness = 1
    updater.submit(new)
    updater.updateIfNeeded()
    #expect(scene.item(0)?.fruit == Fruit(id: 1, ripeness: 1))
    #expect(dataSource.section(at: 0) == new[0])
    #expect(scene.collectionView.double.failures == [])
  }

  @Test func movesBetweenSections() {
    let list = LiveCollection(shelves)
    let item = list.scene.item(0)
    let move = list.dataSource.moveRow(from: [0, 0], to: [1, 1])
    #expect(move?.row.id == 1 && move?.next?.id == 4 && move?.section.id == 2)
    let none = list.dataSource.moveRow(from: [0, 0], to: [0, 0])
    #expect(none.map(\.row) == nil)
    #expect(list.updater.sections.map(\.rows) == [fruits([2]), fruits([3, 1, 4])])
    #expect(list.scene.item(1, section: 1) === item)
    #expect(list.collectionView.double.animatedBatchCount == 1)
    #expect(list.problem == nil)
  }

  @Test func reportsInterruptedAnimations() async {
    let list = LiveCollection(shelves)
    list.collectionView.double.completion = .interrupted
    #expect(await list.show([]) == .applied(.animated, finished: false))
  }

  /// What an item showed is not told if it was another row by the identity of the data source.
  @Test func comparesTheIdentityOfThePreviousRow() {
    struct Line { let key: Int, serial: Int }
    let scene = CollectionScene()
    let comparison = ListComparison<SingleSection<[Line]>>.onMain(
      id: { $0.key }, contentsEqual: { $0.serial == $1.serial })
    let updater = ListUpdater([Line(key: 1, serial: 1)], comparison: comparison)
    scene.collectionView.register(FruitItem.self)
    var previousLines: [Line?] = []
    let dataSource = CollectionListDataSource(
      scene.collectionView, updater, id: { $0.serial }
    ) { (collectionView, path, line: Line, previous) in
      previousLines.append(previous)
      return collectionView.reusableItem(FruitItem.self, for: path)
    }
    scene.window.layoutIfNeeded()
    updater.submit([Line(key: 1, serial: 2)])
    updater.updateIfNeeded()
    #expect(previousLines.count == 2)
    #expect(previousLines.compactMap { $0 }.isEmpty)
    #expect(dataSource.row(at: [0, 0])?.serial == 2)
  }

  /// The updater plans no reloads, but others may call.
  @Test func performsReloads() throws {
    let list = LiveCollection(shelves)
    list.collectionView.double.forgetCalls()
    let reloads = BatchUpdate(sectionReloads: [1], reloads: [RowPath(section: 0, row: 1)])
    try list.dataSource.updater.screen.perform(
      reloads, animated: true, change: { true }, completion: { _ in })
    #expect(list.collectionView.double.calls.filter { $0.name == "item" }.count == 3)
    #expect(list.problem == nil)
  }
}
