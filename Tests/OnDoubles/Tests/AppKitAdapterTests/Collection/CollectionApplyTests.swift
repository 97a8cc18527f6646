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
    list.collectionView.apply(from: list.data[0].rows, to: fruits([4, 1, 3, 5])) {
      list.data[0].rows = $0
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
    list.collectionView.apply(sectionsFrom: list.data, to: new) {
      list.data = $0
    } configureHeader: {
      list.scene.header($0)?.title = new[$0].title
    }
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
      from: list.data[1].rows, to: new, inSection: 1, id: { $0.id },
      contentsEqual: { $0.ripeness == $1.ripeness }, setData: { list.data[1].rows = $0 })
    #expect(list.scene.item(0, section: 1) === moved)
    #expect(list.problem == nil)
    list.collectionView.apply(
      sectionsFrom: list.data, to: [Shelf(id: 2, rows: fruits([4, 1]))], id: { $0.id },
      contentsEqual: { $0.ripeness == $1.ripeness }, setData: { list.data = $0 })
    #expect(list.scene.item(0) === moved)
    #expect(list.collectionView.double.reloadCount == 0)
    #expect(list.problem == nil)
  }

  @Test func changesOneSectionOfSeveral() {
    let list = PlainCollection([
      Shelf(id: 1, rows: fruits(1...2)), Shelf(id: 2, rows: fruits(3...4)),
    ])
    list.collectionView.selectionIndexPaths = [[0, 0], [1, 1]]
    list.collectionView.apply(from: fruits(3...4), to: fruits(4...6), inSection: 1) {
      list.data[1].rows = $0
    }
    #expect(list.problem == nil)
    #expect(list.collectionView.selectionIndexPaths == [[0, 0], [1, 0]])
    list.collectionView.apply(
      from: fruits(4...6), to: fruits(6...6), inSection: 1, policy: .animate(upTo: 0, applyUpTo: 0)
    ) { list.data[1].rows = $0 }
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
    list.collectionView.apply(from: list.data[0].rows, to: new) {
      list.data[0].rows = $0
    } configure: {
      paths.append($1)
      ($0 as? FruitItem)?.show(new[$1.item])
    }
    #expect(paths == [[0, 1]])
    #expect(list.scene.item(1) === configured)
    #expect(list.problem == nil)
    new[2].ripeness = 1
    list.collectionView.apply(from: list.data[0].rows, to: new) { list.data[0].rows = $0 }
    #expect(list.scene.item(2)?.fruit?.ripeness == 1)
    #expect(list.problem == nil)
  }

  @Test func reloadsWhereABatchCannotBeShown() {
    let list = PlainCollection([Shelf(id: 0, rows: fruits(1...20))])
    list.collectionView.selectionIndexPaths = [[0, 4]]
    list.collectionView.scroll(NSPoint(x: 0, y: 60))
    list.collectionView.apply(
      sectionsFrom: list.data, to: [Shelf(id: 0, rows: fruits(3...22))],
      policy: .animate(upTo: 1, applyUpTo: 2)
    ) { list.data = $0 }
    #expect(list.collectionView.double.reloadCount == 1)
    #expect(list.collectionView.selectionIndexPaths == [[0, 2]])
    #expect(list.scene.visibleIDs.first == 3)
    #expect(list.collectionView.visibleRect.minY == 20)

    list.collectionView.apply(sectionsFrom: [], to: [Shelf(id: 0, rows: fruits(1...3))]) {
      list.data = $0
    }
    #expect(list.collectionView.double.reloadCount == 2)
    list.scene.isInWindow = false
    list.collectionView.apply(sectionsFrom: list.data, to: []) { list.data = $0 }
    #expect(list.collectionView.double.reloadCount == 3)
    list.collectionView.apply(from: [], to: fruits(1...1)) { rows in
      list.data = [Shelf(id: 0, rows: rows)]
    }
    #expect(list.collectionView.double.reloadCount == 4)
    list.scene.isInWindow = true
    #expect(list.problem == nil)
    list.collectionView.apply(from: fruits(7...9), to: fruits(7...8)) { rows in
      list.data = [Shelf(id: 0, rows: rows)]
    }
    list.collectionView.apply(from: [], to: fruits(7...8), inSection: 1) { rows in
      list.data.append(Shelf(id: 1, rows: rows))
    }
    #expect(list.collectionView.double.reloadCount == 6)
    #expect(list.problem == nil)
  }

  @Test func appliesWithoutMotion() {
    let list = PlainCollection([Shelf(id: 0, rows: fruits(1...4))])
    WorkspaceDouble.$reducesMotion.withValue(true) {
      list.collectionView.apply(from: fruits(1...4), to: fruits(1...3)) { list.data[0].rows = $0 }
      list.collectionView.apply(sectionsFrom: list.data, to: []) { list.data = $0 }
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
      sectionsFrom: list.data, to: new, setData: { list.data = $0 }, completion: { ends.append($0) }
    )
    #expect(list.collectionView.double.animatedBatchCount > 1)
    #expect(ends == [])
    list.collectionView.double.endAnimations(finished: false)
    #expect(ends == [false])
    #expect(list.problem == nil)
  }

  /// Rows that are the same say nothing of what the view has counted.
  @Test func reloadsAViewOfOtherCounts() {
    let list = PlainCollection([Shelf(id: 0, rows: fruits(1...3))])
    list.data[0].rows = fruits(1...5)
    list.collectionView.apply(from: fruits(1...5), to: fruits(1...5)) { list.data[0].rows = $0 }
    #expect(list.collectionView.double.reloadCount == 1)
    #expect(list.problem == nil)
    list.data[0].rows = fruits(1...4)
    list.collectionView.apply(sectionsFrom: list.data, to: list.data) { list.data = $0 }
    #expect(list.collectionView.double.reloadCount == 2)
    #expect(list.problem == nil)
  }

  @Test func keepsItemsUnderANewHeader() {
    let list = PlainCollection([Shelf(id: 0, title: "old", rows: fruits(1...3))])
    list.collectionView.selectionIndexPaths = [[0, 1]]
    let (item, header) = (list.scene.item(1), list.scene.header(0))
    var ends: [Bool] = []
    list.collectionView.apply(
      sectionsFrom: list.data, to: [Shelf(id: 0, title: "new", rows: fruits(1...3))],
      setData: { list.data = $0 },
      configureHeader: { list.scene.header($0)?.title = list.data[$0].title },
      completion: { ends.append($0) })
    #expect(list.scene.item(1) === item)
    #expect(list.scene.header(0) === header)
    #expect(header?.title == "new")
    #expect(list.collectionView.selectionIndexPaths == [[0, 1]])
    #expect(ends == [true])
    #expect(list.problem == nil)
  }

  /// A change does not wait for the animation of the one before.
  @Test func animatesTwoChangesAtOnce() {
    let list = PlainCollection([Shelf(id: 0, rows: fruits(1...3))])
    list.collectionView.double.completion = .manual
    var ends: [Int] = []
    for (number, new) in [fruits(2...4), fruits([4, 2])].enumerated() {
      list.collectionView.apply(
        from: list.data[0].rows, to: new, setData: { list.data[0].rows = $0 },
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
      list.collectionView.apply(sectionsFrom: list.data, to: new) {
        list.data = $0
      } configure: {
        ($0 as? FruitItem)?.show(new[0].rows[$1.item])
        durations.append(NSAnimationContext.current.duration)
      } configureHeader: {
        list.scene.header($0)?.title = new[$0].title
        durations.append(NSAnimationContext.current.duration)
      }
    }
    #expect(durations.map { $0 > 0 } == [!isReduced, !isReduced])
    #expect(list.problem == nil)
  }

  @Test func doesNothingWithoutChanges() {
    let list = PlainCollection([Shelf(id: 0, rows: fruits(1...4))])
    list.collectionView.double.forgetCalls()
    var ends = 0
    list.collectionView.apply(
      from: fruits(1...4), to: fruits(1...4), setData: { list.data[0].rows = $0 },
      completion: { _ in ends += 1 })
    list.collectionView.apply(
      sectionsFrom: list.data, to: list.data, setData: { list.data = $0 },
      completion: { _ in ends += 1 })
    #expect(list.collectionView.double.calls == [])
    #expect(ends == 2)
  }
}
