// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import BenchmarkSupport
import TableDiff

/// Verifies and measures one workload.
struct CaseRunner<R: BenchmarkRow> {
  let subject: Subject<FlatCall>
  let workload: Workload<R>

  /// The same edit of 1,000,000 rows, if the target compares with it.
  let million: Workload<R>?

  let options: Options
  let diff: ListDiff
  let batch: BatchUpdate

  init(
    _ subject: Subject<FlatCall>, _ workload: Workload<R>, million: Workload<R>? = nil,
    _ options: Options
  ) {
    self.subject = subject
    self.workload = workload
    self.million = million
    self.options = options
    diff = R.diff(workload.old, workload.new)
    batch = diff.batchUpdate(inSection: 0)
  }

  /// Verifies the results, then measures the calls.
  func run() -> Record {
    var record = Record(
      title: subject.title, call: subject.call.rawValue, count: workload.old.count,
      data: workload.data)
    record.changes = ChangeCounts(diff)
    record.problems = problems()
    if options.task == .check { return record }
    record.target = subject.target
    record.scratchLimit = subject.scratch
    record.samples = Rounds.samples(of: contestants, options) { time($0, calls: $1) }
    if subject.call == .diff {
      Rounds.addJoin(to: &record, options) { time($0, calls: $1) }
      if options.measuresPeers { Peers.measure(workload, options, &record) }
    }
    record.counts = measure(subject.call, CallCounter())
    return record
  }

  private var contestants: [Contestant] {
    let closures: [Contestant] = subject.call == .diff ? [.closures, .keyPath] : []
    return .measured(for: subject.target) + closures
  }

  /// Returns the seconds of one call of a contestant.
  ///
  /// Each call is made directly on the row type.
  private func time(_ contestant: Contestant, calls: Int) -> Double {
    let (old, new) = (workload.old, workload.new)
    switch contestant {
    case .call: return time(subject.call, calls: calls)
    case .closures: return seconds(calls: calls) { R.diffByClosures(old, new) }
    case .keyPath: return seconds(calls: calls) { R.diffByKeyPath(old, new) }
    case .measure(.millionRows):
      guard let million else { return .nan }
      let share = Double(old.count) / Double(million.old.count)
      return share * seconds(calls: calls) { R.diff(million.old, million.new) }
    case .planning: return .nan
    case .measure(let measure): return workload.seconds(of: measure, calls: calls)
    }
  }

  /// Returns the seconds of one call, whether or not it is that of the subject.
  func time(_ call: FlatCall, calls: Int) -> Double { measure(call, Stopwatch(calls: calls)) }

  @inline(__always)
  private func measure<M: Meter>(_ call: FlatCall, _ meter: M) -> M.Reading {
    let (old, new) = (workload.old, workload.new)
    switch call {
    case .diff: return meter.measure { R.diff(old, new) }
    case .applying: return meter.measure { R.apply(diff, old, new) }
    case .planning: return meter.measure { diff.batchUpdate(inSection: 0) }
    case .performing:
      return meter.measure(on: { HeadlessListView(rows: old) }) { view in
        Result { () throws(BatchError) in try R.perform(batch, on: &view, new) }
      }
    }
  }
}
