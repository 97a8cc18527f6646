// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit

/// Rows whose heights are known only when their cells are visible.
@MainActor
@Suite struct SelfSizingTests {
  private let rig = TableRig(["abcdefghijklmnop"], isOnScreen: false)

  /// Cells are 60 points high, more in a narrow view, and "x" has 100.
  init() {
    rig.tableView.estimatedRowHeight = 40
    rig.double.heightOfCell = { cell, width in
      let text = (cell as? UITableViewCell)?.textLabel?.text
      return (text == "x" ? 100 : 60) + (width < 320 ? 20 : 0)
    }
    rig.double.putOnScreen(in: rig.window)
  }

  private var tableView: UITableView { rig.tableView }

  /// Five rows would be visible if they had the estimated height.
  @Test func estimatesUntilVisible() {
    #expect(rig.visible == "abc")
    #expect(tableView.rectForRow(at: path(0, 2)).minY == 120)
    #expect(tableView.contentSize.height == 740)
    rig.double.scroll(to: 180)
    #expect(rig.visible == "def")
    #expect(tableView.contentSize.height == 780)
  }

  /// Rows that were only estimated get their heights as the user scrolls up, and push down those
  /// that were visible.
  @Test func lateHeightsShiftRows() {
    rig.double.scroll(to: 500)
    let (text, top) = (rig.visible.first, tableView.indexPathsForVisibleRows?.first)
    let offset = tableView.contentOffset.y
    rig.double.scroll(to: offset - 10)
    #expect(rig.visible.first != text)
    #expect(top.map { tableView.rectForRow(at: $0).minY - offset } ?? 0 > 10)
  }

  @Test func batchesKeepTheOffset() {
    rig.double.scroll(to: 60)
    rig.batch(["xxabcdefghijklmnop"]) { $0.insertRows(at: [path(0, 0), path(0, 1)], with: .none) }
    #expect(tableView.contentOffset.y == 60)
    #expect(tableView.rectForRow(at: path(0, 2)).minY == 140)
    #expect(tableView.rectForRow(at: path(0, 3)).minY == 200)
    #expect(rig.failures == [])
  }

  @Test func growthIsSeenAtTheNextLayout() {
    tableView.visibleCells[0].textLabel?.text = "x"
    #expect(tableView.rectForRow(at: path(0, 1)).minY == 60)
    tableView.performBatchUpdates(nil)
    #expect(tableView.rectForRow(at: path(0, 1)).minY == 100)
    rig.sections = [["x"] + rig.sections[0].dropFirst()]
    rig.sections[0][1] = "x"
    tableView.reconfigureRows(at: [path(0, 1)])
    tableView.layoutIfNeeded()
    #expect(tableView.rectForRow(at: path(0, 2)).minY == 200)
  }

  @Test func otherWidthsAndReloadsForgetHeights() {
    rig.double.scroll(to: 200)
    tableView.frame.size.width = 240
    tableView.layoutIfNeeded()
    #expect(tableView.rectForRow(at: path(0, 0)).height == 40)
    #expect(tableView.rectForRow(at: path(0, 5)).height == 80)
    tableView.reloadData()
    tableView.layoutIfNeeded()
    #expect(tableView.rectForRow(at: path(0, 0)).height == 80)
    #expect(tableView.rectForRow(at: path(0, 5)).height == 40)
  }

  @Test func insets() {
    rig.double.setSafeAreaInsets(UIEdgeInsets(top: 30, left: 0, bottom: 10, right: 0))
    tableView.contentInset.bottom = 100
    #expect(tableView.adjustedContentInset.top == 30)
    #expect(tableView.adjustedContentInset.bottom == 110)
    rig.double.scroll(to: -100)
    #expect(tableView.contentOffset.y == -30)
  }

  @Test func scrollingUser() {
    rig.double.beginScrolling()
    #expect(tableView.isTracking && tableView.isDragging && !tableView.isDecelerating)
    rig.double.decelerate()
    #expect(!tableView.isTracking && !tableView.isDragging && tableView.isDecelerating)
    rig.double.endScrolling()
    #expect(!tableView.isDecelerating)
  }
}
