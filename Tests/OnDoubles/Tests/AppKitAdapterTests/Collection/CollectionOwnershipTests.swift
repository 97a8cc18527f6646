// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import AppKit
import TableDiffAppKit
import Testing

/// Headers of collection views whose data source is released or shares its updater.
@MainActor
@Suite struct CollectionOwnershipTests {
  private let shelves = [
    Shelf(id: 1, title: "one", rows: fruits(1...3)),
    Shelf(id: 2, title: "two", rows: fruits(4...20)),
  ]

  private func makeDataSource(
    _ scene: CollectionScene, _ updater: SectionedListUpdater<Shelf>
  ) -> SectionedCollectionDataSource<Shelf> {
    let dataSource = SectionedCollectionDataSource(
      scene.collectionView, updater, item: FruitItem.self
    ) { $0.show($1, previous: $2) }
    let kind = NSCollectionView.elementKindSectionHeader
    dataSource.showSupplementaryViews(ShelfHeader.self, ofKind: kind) { $0.title = $1.title }
    return dataSource
  }

  /// The first view is not told of changes any more, but can ask for its items and headers.
  @Test func drivesTheNewestOfTwoViews() async {
    let list = LiveCollection(shelves)
    let scene = CollectionScene()
    let dataSource = makeDataSource(scene, list.updater)
    let outcome = await list.show([Shelf(id: 1, rows: fruits(1...2))])
    #expect(outcome == .applied(.reloaded(.initialLoad), finished: true))
    #expect(scene.problem(showing: list.updater.sections) == nil)
    list.collectionView.scroll(NSPoint(x: 0, y: 200))
    list.scene.window.layoutIfNeeded()
    list.collectionView.scroll(NSPoint(x: 0, y: 0))
    list.scene.window.layoutIfNeeded()
    #expect(list.collectionView.double.failures == [])
    #expect(list.collectionView.visibleItems().map { $0.view.frame } != [])
    #expect(dataSource.updater.screen.reportedRowCounts == [2])
  }

  /// Until the animation is over the updater keeps what answers the view, which a view does not.
  @Test func answersUntilTheAnimationIsOver() async {
    let scene = CollectionScene()
    scene.collectionView.double.completion = .manual
    let updater = SectionedListUpdater(shelves)
    weak var released: (any ListView)?
    do {
      let dataSource = makeDataSource(scene, updater)
      released = updater.view
      scene.window.layoutIfNeeded()
      updater.submit([Shelf(id: 1, title: "one", rows: fruits(2...3)), shelves[1]])
      updater.updateIfNeeded()
      withExtendedLifetime(dataSource) {}
    }
    #expect(released != nil)
    scene.collectionView.scroll(NSPoint(x: 0, y: 50))
    #expect(scene.visibleIDs.first == 4)
    #expect(scene.header(1)?.title == "two")
    scene.collectionView.double.endAnimations()
    await updater.settled()
    #expect(released == nil)
    #expect(scene.collectionView.double.failures == [])
  }
}
