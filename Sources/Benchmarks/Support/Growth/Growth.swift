// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Measures how the times of calls grow with the number of rows, with the share of edited rows, and
/// with the number of rows around a single edit.
package struct Growth {
  private let options: Options
  private let progress: Progress

  /// The points measured so far, by series and call, in order.
  private var measured: [Measured] = []

  fileprivate struct Measured {
    let title: String
    let call: String
    let series: GrowthSeries
    var points: [RunRecord.Growth.Point] = []
    var problems: [String] = []
  }

  /// A series ends before lists that are estimated to take more seconds, including preparation and
  /// verification.
  private static let pointLimit = 12.0

  /// The seconds for the rounds of one point, beyond the minimum number of rounds.
  private static let budget = 1.0

  /// The minimum and maximum number of rounds.
  private static let roundCounts = 3...11

  package init(_ options: Options, _ progress: Progress) {
    (self.options, self.progress) = (options, progress)
  }

  /// Measures the selected series, grouped by *x*, so that they share rows.
  ///
  /// - Parameter counts: At least two numbers of rows, ascending.
  @MainActor
  package mutating func run(_ all: [GrowthSeries], _ counts: [Int]) -> [RunRecord.Growth] {
    let bench = Workbench(options)
    for variable in GrowthSeries.Variable.allCases {
      let xs = variable == .editedShare ? GrowthSeries.shares : counts.map(Double.init)
      var series = all.filter { $0.variable == variable && options.includes($0.title) }
      for (index, x) in xs.enumerated() {
        let next = index + 1 < xs.count ? xs[index + 1] : x
        series.removeAll { item in
          if x > item.largest { return true }
          let clock = LoadMeter()
          measure(item, x, bench)
          return variable == .rows && clock.elapsed * next / x > Self.pointLimit
        }
      }
    }
    return measured.compactMap(\.growth)
  }

  /// Measures a point of a series.
  @MainActor
  private mutating func measure(_ series: GrowthSeries, _ x: Double, _ bench: Workbench) {
    let lists = series.prepare(x, bench)
    let calls = lists.calls.map { ($0.call, $0.timed) }
    let times = medians(calls + lists.measures.map { ($0, $1) })
    for item in lists.calls {
      let title = series.title + item.suffix
      let point = RunRecord.Growth.Point(
        x: x, seconds: times[item.call] ?? .nan,
        measureSeconds: times.filter { lists.measures[$0.key] != nil },
        allocations: item.timed.counts?().allocations)
      let index =
        measured.firstIndex { $0.title == title && $0.call == item.call }
        ?? {
          measured.append(Measured(title: title, call: item.call, series: series))
          return measured.count - 1
        }()
      measured[index].points.append(point)
      measured[index].problems += lists.problems
    }
    let texts = lists.calls.map { duration(times[$0.call] ?? .nan) }
    progress.note(
      "\(series.title), \(series.variable.text(x)): \(texts.joined(separator: ", "))")
    for problem in lists.problems { progress.note("  WRONG: " + problem) }
  }

  /// Returns the median seconds of several calls that take turns.
  private func medians(_ calls: [(name: String, timed: TimedCall)]) -> [String: Double] {
    // The first call may be slower than all others.
    let estimates = calls.map { min($0.timed.seconds(1), $0.timed.seconds(1)) }
    let roundSeconds = estimates.reduce(0) { $0 + max($1, 0.5e-3) }
    let affordable = Int(Self.budget / roundSeconds)
    let limits = Self.roundCounts
    let rounds =
      options.fixedRounds ?? min(max(affordable, limits.lowerBound), limits.upperBound)
    var samples = calls.map { _ in [Double]() }
    for _ in 0..<rounds {
      for (index, call) in calls.enumerated() {
        samples[index].append(call.timed.seconds(callsPerSample(estimates[index])))
      }
    }
    return Dictionary(uniqueKeysWithValues: zip(calls, samples).map { ($0.name, $1.median) })
  }
}

extension Growth.Measured {
  /// The result in stored form; `nil` with fewer than two points.
  fileprivate var growth: RunRecord.Growth? {
    if points.count < 2 { return nil }
    let fit = GrowthFit(points.map { ($0.x, $0.seconds) }, from: series.claim.fittedFrom)
    return RunRecord.Growth(
      title: title, call: call, variable: series.variable, points: points, exponent: fit.exponent,
      fittedFrom: fit.from, limit: series.claim.limit, timesLimit: series.claim.timesLimit,
      wrong: problems.isEmpty ? nil : problems)
  }
}

/// A power law fitted to measured times: `seconds = c · x ^ exponent`.
///
/// It is the least-squares line through the logarithms of both.
package struct GrowthFit {
  package let exponent: Double

  /// The smallest *x* in the fit.
  package let from: Double

  /// Fits the points from `start` on, or the last two if there are fewer.
  ///
  /// - Precondition: There are at least two points with different positive numbers, ascending.
  package init(_ points: [(x: Double, seconds: Double)], from start: Double) {
    let large = points.filter { $0.x >= start }
    let fitted = large.count < 2 ? Array(points.suffix(2)) : large
    from = fitted[0].x
    let logarithms = fitted.map { (x: log($0.x), y: log($0.seconds)) }
    let count = Double(fitted.count)
    let meanX = logarithms.reduce(0) { $0 + $1.x } / count
    let meanY = logarithms.reduce(0) { $0 + $1.y } / count
    let covariance = logarithms.reduce(0) { $0 + ($1.x - meanX) * ($1.y - meanY) }
    exponent = covariance / logarithms.reduce(0) { $0 + ($1.x - meanX) * ($1.x - meanX) }
  }
}
