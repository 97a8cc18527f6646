// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit

/// Item 5: nothing changes while the view is in the middle of something.
@MainActor
struct ReentryTests {
  @Test func reloadsInABlockFail() {
    let rig = TableRig(["ab"])
    rig.batch(["ab"]) { $0.reloadData() }
    #expect(rig.failures == [.reentered(call: "reloadData", during: .inBlock)])
  }

  @Test func layoutInABlockFails() {
    let rig = TableRig(["ab"])
    rig.batch(["ab"]) {
      $0.setNeedsLayout()
      $0.layoutIfNeeded()
    }
    #expect(rig.failures == [.reentered(call: "layoutSubviews", during: .inBlock)])
  }

  @Test func changesWhileRowsAreCountedFail() {
    let rig = TableRig(["ab"])
    var isFirst = true
    rig.onCount = {
      if isFirst { rig.tableView.performBatchUpdates(nil) }
      isFirst = false
    }
    rig.batch(["ab"]) { _ in }
    #expect(rig.failures == [.reentered(call: "performBatchUpdates", during: .before)])
  }

  @Test func changesWhileACellIsMadeFail() {
    let rig = TableRig(["ab"])
    rig.onCell = {
      rig.tableView.reloadData()
      rig.tableView.insertRows(at: [], with: .none)
      rig.tableView.reconfigureRows(at: [])
      rig.tableView.beginUpdates()
      rig.tableView.endUpdates()
    }
    rig.batch(["abc"]) { $0.insertRows(at: [path(0, 2)], with: .none) }
    #expect(
      rig.failures
        == ["reloadData", "insert rows", "reconfigure", "beginUpdates"].map {
          .reentered(call: $0, during: .after)
        })
    #expect(rig.visible == "abc")
  }

  @Test func changesDuringLayoutFail() {
    let rig = TableRig(["abcdefgh"])
    rig.onCell = { rig.tableView.reloadData() }
    rig.double.scroll(to: 44)
    #expect(!rig.failures.isEmpty)
    #expect(
      rig.failures.allSatisfy { $0 == .reentered(call: "reloadData", during: .layingOut) })
  }

  @Test func cellsAskedForInABlockAreFailures() {
    let rig = TableRig(["ab"])
    rig.batch(["ab"]) { _ = $0.cellForRow(at: path(0, 0)) }
    #expect(rig.failures == [.cellAskedForInBatch(path(0, 0))])
  }

  @Test func aCompletionMayChangeTheView() {
    let rig = TableRig(["ab"])
    rig.batch(["ab"], completion: { _ in rig.tableView.reloadData() }) { _ in }
    #expect(rig.failures == [])
    #expect(rig.double.reloadCount == 1)
  }
}
