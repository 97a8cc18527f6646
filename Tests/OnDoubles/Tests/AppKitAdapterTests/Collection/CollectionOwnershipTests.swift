// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import AppKit
import TableDiffAppKit
import Testing

/// Collection views whose data source is replaced, released, or shares its updater.
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

  @Test func leavesAViewWithAnotherDataSourceAlone() async throws {
    let list = LiveCollection(shelves)
    let other = AppCollectionSource(numberOfItems: { _ in 7 })
    other.attach(to: list.collectionView)
    list.scene.window.layoutIfNeeded()
    list.collectionView.double.forgetCalls()
    #expect(list.dataSource.updater.screen.reportedRowCounts == nil)
    #expect(!list.dataSource.updater.screen.isOnScreen)
    let outcome = await list.show([shelves[1]])
    #expect(outcome == .applied(.reloaded(.initialLoad), finished: true))
    #expect(list.updater.sections == [shelves[1]])
    list.dataSource.moveRow(from: [0, 0], to: [0, 1])
    #expect(list.dataSource.row(at: [0, 1]) == Fruit(id: 4))
    var (changes, ends) = (0, [Bool]())
    let batch = BatchUpdate(
      deletes: [RowPath(section: 0, row: 0)], refreshes: [RowPath(section: 0, row: 0)],
      sectionRefreshes: [0])
    try list.dataSource.updater.screen.perform(
      batch, animated: true,
      change: {
        changes += 1
        return true
      }, completion: { ends.append($0) })
    #expect(changes == 1)
    #expect(ends == [false])
    list.dataSource.updater.screen.refresh(batch)
    #expect(list.collectionView.double.calls == [])
    #expect(list.collectionView.double.reloadCount == 0)
    #expect(list.collectionView.double.failures == [])
    #expect(list.collectionView.numberOfItems(inSection: 0) == 7)
  }

  @Test func givesTheViewToANewDataSource() async {
    let list = LiveCollection(shelves)
    let updater = SectionedListUpdater([Shelf(id: 9, rows: fruits(30...31))])
    let dataSource = makeDataSource(list.scene, updater)
    #expect(list.scene.problem(showing: updater.sections) == nil)
    _ = await list.show([])
    _ = await updater.show([Shelf(id: 9, rows: fruits(31...33))])
    await updater.settled()
    #expect(list.scene.problem(showing: updater.sections) == nil)
    #expect(dataSource.updater.screen.reportedRowCounts == [3])
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
  @Test(arguments: [true, false])
  func answersUntilTheAnimationIsOver(isMove: Bool) async {
    let scene = CollectionScene()
    scene.collectionView.double.completion = .manual
    let updater = SectionedListUpdater(shelves)
    weak var released: (any ListView)?
    do {
      let dataSource = makeDataSource(scene, updater)
      released = updater.view
      scene.window.layoutIfNeeded()
      if isMove {
        dataSource.moveRow(from: [0, 0], to: [1, 17])
      } else {
        updater.submit([Shelf(id: 1, title: "one", rows: fruits(2...3)), shelves[1]])
        updater.updateIfNeeded()
      }
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

  /// A closure that shows a row is called while the view asks for it.
  @Test func changesNothingWhileTheViewAsks() async {
    let scene = CollectionScene()
    let updater = SectionedListUpdater([Shelf(id: 1, rows: fruits(1...3))])
    let new = [Shelf(id: 1, rows: fruits(2...3))]
    var answers: [Bool] = []
    let dataSource = SectionedCollectionDataSource(
      scene.collectionView, updater, item: FruitItem.self
    ) {
      $0.show($1, previous: $2)
      if answers.count == 2 { updater.submit(new) }
      answers.append(updater.updateIfNeeded())
    }
    scene.window.layoutIfNeeded()
    #expect(answers.count == 3)
    #expect(answers.last == false)
    await updater.settled()
    #expect(scene.problem(showing: new) == nil)
    #expect(dataSource.updater.screen.reportedRowCounts == [2])
  }

  /// What a closure animates is animated only if the change is.
  @Test(arguments: [true, false], [true, false])
  func refreshesAsItAnimates(isAnimated: Bool, isReduced: Bool) {
    let scene = CollectionScene()
    let updater = SectionedListUpdater([Shelf(id: 1, rows: fruits(1...3))])
    var durations: [TimeInterval] = []
    let dataSource = SectionedCollectionDataSource(
      scene.collectionView, updater, item: FruitItem.self
    ) {
      $0.show($1, previous: $2)
      if $2 != nil { durations.append(NSAnimationContext.current.duration) }
    }
    scene.window.layoutIfNeeded()
    WorkspaceDouble.$reducesMotion.withValue(isReduced) {
      updater.submit([Shelf(id: 1, rows: [Fruit(id: 1, ripeness: 1)])], animated: isAnimated)
      #expect(updater.updateIfNeeded())
    }
    #expect(durations.map { $0 > 0 } == [isAnimated && !isReduced])
    #expect(dataSource.updater.screen.reportedRowCounts == [1])
    #expect(scene.problem(showing: updater.sections) == nil)
  }
}
