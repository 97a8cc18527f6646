// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiffTesting
import TableDiffUpdating
import TestSupport
import Testing

/// What an updater tells of the states that it shows.
@MainActor
@Suite struct ReportTests {
  private let rows = [0, 1, 2, 3].rows

  @Test func reports() async {
    var (reports, lines): ([UpdateReport], [String]) = ([], [])
    let options = UpdateOptions(
      onEvent: { if case .updated(let report) = $0 { reports.append(report) } },
      log: { lines.append($0) })
    let updater = ListUpdater(rows, options: options)
    let screen = HeadlessScreen(updater)
    var new = Array(rows.dropFirst())
    new[1].content = 1
    updater.submit([])
    await updater.show(new)
    #expect(reports.map(\.oldRowCount) == [4] && reports.map(\.newRowCount) == [3])
    #expect(reports[0].outcome == .applied(.animated, finished: true))
    #expect(reports[0].diff?.changeCount == 2)
    #expect(reports[0].batchCount == 1)
    #expect(reports[0].refreshedRows == [RowPath(section: 0, row: 1)])
    #expect(reports[0].comparisonSeconds.map { $0 > 0 && $0 < 60 } == true)
    screen.isOnScreen = false
    await updater.show([])
    let ends = ["1 batch; new content in (0, 1)", "3 -> 0 rows"]
    let starts = [
      "applied (animated): 4 -> 3 rows, 1 delete, 1 update; compared in ",
      "applied (reloaded: offScreen): 3 -> 0 rows",
    ]
    #expect(lines.count == 2)
    for (line, (start, end)) in zip(lines, zip(starts, ends)) {
      #expect(line.hasPrefix(start) && line.hasSuffix(end), "\(line)")
    }
  }

  /// A reload after a change that was superseded between two batches has no notes of it.
  @Test func reportsOfASupersededChange() async {
    var reports: [UpdateReport] = []
    let options = UpdateOptions(
      preference: .lossless, completionTimeout: .infinity,
      onEvent: { if case .updated(let report) = $0 { reports.append(report) } })
    let (left, right) = (Array(rows[..<2]), Array(rows[2...]))
    let updater = SectionedListUpdater(
      [TitledSection(id: 1, rows: left), TitledSection(id: 2, rows: right)], options: options)
    let screen = SectionedHeadlessScreen(updater)
    screen.completion = .manual
    updater.submit([TitledSection(id: 2, rows: right), TitledSection(id: 3, rows: left)])
    while screen.batches.isEmpty { await Task.yield() }
    #expect(screen.batches.count == 1 && reports.isEmpty)
    screen.isOnScreen = false
    updater.submit([])
    screen.completion = .immediate
    screen.completeBatches()
    await updater.settled()
    #expect(screen.batches.count == 1 && reports.count == 1)
    #expect(reports.last?.diff == nil && reports.last?.batchCount == 0)
  }
}
