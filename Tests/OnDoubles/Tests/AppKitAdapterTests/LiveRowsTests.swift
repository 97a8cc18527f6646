// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import AppKit
import TableDiffAppKit
import Testing

/// Views whose rows an updater drives: what moves them, and what becomes of them.
@MainActor
@Suite struct LiveRowsTests {
  @Test(arguments: ListKind.allCases) func leavesAMovedRowToTheStore(_ kind: ListKind) async {
    let list = LiveRows(kind, fruits(1...4))
    list.scene.selectedRows = [0]
    let moved = list.scene.shown(0)
    list.move(0, to: 2)
    #expect(list.rows == fruits([2, 3, 1, 4]) && list.scene.selectedRows == [2])
    #expect(list.scene.shown(2) === moved)
    #expect(await list.show(fruits([2, 3, 1, 4])) == .applied(.unchanged, finished: true))
    list.move(1, to: 1)
    #expect(list.scene.double.animatedBatchCount == 1 && list.problem == nil)
  }

  @Test(arguments: ListKind.allCases) func movesOffScreenAndWithoutMotion(_ kind: ListKind) async {
    let list = LiveRows(kind, fruits(1...4))
    WorkspaceDouble.$reducesMotion.withValue(true) { list.move(0, to: 1) }
    #expect(list.scene.double.unanimatedBatchCount == 1)
    list.scene.selectedRows = [1, 3]
    list.scene.isInWindow = false
    list.move(0, to: 3)
    list.scene.isInWindow = true
    #expect(list.rows == fruits([1, 3, 4, 2]) && list.source.selectedIDs == [1, 4])
    #expect(list.problem == nil)
  }

  @Test(arguments: ListKind.allCases)
  func leavesOutABatchThatIsOutOfDate(_ kind: ListKind) throws {
    let list = LiveRows(kind, fruits(1...3))
    let batch = BatchUpdate(deletes: [RowPath(section: 0, row: 0)])
    try list.screen.perform(batch, animated: true, change: { false }, completion: { _ in })
    #expect(list.problem == nil && list.scene.rowCount == 3)
  }

  @Test(arguments: ListKind.allCases)
  func keepsTheViewUntilItsAnimationIsOver(_ kind: ListKind) async {
    weak var view: NSView?
    var double: ViewDouble?
    let updater = ListUpdater(fruits(1...3))
    do {
      let list = LiveRows(kind.makeScene(), updater)
      (view, double) = (list.scene.view, list.scene.double)
      double?.completion = .manual
      updater.submit(fruits(1...4))
      updater.updateIfNeeded()
      #expect(list.rows.count == 4)
      list.scene.scrollView.documentView = nil
    }
    #expect(view != nil)
    double?.endAnimations()
    await updater.settled()
    #expect(view == nil && updater.view == nil && double?.failures == [])
  }

  @Test(arguments: ListKind.allCases) func outlivesItsView(_ kind: ListKind) async {
    let updater = ListUpdater(fruits(1...3))
    var scene: (any ListScene)? = kind.makeScene()
    let source = scene.map { LiveRows.source($0, updater) }
    weak let view = scene?.view
    scene?.window.layoutIfNeeded()
    scene = nil
    #expect(view == nil && !updater.screen.isOnScreen)
    #expect(
      await updater.show(fruits(1...4)) == .applied(.reloaded(.initialLoad), finished: true))
    LiveRows.move(0, to: 1, in: source)
    #expect(updater.rows == fruits([2, 1, 3, 4]))
    var finished: [Bool] = []
    try? updater.screen.perform(
      BatchUpdate(), animated: true, change: { true }, completion: { finished.append($0) })
    #expect(finished == [false])
  }

  /// Until the animation is over the updater keeps what answers the view, which a view does not.
  @Test(arguments: ListKind.allCases, [true, false])
  func answersUntilTheAnimationIsOver(_ kind: ListKind, isMove: Bool) async {
    let scene = kind.makeScene()
    scene.double.completion = .manual
    let updater = ListUpdater(fruits(1...20))
    weak var released: (any ListView)?
    do {
      let list = LiveRows(scene, updater)
      released = updater.view
      if isMove { list.move(0, to: 19) }
      updater.submit(fruits(2...20))
      if !isMove { updater.updateIfNeeded() }
    }
    #expect(released != nil)
    scene.scroll(to: 200)
    #expect(scene.visibleIDs.contains(12))
    scene.double.endAnimations()
    await updater.settled()
    #expect(released == nil && scene.double.failures == [])
  }

  /// A closure that shows a row is called while the view asks for it.
  @Test(arguments: ListKind.allCases) func changesNothingWhileTheViewAsks(_ kind: ListKind) async {
    let updater = ListUpdater(fruits(1...3))
    let calls = kind == .table ? 6 : 3
    var answers: [Bool] = []
    let list = LiveRows(kind.makeScene(), updater) { _ in
      if answers.count == calls - 2 { updater.submit(fruits(2...3)) }
      answers.append(updater.updateIfNeeded())
    }
    #expect(answers.count == calls && answers.suffix(2) == [false, false])
    await updater.settled()
    #expect(list.rows == fruits(2...3) && list.problem == nil)
  }

  /// What a closure animates, and new heights, are animated only if the change is.
  @Test(arguments: ListKind.allCases, [(true, true), (true, false), (false, true), (false, false)])
  func refreshesAsItAnimates(_ kind: ListKind, settings: (isAnimated: Bool, isReduced: Bool)) {
    var durations: [TimeInterval] = []
    let list = LiveRows(kind.makeScene(), ListUpdater(fruits(1...3))) {
      if $0 != nil { durations.append(NSAnimationContext.current.duration) }
    }
    WorkspaceDouble.$reducesMotion.withValue(settings.isReduced) {
      list.updater.submit([Fruit(id: 1, ripeness: 1)], animated: settings.isAnimated)
      #expect(list.updater.updateIfNeeded())
    }
    let isMoving = settings.isAnimated && !settings.isReduced
    #expect(durations.map { $0 > 0 } == Array(repeating: isMoving, count: kind == .table ? 2 : 1))
    #expect(list.scene.double.animatedBatchCount == (isMoving ? 1 : 0) && list.problem == nil)
  }
}
