// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit

/// Item 7: when batches run and end, and where.
@MainActor
struct CompletionTests {
  private func end(_ mode: CompletionMode) async -> [Bool] {
    let rig = TableRig(["ab"])
    rig.double.completionMode = mode
    var ends: [Bool] = []
    rig.batch(["ab"], completion: { ends.append($0) }) { _ in }
    if mode != .immediate { #expect(ends == []) }
    for _ in 0..<1_000 where ends.isEmpty { await Task.yield() }
    #expect(rig.failures == [])
    return ends
  }

  @Test func modes() async {
    #expect(await end(.immediate) == [true])
    #expect(await end(.nextTurn) == [true])
    #expect(await end(.notFinished) == [false])
    #expect(await end(.dropped) == [])
    #expect(await end(.manual) == [])
  }

  @Test func byHand() {
    let rig = TableRig(["ab"])
    rig.double.completionMode = .manual
    var ends: [Bool] = []
    rig.batch(["ab"], completion: { ends.append($0) }) { _ in }
    #expect(rig.double.hasOpenCompletions)
    rig.double.completeBatches(finished: false)
    #expect(ends == [false])
    #expect(!rig.double.hasOpenCompletions)
  }

  @Test func delayed() async throws {
    let rig = TableRig(["ab"])
    rig.double.completionMode = .delayed(0.05)
    let start = ContinuousClock.now
    await withCheckedContinuation { continuation in
      rig.batch(["ab"], completion: { _ in continuation.resume() }) { _ in }
    }
    #expect(ContinuousClock.now - start >= .milliseconds(45))
  }

  @Test func droppedCompletionsAreReleased() {
    let rig = TableRig(["ab"])
    rig.double.completionMode = .dropped
    weak var held: NSObject?
    do {
      let object = NSObject()
      held = object
      rig.batch(["ab"], completion: { _ in _ = object }) { _ in }
    }
    #expect(held == nil)
  }

  @Test func blocksRunLate() {
    let rig = TableRig(["ab"])
    rig.double.runsBlockLate = true
    rig.batch(["b"]) { $0.deleteRows(at: [path(0, 0)], with: .none) }
    #expect(rig.double.hasLateBlocks)
    #expect(rig.sections == [["a", "b"]])
    rig.double.runLateBlocks()
    #expect(rig.visible == "b")
    #expect(rig.failures == [])
  }

  @Test func offWindow() {
    let rig = TableRig(["ab"])
    rig.double.removeFromWindow()
    rig.batch(["ab"]) { _ in }
    #expect(rig.failures == [.offWindow])
    rig.tableView.setNeedsLayout()
    rig.tableView.layoutIfNeeded()
    #expect(rig.double.warnings.count == 1)
  }

  @Test func withoutRoom() {
    let rig = TableRig(["ab"])
    rig.tableView.frame.size.height = 0
    rig.tableView.layoutIfNeeded()
    #expect(rig.tableView.visibleCells.isEmpty)
    UIView.performWithoutAnimation {
      rig.batch(["b"]) { $0.deleteRows(at: [path(0, 0)], with: .none) }
    }
    #expect(rig.failures == [])
    rig.batch(["b"]) { _ in }
    #expect(rig.failures == [.withoutRoom])
  }

  @Test func releasedInABatch() async {
    var rig: TableRig? = TableRig(["ab"])
    let record = rig?.double.record
    rig?.tableView.beginUpdates()
    rig = nil
    await Task.yield()
    #expect(record?.failures == [.releasedInBatch])
  }

  @Test func releasedBeforeALateBlock() async {
    var rig: TableRig? = TableRig(["ab"])
    let record = rig?.double.record
    rig?.double.runsBlockLate = true
    rig?.tableView.performBatchUpdates(nil)
    rig = nil
    await Task.yield()
    #expect(record?.failures == [.releasedInBatch])
  }

  @Test func releasedDuringAnAnimation() async {
    var rig: TableRig? = TableRig(["ab"])
    let record = rig?.double.record
    rig?.double.completionMode = .manual
    rig?.batch(["ab"], completion: { _ in }) { _ in }
    rig = nil
    await Task.yield()
    #expect(record?.failures == [.releasedDuringAnimation])
  }

  @Test func releasedAtRest() async {
    var rig: TableRig? = TableRig(["ab"])
    let record = rig?.double.record
    rig?.batch(["ab"], completion: { _ in }) { _ in }
    weak let tableView = rig?.tableView
    rig = nil
    await Task.yield()
    #expect(tableView == nil)
    #expect(record?.failures == [])
  }

  @Test func withoutADataSource() {
    let view = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 176), style: .plain)
    do {
      let rig = TableRig(["ab"])
      view.dataSource = rig
      view.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      rig.window.addSubview(view)
      view.layoutIfNeeded()
      rig.window.rootViewController = nil
    }
    let window = view.double.putOnScreen()
    #expect(view.dataSource == nil)
    view.performBatchUpdates(nil)
    #expect(view.double.failures.contains(.dataSourceGone))
    _ = window
  }

  /// A batch without changes may never end.
  @Test func anEmptyBatchMayNeverEnd() {
    let rig = TableRig(["abc"])
    rig.double.dropsCompletionsOfEmptyBatches = true
    var ends: [Bool] = []
    rig.batch(["abc"]) {
      ends.append($0)
    } _: { _ in
    }
    #expect(ends == [])
    rig.batch(["ab"]) {
      ends.append($0)
    } _: {
      $0.deleteRows(at: [path(0, 2)], with: .none)
    }
    #expect(ends == [true])
  }
}
