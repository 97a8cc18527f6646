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

  /// A view whose updater drives another one asks for items and headers that are gone.
  @Test func aViewThatIsNoLongerDriven() async {
    let list = LiveCollection([shelves[0], Shelf(id: 2, rows: fruits(4...20))])
    let scene = CollectionScene()
    let next = SectionedCollectionDataSource(
      scene.collectionView, list.updater, item: FruitItem.self
    ) { $0.show($1, previous: $2) }
    let outcome = await list.show([shelves[0]])
    #expect(outcome == .applied(.reloaded(.initialLoad), finished: true))
    for offset in [200, 0] { list.scene.scroll(to: CGFloat(offset)) }
    #expect(list.scene.double.failures == [])
    #expect(scene.collectionView.numberOfItems(inSection: 0) == 2)
    withExtendedLifetime(next) {}
  }

  /// Until the animation is over the updater keeps what answers the view, which a view does not.
  @Test func answersUntilTheAnimationIsOver() async {
    var list: LiveCollection? = LiveCollection([
      Shelf(id: 1, title: "one", rows: fruits(1...3)),
      Shelf(id: 2, title: "two", rows: fruits(4...20)),
    ])
    guard let scene = list?.scene, let updater = list?.updater else { return }
    weak let released = updater.view
    scene.double.completion = .manual
    var new = updater.sections
    new[0].rows.removeFirst()
    updater.submit(new)
    updater.updateIfNeeded()
    list = nil
    #expect(released != nil)
    scene.scroll(to: 50)
    #expect(scene.visibleIDs.first == 4 && scene.header(1)?.title == "two")
    scene.double.endAnimations()
    await updater.settled()
    #expect(released == nil && scene.double.failures == [])
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
