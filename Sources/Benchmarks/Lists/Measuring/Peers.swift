// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import BenchmarkSupport

/// Other algorithms that find changes, for comparison.
enum Peers {
  /// Times the standard library and the textbook, once each, if they end within the limit.
  static func measure<R: BenchmarkRow>(
    _ workload: Workload<R>, _ options: Options, _ record: inout Record
  ) {
    // In long lists they would take a fifth of a brief run.
    let isLong = options.isBrief && workload.old.count > 100_000
    if isLong, !RunSummary.chosen.contains(record.title) { return }
    let limit = options.peerLimit
    let (old, new) = (workload.old, workload.new)
    record.standard = .skipped
    record.heckel = .skipped
    if standardSeconds(old.count + new.count, record.changes) < limit {
      record.standard = .seconds(time { R.standardDifference(old, new).count })
    }
    if heckelSeconds(old.count + new.count) < limit {
      record.heckel = .seconds(time { R.heckel(old, new).count })
    }
  }

  private static func time(_ call: () -> Int) -> Double {
    let once = seconds(calls: 1, call)
    let calls = min(callsPerSample(once), 20)
    return calls > 1 ? seconds(calls: calls, call) : once
  }

  /// Estimates how long the standard library takes.
  ///
  /// The time of `difference(from:)` grows with the square of the shortest script, in which a moved
  /// or updated row is two edits. The factors are measured and need not be exact.
  private static func standardSeconds(_ rows: Int, _ changes: ChangeCounts) -> Double {
    let edits = Double(changes.deletes + changes.inserts + 2 * (changes.moves + changes.updates))
    return Double(rows) * 20e-9 + edits * edits * 60e-9
  }

  private static func heckelSeconds(_ rows: Int) -> Double { Double(rows) * 1e-6 }
}
