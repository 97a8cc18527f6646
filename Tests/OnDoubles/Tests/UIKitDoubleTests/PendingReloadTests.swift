// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit

/// Item 3: reloads are performed late.
@MainActor
struct PendingReloadTests {
  @Test func aReloadWaitsForTheLayout() {
    let rig = TableRig(["ab"])
    rig.sections = [["x", "y", "z"]]
    rig.tableView.reloadData()
    #expect(rig.visible == "ab")
    rig.tableView.layoutIfNeeded()
    #expect(rig.visible == "xyz")
    #expect(rig.failures == [])
    #expect(rig.double.reloadCount == 1)
  }

  /// Who reads the counts before the data changes makes the reload count the old rows.
  @Test func readingCountsPerformsAPendingReload() {
    let rig = TableRig(["ab"])
    rig.tableView.reloadData()
    #expect(rig.tableView.numberOfRows(inSection: 0) == 2)
    rig.batch(["abc"]) { $0.insertRows(at: [path(0, 2)], with: .fade) }
    #expect(rig.failures == [])
    #expect(rig.visible == "abc")
  }

  @Test func aBatchMeanwhileCountsTheNewRows() {
    let rig = TableRig(["ab"])
    rig.tableView.reloadData()
    rig.batch(["abc"]) { $0.insertRows(at: [path(0, 2)], with: .fade) }
    let text =
      "Invalid update: invalid number of rows in section 0.  The number of rows contained in an "
      + "existing section after the update (3) must be equal to the number of rows contained in "
      + "that section before the update (3), plus or minus the number of rows inserted or "
      + "deleted from that section (1 inserted, 0 deleted) and plus or minus the number of rows "
      + "moved into or out of that section (0 moved in, 0 moved out)."
    #expect(rig.failures == [.reloadPending(call: "performBatchUpdates", texts: [text])])
    rig.tableView.layoutIfNeeded()
    #expect(rig.visible == "abc")
    #expect(rig.stale == [])
  }

  /// UIKit accepts it, since the counts are right by chance.
  @Test func evenANeutralBatchFailsMeanwhile() {
    let rig = TableRig(["ab"])
    rig.tableView.reloadData()
    rig.batch(["ba"]) { $0.moveRow(at: path(0, 1), to: path(0, 0)) }
    #expect(rig.failures == [.reloadPending(call: "performBatchUpdates", texts: [])])
  }

  @Test func theFirstFillIsAReload() {
    let rig = TableRig(["ab"], isOnScreen: false)
    rig.window.addSubview(rig.tableView)
    rig.batch(["ab"]) { _ in }
    #expect(rig.failures == [.reloadPending(call: "performBatchUpdates", texts: [])])
  }

  @Test func refreshesMeanwhileFail() {
    let rig = TableRig(["ab"])
    rig.tableView.reloadData()
    rig.tableView.reconfigureRows(at: [path(0, 0)])
    #expect(rig.failures == [.reloadPending(call: "reconfigure", texts: [])])
  }

  @Test func theNextTurnMayLayTheViewOut() async {
    let rig = TableRig(["ab"])
    for laysOut in [false, true] {
      rig.double.laysOutInNextTurn = laysOut
      rig.sections = [["x"]]
      rig.tableView.reloadData()
      #expect(rig.visible == "ab")
      for _ in 0..<100 { await Task.yield() }
      #expect(rig.visible == (laysOut ? "x" : "ab"))
    }
    #expect(rig.failures == [])
  }

  /// A reload in the middle of an animation may keep the cells that are visible.
  @Test func aReloadMayNotAskForCells() {
    let rig = TableRig(["abc"])
    rig.double.keepsCellsInReloads = true
    rig.double.completionMode = .manual
    rig.batch(["ab"], completion: { _ in }) { $0.deleteRows(at: [path(0, 2)], with: .none) }
    rig.sections = [["x", "y"]]
    rig.tableView.reloadData()
    rig.tableView.layoutIfNeeded()
    #expect(rig.stale.count == 2)
    rig.double.completeBatches()
    rig.tableView.reloadData()
    rig.tableView.layoutIfNeeded()
    #expect(rig.stale == [] && rig.failures == [])
  }
}
