// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit

/// When batches run and end, and who is released meanwhile.
@MainActor
struct CompletionTests {
  @Test(
    arguments: [
      (CompletionMode.immediate, [true]), (.nextTurn, [true]), (.delayed(0.01), [true]),
      (.notFinished, [false]), (.dropped, []), (.manual, []),
    ])
  func modes(_ mode: CompletionMode, expected: [Bool]) async {
    let rig = TableRig(["ab"])
    rig.double.completionMode = mode
    var ends: [Bool] = []
    rig.batch(["ab"], completion: { ends.append($0) }) { _ in }
    #expect(ends == (mode == .immediate ? expected : []))
    for _ in 0..<50 where ends.isEmpty { try? await Task.sleep(nanoseconds: 1_000_000) }
    #expect(ends == expected && rig.failures == [])
    rig.double.completeBatches(finished: false)
    #expect(ends == (mode == .manual ? [false] : expected))
  }

  @Test func blocksRunLate() {
    let rig = TableRig(["ab"])
    rig.double.runsBlockLate = true
    rig.batch(["b"]) { $0.deleteRows(at: [path(0, 0)], with: .none) }
    #expect(rig.double.hasLateBlocks && rig.sections == [["a", "b"]])
    rig.double.runLateBlocks()
    #expect(rig.visible == "b" && rig.failures == [])
  }

  /// A batch without changes may never end.
  @Test func emptyBatches() {
    let rig = TableRig(["abc"])
    rig.double.dropsCompletionsOfEmptyBatches = true
    var ends: [Bool] = []
    rig.batch(["abc"], completion: { ends.append($0) }) { _ in }
    #expect(ends == [])
    rig.batch(["ab"], completion: { ends.append($0) }) {
      $0.deleteRows(at: [path(0, 2)], with: .none)
    }
    #expect(ends == [true])
  }

  @Test func releasedViews() async {
    let cases: [([UIKitFailure], (TableRig) -> Void)] = [
      ([], { $0.batch(["ab"], completion: { _ in }) { _ in } }),
      ([.releasedInBatch], { $0.tableView.beginUpdates() }),
      (
        [.releasedInBatch],
        {
          $0.double.runsBlockLate = true
          $0.tableView.performBatchUpdates(nil)
        }
      ),
      (
        [.releasedDuringAnimation],
        {
          $0.double.completionMode = .manual
          $0.batch(["ab"], completion: { _ in }) { _ in }
        }
      ),
    ]
    for (failures, change) in cases {
      var rig: TableRig? = TableRig(["ab"])
      let record = rig?.double.record
      if let rig { change(rig) }
      rig = nil
      await Task.yield()
      #expect(record?.failures == failures)
    }
  }

  @Test func releasedDataSources() {
    let view = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 176), style: .plain)
    let window = view.double.putOnScreen()
    do {
      let rig = TableRig(["ab"])
      view.dataSource = rig
      view.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      view.layoutIfNeeded()
    }
    #expect(view.dataSource == nil)
    view.performBatchUpdates(nil)
    #expect(view.double.failures.contains(.dataSourceGone))
    withExtendedLifetime(window) {}
  }
}
