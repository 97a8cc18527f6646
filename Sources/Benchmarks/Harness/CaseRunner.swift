// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff

/// Verifies and measures one workload.
struct CaseRunner<R: BenchmarkRow> {
  let subject: Subject
  let workload: Workload<R>

  /// The same edit of 1,000,000 rows, where the target compares with it.
  let million: Workload<R>?

  let options: Options
  let diff: ListDiff
  let batch: BatchUpdate

  init(
    _ subject: Subject, _ workload: Workload<R>, million: Workload<R>? = nil, _ options: Options
  ) {
    self.subject = subject
    self.workload = workload
    self.million = million
    self.options = options
    diff = R.diff(workload.old, workload.new)
    batch = diff.batchUpdate(inSection: 0)
  }

  /// All about the workload: first that the results are right, then how long they take.
  func run() -> Record {
    var record = Record(
      title: subject.title, call: subject.call, count: workload.old.count, data: workload.data)
    record.changes = ChangeCounts(diff)
    record.problems = problems()
    if options.task == .check { return record }
    record.target = subject.target
    record.scratchLimit = subject.scratch
    record.samples = rounds()
    if subject.call == .diff {
      measureJoin(&record)
      if options.measuresPeers { Peers.measure(workload, &record) }
    }
    // Memory is counted in pages: in short lists they tell nothing.
    if record.count >= 100_000 { record.scratchBytes = scratchBytes() }
    return record
  }

  private var contestants: [Contestant] {
    var contestants = [Contestant.measure(.scan), .call]
    if subject.call == .diff { contestants += [.closures, .keyPath] }
    for term in subject.target?.terms ?? [] where term.measure != .scan {
      contestants.append(.measure(term.measure))
    }
    return contestants
  }

  /// Times all contestants once a round, in an order that changes: with a fixed one, a scheduler
  /// that takes the processor away at regular times would always meet the same contestant.
  private func rounds() -> [Contestant: [Double]] {
    var calls: [Contestant: Int] = [:]
    var roundSeconds = 0.0
    for contestant in contestants {
      let estimate = min(time(contestant, calls: 1), time(contestant, calls: 1))
      calls[contestant] = callsPerSample(estimate)
      roundSeconds += max(estimate, 0.5e-3)
    }
    var samples: [Contestant: [Double]] = [:]
    var random = SplitMix64(seed: 2)
    for _ in 0..<options.rounds(roundSeconds: roundSeconds) {
      for contestant in contestants.shuffled(using: &random) {
        samples[contestant, default: []].append(time(contestant, calls: calls[contestant] ?? 1))
      }
    }
    return samples
  }

  /// The join takes long: where no target needs it, few rounds must do, and none for huge lists.
  private func measureJoin(_ record: inout Record) {
    if record.samples[.measure(.join)] != nil || record.count > 1_000_000 { return }
    let callCalls = callsPerSample(record.median)
    let joinCalls = callsPerSample(time(.measure(.join), calls: 1))
    for _ in 0..<Record.joinRoundCount {
      record.joinRounds.join.append(time(.measure(.join), calls: joinCalls))
      record.joinRounds.call.append(time(.call, calls: callCalls))
    }
  }

  /// The seconds of one call of a contestant, each call made directly, on the row type itself.
  private func time(_ contestant: Contestant, calls: Int) -> Double {
    let (old, new, twin) = (workload.old, workload.new, workload.twin)
    switch contestant {
    case .call: return timeSubject(calls: calls)
    case .closures: return seconds(calls: calls) { R.diffByClosures(old, new) }
    case .keyPath: return seconds(calls: calls) { R.diffByKeyPath(old, new) }
    case .measure(.scan): return seconds(calls: calls) { R.scan(old, twin) }
    case .measure(.join): return seconds(calls: calls) { R.join(old, new) }
    case .measure(.gather):
      return seconds(calls: calls) { R.gather(old, new, workload.script.sources) }
    case .measure(.map): return seconds(calls: calls) { R.copyByMap(old) }
    case .measure(.scanAndArray):
      return seconds(calls: calls) { (R.scan(old, twin), Measures.integers(old.count)) }
    case .measure(.millionRows):
      guard let million else { return .nan }
      let share = Double(old.count) / Double(million.old.count)
      return share * seconds(calls: calls) { R.diff(million.old, million.new) }
    }
  }

  private func timeSubject(calls: Int) -> Double {
    let (old, new) = (workload.old, workload.new)
    switch subject.call {
    case .diff: return seconds(calls: calls) { R.diff(old, new) }
    case .applying: return seconds(calls: calls) { R.apply(diff, old, new) }
    case .performing:
      return seconds(calls: calls, on: { HeadlessListView(rows: old) }) { view in
        Result { () throws(BatchError) in try R.perform(batch, on: &view, new) }
      }
    }
  }

  private func scratchBytes() -> Int? {
    let (old, new) = (workload.old, workload.new)
    switch subject.call {
    case .diff: return ScratchMemory.peak { R.diff(old, new) }
    case .applying: return ScratchMemory.peak { R.apply(diff, old, new) }
    case .performing:
      return ScratchMemory.peak(on: { HeadlessListView(rows: old) }) { view in
        Result { () throws(BatchError) in try R.perform(batch, on: &view, new) }
      }
    }
  }
}
