// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import BenchmarkSupport
import DerivedBenchmarks
import ListBenchmarks
import TableDiffMeasuring
import TableDiffMerging
import TableDiffOutlines
import TableDiffPatches
import TableDiffQueries
import TableDiffUpdating
import TreeBenchmarks

/// Checks that the diff is still specialized for a row type of another module, also where another
/// module of the library lies between.
///
/// Without specialization a diff takes at least 20 times as long. That is far beyond noise, so the
/// limits work on every machine.
@MainActor
enum SpecializationGuard {
  /// A call, and how to time it.
  private struct Form {
    let call: String

    /// How many times as long as a scan it may take.
    let limit: Double

    let seconds: ([Row], [Row]) -> Double

    init(_ call: String, limit: Double = 5, seconds: @escaping ([Row], [Row]) -> Double) {
      (self.call, self.limit, self.seconds) = (call, limit, seconds)
    }
  }

  /// - Returns: Whether every form is below the limit.
  static func run(_ progress: Progress) -> Bool {
    let pair = RowPair<Row>(count: 1_000_000, data: .shared)
    let (tree, twinTree) = (TreeArray(pair.rows), TreeArray(pair.twin))
    var measured = MeasuredArray<RowHeights>(tree)
    var (rows, totals) = (tree, TitleLengths(of: tree))
    var outline = OutlineLists.outline(of: pair.rows)
    let twinOutline = OutlineLists.outline(of: pair.twin)
    let ids = stride(from: 0, to: pair.rows.count, by: 1_000).map { pair.rows[$0].id }
    let sections = [RowsInSection(number: 0, rows: pair.rows)]
    let twinSections = [RowsInSection(number: 0, rows: pair.twin)]
    let forms = [
      Form("old.tableDiff(to: new)") { old, new in seconds(calls: 1) { Row.diff(old, new) } },
      Form("old.sectionedDiff(to: new)") { _, _ in
        seconds(calls: 1) { RowsInSection.diff(sections, twinSections) }
      },
      Form("old.tableDiff(to: new, id: { $0.id }, contentsEqual: { $0 == $1 })") { old, new in
        seconds(calls: 1) { Row.diffByClosures(old, new) }
      },
      Form("old.tableDiff(to: new, id: \\.id)") { old, new in
        seconds(calls: 1) { Row.diffByKeyPath(old, new) }
      },
      // Trees that share nothing, so that all rows are read.
      Form("TreeArray(old).tableDiff(to: TreeArray(new))") { _, _ in
        seconds(calls: 1) { tree.tableDiff(to: twinTree).changeCount }
      },
      // It makes more than a diff: 4 times as long as a scan, or 11 times without specialization.
      Form("old.derived.filter { $0.isDone }", limit: 8) { old, _ in
        seconds(calls: 1) { old.derived.filter { $0.isDone }.count }
      },
      Form("rows[offset].edit(); rows.index(at: y), 10,000 times") { _, _ in
        seconds(calls: 1) { Row.editAndFind(&measured, pair.rows.count) }
      },
      // Some 5 microseconds each.
      Form("rows[offset].edit(); totals.update(to: rows), 10,000 times", limit: 25) { _, _ in
        seconds(calls: 1) { totals.editAndUpdate(&rows) }
      },
      // All nodes are read, in small pieces of memory.
      Form("outline.outlineDiff(to: twin)", limit: 12) { _, _ in
        seconds(calls: 1) { Errand.diff(outline, twinOutline).changeCount }
      },
      // Some 10 microseconds each.
      Form("outline.update(id) { $0.row.edit() }, and the diff, 1,000 times", limit: 12) { _, _ in
        seconds(calls: 1) { Errand.update(&outline, ids) }
      },
      Form("old.patch(to: new)") { old, new in
        seconds(calls: 1) { old.patch(to: new).rows.count }
      },
      // Two diffs, and a copy of all rows, which takes longer than they do.
      Form("merged(base: old, mine: new, theirs: new)", limit: 40) { old, new in
        seconds(calls: 1) { merged(base: old, mine: new, theirs: new).rows.count }
      },
      updating("ListUpdater(rows: rows)") { ListUpdater(rows: $0) },
      updating("comparison: .offMain()") { ListUpdater(rows: $0, comparison: .offMain()) },
      updating("comparison: .onMain(id: { $0.id }, contentsEqual: { $0 == $1 })") {
        ListUpdater(rows: $0, comparison: .onMain(id: { $0.id }, contentsEqual: { $0 == $1 }))
      },
      updating("comparison: .offMain(id: { $0.id }, contentsEqual: { $0 == $1 })") {
        ListUpdater(rows: $0, comparison: .offMain(id: { $0.id }, contentsEqual: { $0 == $1 }))
      },
    ]
    var isKept = true
    for form in forms {
      var ratios: [Double] = []
      for _ in 0..<11 {
        let scan = seconds(calls: 1) { Row.scan(pair.rows, pair.twin) }
        ratios.append(form.seconds(pair.rows, pair.twin) / scan)
      }
      let isBelow = ratios.median < form.limit
      isKept = isKept && isBelow
      let verdict = isBelow ? "below" : "NOT below"
      print(
        "\(formatted(ratios.median)) x scan, \(verdict) \(formatted(form.limit)) x: \(form.call)")
    }
    if !isKept {
      progress.note("The diff is no longer specialized: is an @export(implementation) missing?")
    }
    return isKept
  }

  /// Returns how to time an update of an updater.
  private static func updating(
    _ title: String, _ make: @escaping @MainActor ([Row]) -> ListUpdater<SingleSection<[Row]>>
  ) -> Form {
    Form(title) { old, new in
      let updater = make(old)
      let view = AcceptingView(counts: [old.count])
      updater.attach(view)
      MainLoop.drain()
      return seconds(calls: 1) {
        var isShown = false
        updater.submit(rows: new) { _ in isShown = true }
        MainLoop.run { isShown }
      }
    }
  }
}
