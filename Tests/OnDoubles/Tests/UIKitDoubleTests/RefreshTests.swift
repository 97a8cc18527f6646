// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit

/// Item 6: new content for existing cells.
@MainActor
struct RefreshTests {
  private let text =
    "Attempted to dequeue a cell for a different registration or reuse identifier than the "
    + "existing cell when reconfiguring an item, which is not allowed"

  @Test func aCellIsReconfigured() {
    let rig = TableRig(["ab"])
    let cell = rig.tableView.cellForRow(at: path(0, 1))
    rig.sections = [["a", "B"]]
    rig.tableView.reconfigureRows(at: [path(0, 1)])
    #expect(rig.tableView.cellForRow(at: path(0, 1)) === cell)
    #expect(rig.visible == "aB")
    #expect(rig.failures == [])
    #expect(rig.double.reconfigurations == [[path(0, 1)]])
    #expect(rig.double.log.last?.phase == .reconfiguring)
  }

  @Test func anItemIsReconfigured() {
    let rig = CollectionRig(["ab"])
    rig.sections = [["a", "B"]]
    rig.view.reconfigureItems(at: [path(0, 1)])
    #expect(rig.visible == "aB")
    #expect(rig.failures == [])
  }

  @Test func rowsWithoutACellAreNotAskedFor() {
    let rig = TableRig(["abcdefghijkl"])
    let count = rig.double.log.count
    rig.tableView.reconfigureRows(at: [path(0, 11)])
    #expect(rig.double.log.count == count + 2)
    #expect(rig.failures == [])
  }

  @Test func anotherIdentifierFails() {
    let rig = TableRig(["ab"])
    rig.identifier = "other"
    rig.tableView.reconfigureRows(at: [path(0, 0)])
    #expect(rig.failures.contains(.otherCell(path(0, 0), text: text)))
    let items = CollectionRig(["ab"])
    items.identifier = "other"
    items.view.reconfigureItems(at: [path(0, 0)])
    #expect(items.failures.contains(.otherCell(path(0, 0), text: text)))
  }

  @Test func anotherCellFails() {
    let rig = TableRig(["ab"])
    rig.otherCell = { _ in UITableViewCell(style: .default, reuseIdentifier: "cell") }
    rig.tableView.reconfigureRows(at: [path(0, 0)])
    #expect(rig.failures == [.otherCell(path(0, 0), text: text)])
    #expect(rig.visible == "ab")
  }

  @Test func rowsThatDoNotExistFail() {
    let rig = TableRig(["ab"])
    rig.tableView.reconfigureRows(at: [path(0, 2)])
    #expect(
      rig.failures == [
        .rejected(
          rules: ["A3 rowOutOfRange"],
          texts: [
            "attempt to delete row 2 from section 0 which only contains 2 rows before the update"
          ])
      ])
  }

  @Test func otherCountsFail() {
    let rig = TableRig(["ab"])
    rig.sections = [["a"]]
    rig.tableView.reconfigureRows(at: [path(0, 0)])
    #expect(rig.failures == [.countsDiffer(shown: [2], dataSource: [1])])
  }

  @Test func refreshesInABatchFail() {
    let rig = TableRig(["ab"])
    rig.batch(["aB"]) { $0.reconfigureRows(at: [path(0, 1)]) }
    #expect(rig.failures == [.refreshedInBatch([path(0, 1)])])
  }

  @Test func reloadsBesideMovesFail() {
    let rig = TableRig(["abc"])
    rig.batch(["bac"]) {
      $0.moveRow(at: path(0, 1), to: path(0, 0))
      $0.reloadRows(at: [path(0, 2)], with: .none)
    }
    #expect(rig.failures == [.reloadBesideMove])
    let items = CollectionRig(["a", "b", "c"])
    items.batch(["b", "a", "c"]) {
      $0.moveSection(1, toSection: 0)
      $0.reloadSections([2])
    }
    #expect(items.failures == [.reloadBesideMove])
  }

  @Test func olderSystemsCannotReconfigure() {
    let rig = TableRig(["ab"])
    rig.double.supportsReconfigure = false
    rig.tableView.reconfigureRows(at: [path(0, 0)])
    #expect(rig.failures == [.unavailable(call: "reconfigure")])
  }
}
