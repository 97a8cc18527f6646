// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff

/// Verifies and measures one workload of sections.
struct SectionedRunner<S: BenchmarkSection> {
  let subject: Subject<SectionedCall>
  let workload: SectionedWorkload<S>
  let options: Options
  let diff: SectionedDiff
  let batches: [BatchUpdate]

  init(_ subject: Subject<SectionedCall>, _ workload: SectionedWorkload<S>, _ options: Options) {
    self.subject = subject
    self.workload = workload
    self.options = options
    diff = S.diff(workload.old, workload.new)
    batches = diff.batchUpdates(for: .collectionView)
  }

  /// All about the workload: first that the results are right, then how long they take.
  func run() -> Record {
    let flat = workload.flat
    var record = Record(
      title: subject.title, call: subject.call.rawValue, count: flat.old.count, data: flat.data)
    let found = SectionedCounts(diff)
    record.changes = found.rows
    record.sections = Record.Sections(
      count: workload.old.count, changes: found.sections, batchCount: batches.count)
    record.problems = problems(found)
    if options.task == .check { return record }
    record.target = subject.target
    record.scratchLimit = subject.scratch
    record.samples = Rounds.samples(of: contestants, options) { time($0, calls: $1) }
    if subject.call == .diff { Rounds.addJoin(to: &record) { time($0, calls: $1) } }
    if record.count >= 100_000 { record.scratchBytes = scratchBytes() }
    return record
  }

  private var contestants: [Contestant] {
    let measures = [Measure.scan, .flatDiff]
    let others = (subject.target?.terms ?? []).map(\.measure).filter { !measures.contains($0) }
    return [.call, .planning] + (measures + others).map(Contestant.measure)
  }

  private func time(_ contestant: Contestant, calls: Int) -> Double {
    let (old, new) = (workload.old, workload.new)
    switch contestant {
    case .call: return seconds(calls: calls) { S.diff(old, new) }
    case .planning: return seconds(calls: calls) { diff.batchUpdates(for: .collectionView) }
    case .measure(let measure): return workload.flat.seconds(of: measure, calls: calls)
    case .closures, .keyPath: return .nan
    }
  }

  private func scratchBytes() -> Int? {
    let (old, new) = (workload.old, workload.new)
    return ScratchMemory.peak { S.diff(old, new) }
  }
}

extension SectionedCounts {
  init(_ diff: SectionedDiff) {
    self.init(
      sections: ChangeCounts(diff.sections),
      rows: ChangeCounts(
        deletes: diff.deletes.count, inserts: diff.inserts.count, moves: diff.moves.count,
        updates: diff.updates.count))
  }
}
