// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import AppKit
import TableDiffAppKit
import Testing

@MainActor
@Suite struct CollectionApplyTests {
  /// Tests the example given in the documentation.
  @Test func animatesAChange() {
    let list = PlainCollection([Shelf(id: 0, rows: fruits(1...4))])
    list.collectionView.selectionIndexPaths = [[0, 1], [0, 2]]
    let moved = list.scene.item(3)
    list.collectionView.apply(list.data[0].rows.tableDiff(to: fruits([4, 1, 3, 5]))) {
      list.data[0].rows = fruits([4, 1, 3, 5])
    }
    #expect(list.problem == nil)
    #expect(list.scene.visibleIDs == [4, 1, 3, 5])
    #expect(list.scene.item(0) === moved)
    #expect(list.collectionView.selectionIndexPaths == [[0, 2]])
    #expect(list.collectionView.double.animatedBatchCount == 1)
  }

  /// Tests the example given in the documentation.
  @Test func animatesAChangeOfSections() {
    let list = PlainCollection([
      Shelf(id: 1, rows: fruits(1...2)), Shelf(id: 2, rows: fruits(3...3)),
    ])
    let moved = list.scene.item(0, section: 1)
    let header = list.scene.header(1)
    let new = [
      Shelf(id: 2, title: "two", rows: fruits([3, 4])), Shelf(id: 1, rows: fruits(1...1)),
    ]
    list.collectionView.apply(
      list.data.sectionedDiff(to: new), from: list.data, to: new,
      refreshHeader: { list.scene.header($0)?.title = new[$0].title }
    ) { list.data = $0 }
    #expect(list.problem == nil)
    #expect(list.scene.item(0) === moved)
    #expect(list.scene.header(0) === header)
    #expect(list.scene.layout.invalidationCount == 1)
    #expect(list.collectionView.double.animatedBatchCount > 0)
    #expect(list.collectionView.double.reloadCount == 0)
  }

  @Test func callsTheClosuresOfRows() {
    let list = PlainCollection([
      Shelf(id: 1, rows: fruits(1...2)), Shelf(id: 2, rows: fruits(3...4)),
    ])
    let moved = list.scene.item(1, section: 1)
    var new = fruits([4, 3])
    new[1].ripeness = 1
    list.collectionView.apply(
      list.data[1].rows.tableDiff(
        to: new, id: { $0.id }, contentsEqual: { $0.ripeness == $1.ripeness }), inSection: 1,
      setData: { list.data[1].rows = new })
    #expect(list.scene.item(0, section: 1) === moved)
    #expect(list.problem == nil)
    list.collectionView.apply(
      list.data.sectionedDiff(
        to: [Shelf(id: 2, rows: fruits([4, 1]))], id: { $0.id },
        contentsEqual: { $0.ripeness == $1.ripeness }), from: list.data,
      to: [Shelf(id: 2, rows: fruits([4, 1]))], setData: { list.data = $0 })
    #expect(list.scene.item(0) === moved)
    #expect(list.collectionView.double.reloadCount == 0)
    #expect(list.problem == nil)
  }

  @Test func changesOneSectionOfSeveral() {
    let list = PlainCollection([
      Shelf(id: 1, rows: fruits(1...2)), Shelf(id: 2, rows: fruits(3...4)),
    ])
    list.collectionView.selectionIndexPaths = [[0, 0], [1, 1]]
    list.collectionView.apply(fruits(3...4).tableDiff(to: fruits(4...6)), inSection: 1) {
      list.data[1].rows = fruits(4...6)
    }
    #expect(list.problem == nil)
    #expect(list.collectionView.selectionIndexPaths == [[0, 0], [1, 0]])
    list.collectionView.apply(
      fruits(4...6).tableDiff(to: fruits(6...6)), inSection: 1,
      policy: .animate(upTo: 0, applyUpTo: 0)
    ) { list.data[1].rows = fruits(6...6) }
    #expect(list.problem == nil)
    #expect(list.collectionView.double.reloadCount == 1)
    #expect(list.collectionView.selectionIndexPaths == [[0, 0]])
  }

  @Test func configuresWhatIsOnScreenAndReloadsTheRest() {
    let list = PlainCollection([Shelf(id: 0, rows: fruits(0..<9))])
    let configured = list.scene.item(1)
    var new = list.data[0].rows
    for row in [1, 8] { new[row].ripeness = 1 }
    var paths: [IndexPath] = []
    list.collectionView.apply(list.data[0].rows.tableDiff(to: new)) {
      paths.append($1)
      ($0 as? FruitItem)?.show(new[$1.item])
    } setData: {
      list.data[0].rows = new
    }
    #expect(paths == [[0, 1]])
    #expect(list.scene.item(1) === configured)
    #expect(list.problem == nil)
    new[2].ripeness = 1
    list.collectionView.apply(list.data[0].rows.tableDiff(to: new)) { list.data[0].rows = new }
    #expect(list.scene.item(2)?.fruit?.ripeness == 1)
    #expect(list.problem == nil)
  }

