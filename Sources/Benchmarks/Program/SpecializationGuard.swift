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

/// Checks that the diff is specialized for a row type of another module, even across an
/// intermediate module of the library.
///
/// Without specialization, a diff takes at least 20 times as long, far beyond noise, so the limits
/// work on every machine.
@MainActor
enum SpecializationGuard {
  /// - Returns: Whether all forms are below their limits.
  static func run(_ progress: Progress) -> Bool {
    let pair = RowPair<Row>(count: 1_000_000, data: .shared)
    let scan = TimedCall { Row.scan(pair.rows, pair.twin) }
    var isKept = true
    for (call, limit, timed) in listForms(pair) + treeForms(pair) + updaterForms(pair) {
      let ratio = (0..<11).map { _ in timed.seconds(1) / scan.seconds(1) }.median
      isKept = isKept && ratio < limit
      let verdict = ratio < limit ? "below" : "NOT below"
      print("\(formatted(ratio)) x scan, \(verdict) \(formatted(limit)) x: \(call)")
    }
    if !isKept {
      progress.note("The diff is no longer specialized: is an @export(implementation) missing?")
    }
    return isKept
  }

  /// A call, its limit in multiples of a scan, and its timing.
  private typealias Form = (call: String, limit: Double, timed: TimedCall)

  private static func listForms(_ pair: RowPair<Row>) -> [Form] {
    let (old, new) = (pair.rows, pair.twin)
    let sections = [RowsInSection(number: 0, rows: old)]
    let twinSections = [RowsInSection(number: 0, rows: new)]
    return [
      ("old.tableDiff(to: new)", 5, TimedCall { old.tableDiff(to: new) }),
      ("old.sectionedDiff(to: new)", 5, TimedCall { sections.sectionedDiff(to: twinSections) }),
      (
        "old.tableDiff(to: new, id: { $0.id }, contentsEqual: { $0 == $1 })", 5,
        TimedCall { old.tableDiff(to: new, id: { $0.id }, contentsEqual: { $0 == $1 }) }
      ),
      (
        "old.tableDiff(to: new, id: \\.id)", 5, TimedCall { old.tableDiff(to: new, id: \.id) }
      ),
      // It computes more than a diff: 4 times as long as a scan, or 11 times without
      // specialization.
      (
        "old.derived.filter { $0.isDone }", 8,
        TimedCall { old.derived.filter { $0.isDone }.count }
      ),
      ("old.patch(to: new)", 5, TimedCall { old.patch(to: new) }),
      // Two diffs and a copy of all rows, which takes longer than the diffs.
      (
        "merged(base: old, mine: new, theirs: new)", 40,
        TimedCall { merged(base: old, mine: new, theirs: new) }
      ),
    ]
  }

  private static func treeForms(_ pair: RowPair<Row>) -> [Form] {
    let (tree, twin) = (TreeArray(pair.rows), TreeArray(pair.twin))
    var measured = MeasuredArray<RowHeights>(tree)
    var (rows, totals) = (tree, TitleLengths(of: tree))
    var outline = OutlineLists.outline(of: pair.rows)
    let twinOutline = OutlineLists.outline(of: pair.twin)
    let ids = stride(from: 0, to: pair.rows.count, by: 1_000).map { pair.rows[$0].id }
    return [
      // Trees that share nothing, so all rows are read.
      (
        "TreeArray(old).tableDiff(to: TreeArray(new))", 5, TimedCall { tree.tableDiff(to: twin) }
      ),
      (
        "rows[offset].edit(); rows.index(at: y), 10,000 times", 5,
        TimedCall {
          (0..<10_000).reduce(0) { sum, number in
            let offset = number &* 7_919 % measured.count
            measured[offset].edit()
            return sum &+ (measured.index(at: Double(offset)) ?? 0)
          }
        }
      ),
      // About 5 microseconds each.
      (
        "rows[offset].edit(); totals.update(to: rows), 10,000 times", 25,
        TimedCall { totals.editAndUpdate(&rows) }
      ),
      // All nodes are read, in small chunks of memory.
      ("outline.outlineDiff(to: twin)", 12, TimedCall { outline.outlineDiff(to: twinOutline) }),
      // About 10 microseconds each.
      (
        "outline.update(id) { $0.row.edit() }, and the diff, 1,000 times", 12,
        TimedCall { Errand.update(&outline, ids) }
      ),
    ]
  }

  private static func updaterForms(_ pair: RowPair<Row>) -> [Form] {
    let updaters: [(String, ListUpdater<Row>)] = [
      ("ListUpdater(rows)", ListUpdater(pair.rows)),
      ("comparison: .offMain()", ListUpdater(pair.rows, comparison: .offMain())),
      (
        "comparison: .onMain(id: { $0.id }, contentsEqual: { $0 == $1 })",
        ListUpdater(
          pair.rows, comparison: .onMain(id: { $0.id }, contentsEqual: { $0 == $1 }))
      ),
      (
        "comparison: .offMain(id: { $0.id }, contentsEqual: { $0 == $1 })",
        ListUpdater(
          pair.rows, comparison: .offMain(id: { $0.id }, contentsEqual: { $0 == $1 }))
      ),
    ]
    return updaters.map { call, updater in
      let view = AcceptingView(counts: [pair.rows.count])
      updater.attach(view)
      MainLoop.drain()
      var isTwin = false
      let timed = TimedCall {
        // The updater holds its view weakly.
        withExtendedLifetime(view) {
          isTwin.toggle()
          var isShown = false
          updater.submit(isTwin ? pair.twin : pair.rows) { _ in isShown = true }
          MainLoop.run { isShown }
        }
      }
      return (call, 5, timed)
    }
  }
}
