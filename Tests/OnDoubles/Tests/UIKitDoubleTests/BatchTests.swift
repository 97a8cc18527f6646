// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit

/// Item 4: what is one batch.
@MainActor
struct BatchTests {
  @Test func aChangeOutsideIsABatchOfItsOwn() {
    let rig = TableRig(["abc"])
    rig.sections = [["a", "b", "c", "x"]]
    rig.tableView.insertRows(at: [path(0, 3)], with: .left)
    rig.sections = [["b", "c", "x"]]
    rig.tableView.deleteRows(at: [path(0, 0)], with: .right)
    #expect(rig.failures == [])
    #expect(rig.visible == "bcx")
    #expect(
      rig.double.batches.map(\.changes) == [
        [.insertRows([path(0, 3)], 2)], [.deleteRows([path(0, 0)], 1)],
      ])
  }

  /// What would add up in one batch does not in two.
  @Test func changesOutsideDoNotAddUp() {
    let rig = TableRig(["abc"])
    rig.sections = [["b", "c", "x"]]
    rig.tableView.deleteRows(at: [path(0, 0)], with: .none)
    rig.tableView.insertRows(at: [path(0, 2)], with: .none)
    #expect(rig.failures.count == 2)
    #expect(rig.visible == "abc")
  }

  @Test func nestedBatchesBecomePartOfTheOutermost() {
    let rig = TableRig(["abc"])
    var ends: [String] = []
    rig.tableView.performBatchUpdates(
      {
        rig.tableView.deleteRows(at: [path(0, 0)], with: .none)
        rig.tableView.performBatchUpdates {
          rig.tableView.insertRows(at: [path(0, 2)], with: .none)
        } completion: {
          ends.append("inner \($0)")
        }
        rig.tableView.beginUpdates()
        rig.sections = [["b", "c", "x"]]
        rig.tableView.endUpdates()
        #expect(ends == [])
      }, completion: { ends.append("outer \($0)") })
    #expect(rig.failures == [])
    #expect(rig.visible == "bcx")
    #expect(ends == ["inner true", "outer true"])
    #expect(rig.double.batches.map(\.nestedCount) == [2])
  }

  @Test func updatesBeginAndEnd() {
    let rig = TableRig(["abc"])
    rig.tableView.beginUpdates()
    rig.sections = [["b", "c", "x"]]
    rig.tableView.deleteRows(at: [path(0, 0)], with: .none)
    rig.tableView.insertRows(at: [path(0, 2)], with: .none)
    rig.tableView.endUpdates()
    #expect(rig.failures == [])
    #expect(rig.visible == "bcx")
    #expect(rig.double.batches.count == 1)
  }

  @Test func endUpdatesRequiresBeginUpdates() {
    let rig = TableRig(["abc"])
    rig.tableView.endUpdates()
    #expect(rig.failures == [.unbalancedUpdates])
  }

  @Test func animationsCanBeDisabled() {
    let rig = TableRig(["abc"])
    UIView.performWithoutAnimation { rig.batch(["abc"]) { _ in } }
    rig.batch(["abc"]) { _ in }
    #expect(rig.double.batches.map(\.isAnimated) == [false, true])
  }

  @Test func aRefusedBatchLeavesTheOldState() {
    let rig = TableRig(["abc"])
    var end: Bool?
    rig.batch(["abx"], completion: { end = $0 }) { $0.insertRows(at: [path(0, 2)], with: .none) }
    #expect(rig.failures.count == 1)
    #expect(rig.double.batches.map(\.isAccepted) == [false])
    #expect(end == false)
    #expect(rig.visible == "abc")
    #expect(rig.tableView.numberOfRows(inSection: 0) == 3)
  }
}