  @Test func reloadsWhereABatchCannotBeShown() {
    let list = PlainCollection([Shelf(id: 0, rows: fruits(1...20))])
    list.collectionView.selectionIndexPaths = [[0, 4]]
    list.collectionView.scroll(NSPoint(x: 0, y: 60))
    list.collectionView.apply(
      list.data.sectionedDiff(to: [Shelf(id: 0, rows: fruits(3...22))]), from: list.data,
      to: [Shelf(id: 0, rows: fruits(3...22))], policy: .animate(upTo: 1, applyUpTo: 2)
    ) { list.data = $0 }
    #expect(list.collectionView.double.reloadCount == 1)
    #expect(list.collectionView.selectionIndexPaths == [[0, 2]])
    #expect(list.scene.visibleIDs.first == 3)
    #expect(list.collectionView.visibleRect.minY == 20)

    list.collectionView.apply(
      [Shelf]().sectionedDiff(to: [Shelf(id: 0, rows: fruits(1...3))]), from: [],
      to: [Shelf(id: 0, rows: fruits(1...3))]
    ) {
      list.data = $0
    }
    #expect(list.collectionView.double.reloadCount == 2)
    list.scene.isInWindow = false
    list.collectionView.apply(list.data.sectionedDiff(to: []), from: list.data, to: []) {
      list.data = $0
    }
    #expect(list.collectionView.double.reloadCount == 3)
    list.collectionView.apply([Fruit]().tableDiff(to: fruits(1...1))) {
      list.data = [Shelf(id: 0, rows: fruits(1...1))]
    }
    #expect(list.collectionView.double.reloadCount == 4)
    list.scene.isInWindow = true
    #expect(list.problem == nil)
    list.collectionView.apply(fruits(7...9).tableDiff(to: fruits(7...8))) {
      list.data = [Shelf(id: 0, rows: fruits(7...8))]
    }
    list.collectionView.apply([Fruit]().tableDiff(to: fruits(7...8)), inSection: 1) {
      list.data.append(Shelf(id: 1, rows: fruits(7...8)))
    }
    #expect(list.collectionView.double.reloadCount == 6)
    #expect(list.problem == nil)
  }

  /// Rows that are the same say nothing of what the view has counted.
  @Test func reloadsAViewOfOtherCounts() {
    let list = PlainCollection([Shelf(id: 0, rows: fruits(1...3))])
    list.data[0].rows = fruits(1...5)
    list.collectionView.apply(fruits(1...5).tableDiff(to: fruits(1...5))) {
      list.data[0].rows = fruits(1...5)
    }
    #expect(list.collectionView.double.reloadCount == 1)
    #expect(list.problem == nil)
    list.data[0].rows = fruits(1...4)
    list.collectionView.apply(
      list.data.sectionedDiff(to: list.data), from: list.data, to: list.data
    ) { list.data = $0 }
    #expect(list.collectionView.double.reloadCount == 2)
    #expect(list.problem == nil)
  }

  @Test func keepsItemsUnderANewHeader() {
    let list = PlainCollection([Shelf(id: 0, title: "old", rows: fruits(1...3))])
    list.collectionView.selectionIndexPaths = [[0, 1]]
    let (item, header) = (list.scene.item(1), list.scene.header(0))
    var ends: [Bool] = []
    list.collectionView.apply(
      list.data.sectionedDiff(to: [Shelf(id: 0, title: "new", rows: fruits(1...3))]),
      from: list.data, to: [Shelf(id: 0, title: "new", rows: fruits(1...3))],
      refreshHeader: { list.scene.header($0)?.title = list.data[$0].title },
      setData: { list.data = $0 }, completion: { ends.append($0) })
    #expect(list.scene.item(1) === item)
    #expect(list.scene.header(0) === header)
    #expect(header?.title == "new")
    #expect(list.collectionView.selectionIndexPaths == [[0, 1]])
    #expect(ends == [true])
    #expect(list.problem == nil)
  }

  @Test func doesNothingWithoutChanges() {
    let list = PlainCollection([Shelf(id: 0, rows: fruits(1...4))])
    list.collectionView.double.forgetCalls()
    var ends = 0
    list.collectionView.apply(
      fruits(1...4).tableDiff(to: fruits(1...4)), setData: { list.data[0].rows = fruits(1...4) },
      completion: { _ in ends += 1 })
    list.collectionView.apply(
      list.data.sectionedDiff(to: list.data), from: list.data, to: list.data,
      setData: { list.data = $0 }, completion: { _ in ends += 1 })
    #expect(list.collectionView.double.calls == [])
    #expect(ends == 2)
  }
}
