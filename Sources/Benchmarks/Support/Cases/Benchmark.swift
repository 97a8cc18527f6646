// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// A case: a call on lists of several lengths, with its targets for time and memory.
package struct Benchmark: Sendable {
  package let title: String

  /// The timed call, as an app writes it.
  let call: String

  var source = RunRecord.Source.generated

  /// The numbers of rows.
  let counts: [Int]

  /// Whether the numbers of rows are fixed, whatever the command line says.
  var isFixedCount = false

  /// Whether the case is one of the most telling ones, which run by default.
  var isBrief = false

  /// Whether only a thorough run includes the case with a million rows.
  var isLong = false

  /// The targets for the median, by number of rows, and for all other numbers.
  var targets: [Int: Target] = [:]
  var target: Target?

  /// The targets for the slowest calls, by number of rows.
  var tailTargets: [Int: Target] = [:]

  /// The target for peak memory, in bytes a row.
  var scratch: Double?

  /// The target for memory that is kept, in bytes for each shown row.
  var keptLimit: Double?

  /// Creates the lists, and verifies the call on them.
  let prepare: @MainActor @Sendable (_ count: Int, _ bench: Workbench) -> Trial

  package init(
    _ title: String, _ call: String, source: RunRecord.Source = .generated,
    counts: [Int] = [1_000_000], isFixedCount: Bool = false, isBrief: Bool = false,
    isLong: Bool = false, target: Target? = nil, targets: [Int: Target] = [:],
    tailTargets: [Int: Target] = [:], scratch: Double? = nil, keptLimit: Double? = nil,
    prepare: @escaping @MainActor @Sendable (_ count: Int, _ bench: Workbench) -> Trial
  ) {
    (self.title, self.call, self.source, self.counts) = (title, call, source, counts)
    (self.isFixedCount, self.isBrief, self.isLong) = (isFixedCount, isBrief, isLong)
    (self.target, self.targets, self.tailTargets) = (target, targets, tailTargets)
    (self.scratch, self.keptLimit, self.prepare) = (scratch, keptLimit, prepare)
  }

  /// Verifies the results, then measures the call.
  @MainActor
  package func run(_ count: Int, _ bench: Workbench) -> Record {
    let trial = prepare(count, bench)
    let options = bench.options
    var record = Record(
      title: title, call: call, source: source, count: count,
      data: source == .fixtures ? .fresh : options.data)
    (record.changes, record.sections) = (trial.changes, trial.sections)
    record.problems = trial.problems
    if options.task == .check { return record }
    let target = targets[count] ?? target
    record.target = target
    record.scratchLimit = scratch
    let named = (target?.terms ?? []).map { Contestant.measure($0.measure) }
    let wanted = trial.beside.union(named + (trial.isSingle ? [] : [.measure(.scan)]))
    var contestants = trial.others.filter { wanted.contains($0.key) }
    contestants[.call] = trial.call
    if trial.isSingle {
      let (samples, all) = Rounds.singleSamples(of: contestants, options)
      record.samples = samples
      record.tail = (all.count, all.percentile(0.99), tailTargets[count])
    } else {
      record.samples = Rounds.samples(of: contestants, options)
    }
    trial.addPeers?(&record, options)
    record.counts = trial.call.counts?()
    record.kept = trial.shownCount.map { ($0, keptLimit) }
    return record
  }
}

/// A case with one number of rows, verified and ready to be measured.
package struct Trial {
  package var changes = ChangeCounts()

  /// The results about sections, if the list has any.
  package var sections: Record.Sections?

  /// The faults of the results; empty if they are right.
  package var problems: [String]

  package var call: TimedCall

  /// What can be timed beside the call: the scan, if any, and the measures in the target.
  package var others: [Contestant: TimedCall]

  /// What is timed beside the call, whatever the target.
  package var beside: Set<Contestant> = []

  /// Whether each call is timed alone because the slowest calls count.
  package var isSingle = false

  /// The number of rows that the call's result is kept for, if memory is counted.
  package var shownCount: Int?

  /// Times other algorithms.
  package var addPeers: ((inout Record, Options) -> Void)?

  package init(
    problems: [String], _ call: TimedCall, _ others: [Contestant: TimedCall] = [:],
    beside: Set<Contestant> = []
  ) {
    (self.problems, self.call, self.others, self.beside) = (problems, call, others, beside)
  }
}
