// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// The times of one call of a series.
package struct GrowthResult {
  package let title: String
  package let call: String
  package let series: GrowthSeries

  package var points: [RunRecord.Growth.Point] = []

  /// What is wrong with the results of the call; empty if they are right.
  package var problems: [String] = []

  package init(title: String, call: String, series: GrowthSeries) {
    self.title = title
    self.call = call
    self.series = series
  }

  /// The exponent of the times; `nil` with fewer than two points.
  var fit: GrowthFit? {
    if points.count < 2 { return nil }
    return GrowthFit(points.map { ($0.x, $0.seconds) }, from: series.claim.fittedFrom)
  }

  /// How far the exponent of the scan beside the call is above 1, which is the machine's doing: a
  /// scan is linear.
  ///
  /// Memory that is slower than the caches adds to it, and other programs do: they suspend the
  /// process in long calls, and seldom in short ones.
  package var slack: Double {
    let scans = points.compactMap { point in
      point.measureSeconds[Measure.scan.rawValue].map { (point.x, $0) }
    }
    if series.variable != .rows || scans.count < 2 { return 0 }
    return max(0, GrowthFit(scans, from: series.claim.fittedFrom).exponent - 1)
  }

  /// Whether the times grow faster than claimed.
  package var isSteeper: Bool {
    guard let record else { return false }
    if let limit = record.limit, record.exponent > limit + slack { return true }
    if let limit = record.timesLimit, record.timesFirst > limit { return true }
    return false
  }

  /// The result as it is stored; `nil` if nothing can be fitted.
  package var record: RunRecord.Growth? {
    fit.map { fit in
      RunRecord.Growth(
        title: title, call: call, variable: series.variable, points: points,
        exponent: fit.exponent, fittedFrom: fit.from, limit: series.claim.limit,
        timesLimit: series.claim.timesLimit)
    }
  }
}

extension RunRecord.Growth {
  /// The last time as a multiple of the first that the exponent is fitted to.
  package var timesFirst: Double {
    let fitted = points.filter { $0.x >= fittedFrom }.sorted { $0.x < $1.x }
    guard let first = fitted.first, let last = fitted.last else { return .nan }
    return last.seconds / first.seconds
  }
}

extension [GrowthResult] {
  /// The exit code of a run with these results.
  package var exitCode: Int32 { contains { $0.isSteeper || !$0.problems.isEmpty } ? 1 : 0 }
}
