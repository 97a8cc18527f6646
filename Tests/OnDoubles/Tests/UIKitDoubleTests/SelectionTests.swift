// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit

/// Item 11: what survives batches, and what reloads lose.
@MainActor
struct SelectionTests {
  @Test func batchesKeepTheSelection() {
    let rig = TableRig(["abcd"])
    rig.tableView.allowsMultipleSelection = true
    for row in [0, 1, 3] {
      rig.tableView.selectRow(at: path(0, row), animated: false, scrollPosition: .none)
    }
    rig.batch(["dxac"]) {
      $0.deleteRows(at: [path(0, 1)], with: .none)
      $0.moveRow(at: path(0, 3), to: path(0, 0))
      $0.insertRows(at: [path(0, 1)], with: .none)
    }
    #expect(rig.failures == [])
    #expect(rig.tableView.indexPathsForSelectedRows == [path(0, 0), path(0, 2)])
    #expect(rig.tableView.visibleCells.map(\.isSelected) == [true, false, true, false])
  }

  @Test func reloadsLoseTheSelection() {
    let rig = TableRig(["abcd"])
    rig.double.select(path(0, 1))
    #expect(rig.tableView.indexPathForSelectedRow == path(0, 1))
    rig.tableView.reloadData()
    rig.tableView.layoutIfNeeded()
    #expect(rig.tableView.indexPathsForSelectedRows == nil)
    #expect(rig.tableView.visibleCells.map(\.isSelected) == [false, false, false, false])
  }

  @Test func batchesKeepTheOffset() {
    let rig = CollectionRig(["abcdefghijkl"])
    rig.double.scroll(to: 100)
    rig.view.selectItem(at: path(0, 3), animated: false, scrollPosition: [])
    rig.batch(["xabcdefghijkl"]) { $0.insertItems(at: [path(0, 0)]) }
    #expect(rig.view.contentOffset.y == 100)
    #expect(rig.visible == "bcdef")
    #expect(rig.stale == [])
    #expect(rig.view.indexPathsForSelectedItems == [path(0, 4)])
    rig.batch(["x"]) { $0.deleteItems(at: (1..<13).map { path(0, $0) }) }
    #expect(rig.view.contentOffset.y == 0)
    #expect(rig.failures == [])
  }

  @Test func reloadsLoseTheOffset() {
    let rig = TableRig(["abcdefghijkl"])
    rig.tableView.contentInset = UIEdgeInsets(top: 10, left: 0, bottom: 0, right: 0)
    rig.double.scroll(to: 100)
    rig.tableView.reloadData()
    #expect(rig.tableView.contentOffset.y == 100)
    rig.tableView.layoutIfNeeded()
    #expect(rig.tableView.contentOffset.y == -10)
  }

  @Test func aReloadedRowIsDeselected() {
    let rig = TableRig(["ab"])
    rig.double.select(path(0, 1))
    rig.tableView.reloadRows(at: [path(0, 1)], with: .none)
    #expect(rig.tableView.indexPathForSelectedRow == nil)
    #expect(rig.failures == [])
  }

  @Test func rowsThatDoNotExistFail() {
    let rig = TableRig(["ab"])
    rig.tableView.selectRow(at: path(0, 2), animated: false, scrollPosition: .none)
    rig.tableView.scrollToRow(at: path(1, 0), at: .top, animated: false)
    rig.tableView.deselectRow(at: path(0, 3), animated: false)
    #expect(
      rig.failures == [
        .outOfRange(call: "select", path(0, 2)), .outOfRange(call: "scroll", path(1, 0)),
        .outOfRange(call: "deselect", path(0, 3)),
      ])
  }

  @Test func scrolling() {
    let rig = TableRig(["abcdefghijkl"])
    rig.tableView.scrollToRow(at: path(0, 6), at: .top, animated: false)
    rig.tableView.layoutIfNeeded()
    #expect(rig.visible == "ghij")
    rig.tableView.scrollToRow(at: path(0, 6), at: .bottom, animated: false)
    rig.tableView.layoutIfNeeded()
    #expect(rig.visible == "defg")
    rig.tableView.scrollToRow(at: path(0, 7), at: .none, animated: false)
    rig.tableView.layoutIfNeeded()
    #expect(rig.visible == "efgh")
    rig.tableView.scrollToRow(at: path(0, 11), at: .top, animated: false)
    rig.tableView.layoutIfNeeded()
    #expect(rig.visible == "ijkl")
    #expect(rig.stale == [])
  }

  @Test func theUserCannotScrollBeyondTheContent() {
    let rig = TableRig(["abcdefghijkl"])
    rig.double.scroll(to: 10_000)
    #expect(rig.visible == "ijkl")
    #expect(rig.tableView.contentOffset.y == CGFloat(8 * 44))
    rig.double.scroll(to: -50)
    #expect(rig.tableView.contentOffset.y == 0)
  }

  @Test func oneRowIsSelectedUnlessMoreAreAllowed() {
    let rig = TableRig(["ab"])
    for row in 0...1 {
      rig.tableView.selectRow(at: path(0, row), animated: false, scrollPosition: .none)
    }
    #expect(rig.tableView.indexPathsForSelectedRows == [path(0, 1)])
    rig.tableView.selectRow(at: nil, animated: false, scrollPosition: .none)
    #expect(rig.tableView.indexPathsForSelectedRows == nil)
  }
}
