// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import CommandLineSupport

extension FigureTable where Value == RecordedCase {
  static var caseColumns: [Column] {
    [
      Column("case") { $0.title },
      Column("rows") { grouped($0.rows) },
      Column("sections") { Figures.count($0.details.sections) },
      Column("changes") { Figures.changes($0.details) },
      Column("rounds") { grouped($0.seconds.count) },
      Column("time") { Figures.time($0.details.medianSeconds) },
      Column("× scan") { Figures.number($0.details.timesScan) },
      Column("× join") { Figures.number($0.details.timesJoin) },
      Column("× small") { Figures.number($0.details.timesSmall) },
      Column("× arrays") { Figures.number($0.details.timesArrays) },
      Column("p99") { Figures.time($0.details.percentile99Seconds) },
      Column("of calls") { Figures.count($0.details.callCount) },
      Column("closures") { Figures.number($0.details.closuresTimesCall) },
      Column("key path") { Figures.number($0.details.keyPathTimesCall) },
      Column("× flat diff") { Figures.number($0.details.timesFlatDiff) },
      Column("planning") { Figures.number($0.details.planningTimesCall) },
      Column("batches") { Figures.count($0.details.batches) },
      peer("difference(from:)", \.standardLibrarySeconds),
      peer("textbook Heckel", \.heckelSeconds),
      Column("target") { Figures.target($0.details.target) },
      Column("share of target") { Figures.percent($0.details.shareOfTarget) },
      Column("target of p99") { Figures.target($0.details.percentile99Target) },
      Column("share of it") { Figures.percent($0.details.shareOfPercentile99Target) },
      Column("result") { $0.result },
    ]
  }

  /// Returns a column that tells how many times as long another algorithm takes.
  private static func peer(
    _ name: String, _ seconds: KeyPath<RunRecord.Details, Double?>
  ) -> Column {
    Column(name) { shown in
      if shown.details.skippedPeers.contains(name) { return "skipped" }
      guard let seconds = shown.details[keyPath: seconds], shown.details.medianSeconds > 0 else {
        return Figures.nothing
      }
      return Figures.times(seconds / shown.details.medianSeconds)
    }
  }
}

extension RecordedCase {
  fileprivate var result: String {
    if !details.wrong.isEmpty { return "wrong: " + details.wrong.joined(separator: "; ") }
    if !details.missed.isEmpty { return "missed: " + details.missed.joined(separator: ", ") }
    return details.target == nil ? Figures.nothing : "met"
  }
}
