// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit

/// Item 2: calls of the data source are logged with their phases.
@MainActor
struct CallLogTests {
  private func counts(_ rig: TableRig, _ phase: DataSourceCall.Phase) -> [Int?] {
    rig.double.log.filter { $0.phase == phase && $0.question != .sectionCount }
      .filter { if case .rowCount = $0.question { true } else { false } }
      .map(\.count)
  }

  @Test func countsAreAskedAroundABatch() {
    let rig = TableRig(["ab", "c"])
    let start = rig.double.log.count
    rig.batch(["abx", "c"]) { $0.insertRows(at: [path(0, 2)], with: .fade) }
    #expect(counts(rig, .before) == [2, 1])
    #expect(counts(rig, .after) == [3, 1])
    let calls = rig.double.log.dropFirst(start).map(\.question)
    #expect(calls.first == .sectionCount)
    #expect(calls.last == .cell(path(0, 2)))
    #expect(rig.failures == [])
  }

  @Test func theFirstCountsBelongToAReload() {
    let rig = TableRig(["ab"])
    #expect(counts(rig, .reloading) == [2])
    #expect(rig.double.log.filter { $0.phase == .layingOut }.count == 2)
  }

  @Test func dataThatChangedBeforeTheBatchIsAFailure() {
    let rig = TableRig(["ab"])
    rig.sections = [["a", "b", "x"]]
    rig.tableView.performBatchUpdates {
      rig.tableView.insertRows(at: [path(0, 2)], with: .fade)
    }
    #expect(rig.failures == [.countsDiffer(shown: [2], dataSource: [3])])
  }

  @Test func dataThatChangedBeforeTheUpdatesBeginIsAFailure() {
    let rig = TableRig(["ab"])
    rig.sections = [["a", "b", "x"]]
    rig.tableView.beginUpdates()
    rig.tableView.insertRows(at: [path(0, 2)], with: .fade)
    rig.tableView.endUpdates()
    #expect(rig.failures == [.countsDiffer(shown: [2], dataSource: [3])])
  }
}
