// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import CommandLineSupport

/// Measures how the times of calls grow with the number of rows, and with the share of them that is
/// edited.
struct Growth {
  let options: Options
  let progress: Progress

  /// The results, one for each series and call, in order.
  var results: [GrowthResult] = []

  /// A series does not go on to a workload that is estimated to take more seconds, with its
  /// preparation and verification.
  private static var pointLimit: Double { 12 }

  private init(_ options: Options, _ progress: Progress) {
    self.options = options
    self.progress = progress
  }

  /// Measures the series that the options select.
  ///
  /// - Returns: The results; empty if the options select none.
  static func run(_ options: Options, _ progress: Progress) throws(UsageError) -> [GrowthResult] {
    var counts = GrowthSeries.counts
    if let wanted = options.counts {
      counts = Set(wanted).sorted()
      if counts.count < 2 {
        throw UsageError(message: "--growth takes at least two different numbers of rows")
      }
    }
    var run = Growth(options, progress)
    run.measureRows(counts)
    run.measureShares(of: min(counts[counts.count - 1], GrowthSeries.shareCount))
    run.measureEdits(counts)
    return run.results
  }

  /// Measures all series of one number of rows after another, so that they share its rows.
  private mutating func measureRows(_ counts: [Int]) {
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

  private mutating func measureShares(of count: Int) {
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
  mutating func add(
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
