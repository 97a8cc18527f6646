// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

package import BenchmarkSupport
package import TableDiff

/// Verifies and measures one workload of sections.
struct SectionedRunner<S: BenchmarkSection> {
  let subject: Subject<SectionedCall>
  let workload: SectionedWorkload<S>
  let options: Options
  let diff: SectionedDiff

  /// The fewest stages, with their sections built.
  let stages: [ListStage<S>]

  init(_ subject: Subject<SectionedCall>, _ workload: SectionedWorkload<S>, _ options: Options) {
    self.subject = subject
    self.workload = workload
    self.options = options
    diff = S.diff(workload.old, workload.new)
    stages = S.plan(diff, workload.old, workload.new)
      .map { ListStage($0.batch, sections: $0.sections) }
  }

  /// Verifies the results, then measures the calls.
  func run() -> Record {
    let flat = workload.flat
    var record = Record(
      title: subject.title, call: subject.call.rawValue, count: flat.old.count, data: flat.data)
    let found = SectionedCounts(diff)
    record.changes = found.rows
    record.sections = Record.Sections(
      count: workload.old.count, changes: found.sections, batchCount: stages.count)
    record.problems = problems(found)
    if options.task == .check { return record }
    record.target = subject.target
    record.scratchLimit = subject.scratch
    record.samples = Rounds.samples(of: contestants, options) { time($0, calls: $1) }
    if subject.call == .diff { Rounds.addJoin(to: &record, options) { time($0, calls: $1) } }
    record.counts = measure(subject.call, CallCounter())
    return record
  }

  private var contestants: [Contestant] {
    let isDiff = subject.call == .diff
    let measures = isDiff ? [Measure.scan, .flatDiff] : [.scan]
    let others = (subject.target?.terms ?? []).map(\.measure).filter { !measures.contains($0) }
    return (isDiff ? [.call, .planning] : [.call]) + (measures + others).map(Contestant.measure)
  }

  private func time(_ contestant: Contestant, calls: Int) -> Double {
    switch contestant {
    case .call: return time(subject.call, calls: calls)
    case .planning: return time(SectionedCall.planning, calls: calls)
    case .measure(.flatDiff):
      let flat = workload.flat
      return seconds(calls: calls) { S.Row.diff(flat.old, flat.new) }
    case .measure(let measure): return workload.flat.seconds(of: measure, calls: calls)
    case .closures, .keyPath: return .nan
    }
  }

  /// Returns the seconds of one call, whether or not it is that of the subject.
  func time(_ call: SectionedCall, calls: Int) -> Double { measure(call, Stopwatch(calls: calls)) }

  @inline(__always)
  private func measure<M: Meter>(_ call: SectionedCall, _ meter: M) -> M.Reading {
    let (old, new) = (workload.old, workload.new)
    switch call {
    case .diff: return meter.measure { S.diff(old, new) }
    case .planning: return meter.measure { S.plan(diff, old, new) }
    case .applying: return meter.measure { S.apply(diff, old, new) }
    case .performing: return meter.measure(on: { view }, perform)
    }
  }

  /// A list view that shows the old sections.
  var view: HeadlessListView<S> { HeadlessListView(sections: workload.old) }

  func perform(on view: inout HeadlessListView<S>) -> Result<Void, BatchError> {
    Result { () throws(BatchError) in try S.perform(stages, on: &view) }
  }
}

extension SectionedCounts {
  package init(_ diff: SectionedDiff) {
    self.init(
      sections: ChangeCounts(diff.sections),
      rows: ChangeCounts(
        deletes: diff.deletes.count, inserts: diff.inserts.count, moves: diff.moves.count,
        updates: diff.updates.count))
  }
}
