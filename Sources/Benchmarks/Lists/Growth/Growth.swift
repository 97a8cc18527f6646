// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

package import BenchmarkSupport
import CommandLineSupport

/// Measures how the times of calls grow with the number of rows, and with the share of them that is
/// edited.
package struct Growth {
  package let options: Options
  package let progress: Progress

  /// The results, one for each series and call, in order.
  package private(set) var results: [GrowthResult] = []

  /// A series does not go on to a workload that is estimated to take more seconds, with its
  /// preparation and verification.
  private static var pointLimit: Double { 12 }

  package init(_ options: Options, _ progress: Progress) {
    self.options = options
    self.progress = progress
  }

  /// Measures all series of one number of rows after another, so that they share its rows.
  package mutating func measureRows(_ counts: [Int]) {
    let options = options
    var series = GrowthSeries.all.filter { $0.variable == .rows && options.includes($0.title) }
    var integers = RowPairs<Row>(), strings = RowPairs<StringRow>()
    for (index, count) in counts.enumerated() {
      let next = index + 1 < counts.count ? counts[index + 1] : count
      series.removeAll { item in
        if count > item.largest { return true }
        let seconds = measure(item) {
          switch item.edit {
          case .flat(.string, let edit, let calls):
            let workload = Workload(
              strings.pair(count, options.data), edit: edit, data: options.data)
            return GrowthPoint(x: Double(count), item.title, calls, workload, options)
          case .flat(_, let edit, let calls):
            let workload = Workload(
              integers.pair(count, options.data), edit: edit, data: options.data)
            return GrowthPoint(x: Double(count), item.title, calls, workload, options)
          case .sectioned(let layout, let edit, let calls):
            let workload = SectionedWorkload(
              integers.pair(count, options.data), counts: layout.counts(count), edit: edit,
              data: options.data)
            return GrowthPoint(x: Double(count), item.title, calls, workload, options)
          case .share, .tree: return nil
          }
        }
        return seconds * Double(next) / Double(count) > Self.pointLimit
      }
    }
  }

  /// Measures all series of shares of one number of rows.
  package mutating func measureShares(of count: Int) {
    let options = options
    let series = GrowthSeries.all.filter {
      $0.variable == .editedShare && options.includes($0.title)
    }
    if series.isEmpty { return }
    let pair = RowPair<Row>(count: count, data: options.data)
    for share in GrowthSeries.shares {
      let edited = Int((share * Double(count)).rounded())
      if edited == 0 { continue }
      for item in series {
        _ = measure(item) {
          guard case .share(let edit) = item.edit else { return nil }
          let workload = Workload(pair, edit: edit(edited), data: options.data)
          return GrowthPoint(x: share, item.title, [.diff], workload, options)
        }
      }
    }
  }

  /// Measures one workload of a series, and adds the times to the results.
  ///
  /// - Returns: The seconds that it took.
  private mutating func measure(_ series: GrowthSeries, _ prepare: () -> GrowthPoint?) -> Double {
    let clock = LoadMeter()
    if let point = prepare() {
      let times = point.medians(options.fixedRounds)
      for call in point.calls { add(point, call, times, series) }
      progress.note(
        "\(series.title), \(series.variable.text(point.x)): "
          + point.calls.map { duration(times[$0.name] ?? .nan) }.joined(separator: ", "))
      for problem in point.problems { progress.note("  WRONG: " + problem) }
    }
    return clock.elapsed
  }

  private mutating func add(
    _ point: GrowthPoint, _ call: GrowthPoint.TimedCall, _ times: [String: Double],
    _ series: GrowthSeries
  ) {
    var measures: [String: Double] = [:]
    for measure in point.measures { measures[measure.name] = times[measure.name] }
    add(
      .init(x: point.x, seconds: times[call.name] ?? .nan, measureSeconds: measures),
      point.problems, series, title: series.title + call.suffix, call: call.name)
  }

  /// Adds a point to the result with a title and a call.
  package mutating func add(
    _ point: RunRecord.Growth.Point, _ problems: [String], _ series: GrowthSeries, title: String,
    call: String
  ) {
    let index =
      results.firstIndex { $0.title == title && $0.call == call }
      ?? {
        results.append(GrowthResult(title: title, call: call, series: series))
        return results.count - 1
      }()
    results[index].points.append(point)
    results[index].problems += problems
  }
}
