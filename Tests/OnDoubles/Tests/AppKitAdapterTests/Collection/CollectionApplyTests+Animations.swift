// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import AppKit
import TableDiffAppKit
import Testing

/// When a change moves, and when it ends.
extension CollectionApplyTests {
  @Test func appliesWithoutMotion() {
    let list = PlainCollection([Shelf(id: 0, rows: fruits(1...4))])
    WorkspaceDouble.$reducesMotion.withValue(true) {
      list.collectionView.apply(fruits(1...4).tableDiff(to: fruits(1...3))) {
        list.data[0].rows = fruits(1...3)
      }
      list.collectionView.apply(list.data.sectionedDiff(to: []), from: list.data, to: []) {
        list.data = $0
      }
    }
    #expect(list.collectionView.double.animatedBatchCount == 0)
    #expect(list.collectionView.double.unanimatedBatchCount == 2)
    #expect(list.problem == nil)
  }

  /// A change that takes several batches ends with the last of them.
  @Test func endsWithTheLastAnimation() {
    let list = PlainCollection([
      Shelf(id: 1, rows: fruits(1...2)), Shelf(id: 2, rows: fruits(3...4)),
      Shelf(id: 3, rows: fruits(5...6)),
    ])
    list.collectionView.double.completion = .manual
    let new = [
      Shelf(id: 3, rows: fruits([6, 1, 5])), Shelf(id: 4, rows: fruits([3])),
      Shelf(id: 1, rows: fruits([2, 9])),
    ]
    var ends: [Bool] = []
    list.collectionView.apply(
      list.data.sectionedDiff(to: new), from: list.data, to: new, setData: { list.data = $0 },
      completion: { ends.append($0) })
    #expect(list.collectionView.double.animatedBatchCount > 1)
    #expect(ends == [])
    list.collectionView.double.endAnimations(finished: false)
    #expect(ends == [false])
    #expect(list.problem == nil)
  }

  /// A change does not wait for the animation of the one before.
  @Test func animatesTwoChangesAtOnce() {
    let list = PlainCollection([Shelf(id: 0, rows: fruits(1...3))])
    list.collectionView.double.completion = .manual
    var ends: [Int] = []
    for (number, new) in [fruits(2...4), fruits([4, 2])].enumerated() {
      list.collectionView.apply(
        list.data[0].rows.tableDiff(to: new), setData: { list.data[0].rows = new },
        completion: { _ in ends.append(number) })
      #expect(list.problem == nil)
    }
    #expect(ends == [])
    list.collectionView.double.endAnimations()
    #expect(ends == [0, 1])
    #expect(list.collectionView.double.animatedBatchCount == 2)
  }

  @Test(arguments: [true, false])
  func refreshesAsItAnimates(isReduced: Bool) {
    let list = PlainCollection([Shelf(id: 0, title: "old", rows: fruits(1...3))])
    let new = [Shelf(id: 0, title: "new", rows: [Fruit(id: 1, ripeness: 1)])]
    var durations: [TimeInterval] = []
    WorkspaceDouble.$reducesMotion.withValue(isReduced) {
      list.collectionView.apply(list.data.sectionedDiff(to: new), from: list.data, to: new) {
        ($0 as? FruitItem)?.show(new[0].rows[$1.item])
        durations.append(NSAnimationContext.current.duration)
      } refreshHeader: {
        list.scene.header($0)?.title = new[$0].title
        durations.append(NSAnimationContext.current.duration)
      } setData: {
        list.data = $0
      }
    }
    #expect(durations.map { $0 > 0 } == [!isReduced, !isReduced])
    #expect(list.problem == nil)
  }
}
