// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import BenchmarkSupport
import TableDiff

/// Verifies and measures one workload of rows whose ids repeat.
struct RepeatedRunner<R: RepeatedRow> {
  let item: RepeatedCase
  let workload: RepeatedWorkload<R>
  let options: Options
  let diff: ListDiff

  init(_ item: RepeatedCase, _ workload: RepeatedWorkload<R>, _ options: Options) {
    self.item = item
    self.workload = workload
    self.options = options
    diff = R.diff(workload.old, workload.new)
  }

  /// Verifies the result, then measures the call.
  func run() -> Record {
    var record = Record(
      title: item.title, call: RepeatedCall.diff.rawValue, count: workload.old.count,
      data: options.data)
    record.changes = ChangeCounts(diff)
    record.problems = problems()
    if options.task == .check { return record }
    record.samples = Rounds.samples(of: contestants, options) { time($0, calls: $1) }
    record.target = item.target
    if comparesWithStandard { measureStandard(&record) }
    // A target that is a multiple of the standard library's time needs that time.
    if item.timesStandard && !comparesWithStandard { record.target = nil }
    record.counts = CallCounter().measure { R.diff(workload.old, workload.new) }
    return record
  }

  private var contestants: [Contestant] {
    let others = (item.target?.terms ?? []).map(\.measure).filter { $0 != .scan && $0 != .standard }
    return [.call, .measure(.scan)] + others.map(Contestant.measure)
  }

  private func time(_ contestant: Contestant, calls: Int) -> Double {
    let (old, new, twin) = (workload.old, workload.new, workload.twin)
    return switch contestant {
    case .call: seconds(calls: calls) { R.diff(old, new) }
    case .measure(.scan): seconds(calls: calls) { R.scan(old, twin) }
    case .measure(.heckelDiff): seconds(calls: calls) { R.heckelDiff(old, new) }
    case .measure, .closures, .keyPath, .planning: .nan
    }
  }

  /// Whether the list has at most the case's own number of rows: the time grows with the square.
  private var comparesWithStandard: Bool {
    item.timesStandard && options.measuresPeers && workload.old.count <= item.count
  }

  /// Times the standard library, three times if it is fast, and compares the number of changes.
  private func measureStandard(_ record: inout Record) {
    let (old, new) = (workload.old, workload.new)
    var times: [Double] = []
    var count = 0
    repeat {
      times.append(seconds(calls: 1) { count = R.standardDifference(old, new).count })
    } while times.count < 3 && times[0] < 0.5
    record.standard = .seconds(times.median)
    record.samples[.measure(.standard)] = record.seconds.map { _ in times.median }
    if count != record.changes.total {
      record.problems.append(
        "the diff has \(record.changes.total) changes, difference(from:) \(count)")
    }
  }
}
