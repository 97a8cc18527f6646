// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit

/// Item 8: cells are prepared before they are visible.
@MainActor
struct PreparedCellTests {
  @Test func preparedCellsAreNotVisible() {
    let rig = TableRig(["abcdefgh"])
    #expect(rig.double.preparedPaths == [path(0, 4), path(0, 5)])
    #expect(rig.tableView.cellForRow(at: path(0, 4)) == nil)
    #expect(rig.tableView.visibleCells.count == 4)
    #expect(rig.shown == (0..<4).map { path(0, $0) })
  }

  @Test func refreshesReachPreparedCells() {
    let rig = CollectionRig(["abcdefgh"])
    rig.sections = ["abcdEfgh".map(String.init)]
    #expect(rig.stale.map(\.path) == [path(0, 4)])
    #expect(rig.stale.map(\.isVisible) == [false])
    rig.view.reconfigureItems(at: [path(0, 4)])
    #expect(rig.stale == [])
    let count = rig.double.log.count
    rig.double.preparedRowCount = 1
    rig.double.scroll(to: 44)
    #expect(rig.visible == "bcdE")
    #expect(!rig.double.log.dropFirst(count).map(\.question).contains(.cell(path(0, 4))))
    #expect(rig.failures == [])
  }

  @Test func preparedCellsMoveInBatches() {
    let rig = TableRig(["abcdefgh"])
    rig.batch(["bcdefgh"]) { $0.deleteRows(at: [path(0, 0)], with: .none) }
    #expect(rig.visible == "bcde")
    #expect(rig.double.preparedPaths == [path(0, 4)])
    #expect(rig.stale == [])
    #expect(rig.double.log.last?.question == .rowCount(section: 0))
  }

  @Test func viewsMayPrepareNone() {
    let rig = TableRig(["abcdefgh"], isOnScreen: false)
    rig.tableView.isPrefetchingEnabled = false
    rig.double.putOnScreen(in: rig.window)
    #expect(rig.double.preparedPaths == [])
  }

  @MainActor
  private final class Prefetcher: NSObject, UITableViewDataSourcePrefetching {
    var prefetched: [IndexPath] = []
    var cancelled: [IndexPath] = []

    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
      prefetched += indexPaths
    }

    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
      cancelled += indexPaths
    }
  }

  @Test func dataIsPrefetched() {
    let rig = TableRig(["abcdefghijklmnopqrst"], isOnScreen: false)
    let prefetcher = Prefetcher()
    rig.tableView.prefetchDataSource = prefetcher
    rig.double.putOnScreen(in: rig.window)
    #expect(prefetcher.prefetched == (4..<8).map { path(0, $0) })
    rig.double.scroll(to: 44 * 12)
    #expect(prefetcher.cancelled == (4..<8).map { path(0, $0) })
  }
}
