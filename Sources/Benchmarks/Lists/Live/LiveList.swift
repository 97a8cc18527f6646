// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import BenchmarkSupport
import TableDiff
import TableDiffUpdating

/// A call of an updater to measure.
enum LiveCall: String {
  case updating = "updater.submit(new); updater.updateIfNeeded()"
  case manySubmissions = "updater.submit(new), 100 times; updater.updateIfNeeded()"
  case resubmitting = "updater.submit(updater.sections)"
  case reporting = "await updater.show(updater.sections)"
  case offMain = "await updater.show(new), compared off the main actor"
  case mainActor = "await updater.show(new), compared off the main actor: the main thread's work"

  /// The suffix of titles for the call.
  var suffix: String {
    switch self {
    case .updating: ""
    case .manySubmissions: ", submitted 100 times"
    case .resubmitting: ", shared storage"
    case .reporting: ", shared storage, with its outcome"
    case .offMain: ", off the main actor"
    case .mainActor: ", what is left to the main actor"
    }
  }
}

/// A list that an updater switches between two states.
@MainActor
final class LiveList<S: ListSection & Sendable & Equatable>
where S.Row == BenchmarkSupport.Row, S.Rows == [S.Row] {
  private let call: LiveCall
  private let states: [[S]]
  private let flat: Workload<Row>
  private let updater: SectionedListUpdater<S>
  private let view: AcceptingView

  /// The row counts of both states' sections.
  private let counts: [[Int]]

  /// The index of the shown state, and of the state from which the next bare diff starts.
  private var shown = 0
  private var diffed = 0

  /// Whether the updater compares off the main actor.
  private var isOffMain: Bool { call == .offMain || call == .mainActor }

  init(_ call: LiveCall, old: [S], new: [S], flat: Workload<Row>) {
    (self.call, self.flat, states) = (call, flat, [old, new])
    counts = states.map { $0.map(\.rows.count) }
    let isOffMain = call == .offMain || call == .mainActor
    updater = SectionedListUpdater(
      old, comparison: isOffMain ? .offMain(above: 0) : .onMain, options: UpdateOptions(),
      scheduler: .tasks)
    // The updater holds its view weakly.
    view = AcceptingView(counts: counts[0])
    updater.attach(view)
    MainLoop.drain()
  }

  /// Verifies the results, and prepares the call to be measured.
  func trial() -> Trial {
    let found = SectionedCounts(states[0].sectionedDiff(to: states[1]))
    let plan = plan(states[0], states[1])
    var trial = Trial(problems: problems(), timed, flat.measures)
    trial.changes = found.rows
    if states[0].count > 1 {
      trial.sections = Record.Sections(
        count: states[0].count, changes: found.sections, batchCount: plan.count)
    }
    trial.others[.measure(.diffAndPlan)] = TimedCall { self.diffAndPlan() }
    trial.others[.measure(.oneSubmission)] = TimedCall { self.update() }
    if call == .mainActor {
      let (old, twin) = (flat.old, flat.twin)
      trial.others[.measure(.scan)] = computing { blackHole(Row.scan(old, twin)) }
      trial.others[.measure(.hops)] = computing {
        MainLoop.hop { blackHole(Row.scan(old, twin)) }
      }
    }
    return trial
  }

  private var timed: TimedCall {
    switch call {
    case .updating: TimedCall { self.update() }
    case .manySubmissions: TimedCall { self.update(submissions: 100) }
    case .resubmitting: TimedCall { self.updater.submitSections(self.updater.sections) }
    case .reporting:
      TimedCall { calls in
        seconds(calls: calls) { self.show(self.updater.sections) }
      }
    case .offMain:
      TimedCall { calls in
        seconds(calls: calls, on: { self.nextCopy() }, { self.show($0.take()) })
      }
    case .mainActor:
      TimedCall { calls in
        let total = (0..<calls).reduce(0) { total, _ in
          let state = self.nextCopy()
          return total
            + MainLoop.computingSeconds {
              self.show(state.take())
              // Discarded states may be released later.
              MainLoop.drain()
            }
        }
        return total / Double(calls)
      }
    }
  }

  /// Returns a call that is timed by the computing time of the main thread.
  private func computing(_ call: @escaping () -> Void) -> TimedCall {
    TimedCall { calls in
      MainLoop.computingSeconds { for _ in 0..<calls { call() } } / Double(calls)
    }
  }

  private func diffAndPlan() -> [ListStage<S>] {
    diffed = 1 - diffed
    return plan(states[1 - diffed], states[diffed])
  }

  private func plan(_ old: [S], _ new: [S]) -> [ListStage<S>] {
    old.sectionedDiff(to: new).stages(from: old, to: new, for: .collectionView)
  }
}

// MARK: - Updates

extension LiveList {
  /// Shows the other state now.
  private func update(submissions: Int = 1) {
    prepareNext()
    for _ in 0..<submissions { updater.submitSections(states[shown]) }
    updater.updateIfNeeded()
  }

  /// Submits a state, and waits for its outcome.
  @discardableResult
  private func show(_ sections: consuming [S]) -> UpdateOutcome? {
    var outcome: UpdateOutcome?
    updater.submitSections(sections) { outcome = $0 }
    MainLoop.run { outcome != nil }
    return outcome
  }

  /// Returns a copy of the other state that only the updater will own, so releasing it releases all
  /// rows.
  private func nextCopy() -> LiveState<S> {
    prepareNext()
    return LiveState(states[shown].map { S($0, rows: $0.rows.map { $0 }) })
  }

  private func prepareNext() {
    shown = 1 - shown
    view.nextCounts = counts[shown]
  }
}

/// A state that is passed on without a copy.
private final class LiveState<S> {
  private var sections: [S]

  init(_ sections: [S]) { self.sections = sections }

  func take() -> [S] {
    defer { sections = [] }
    return sections
  }
}

// MARK: - Verification

extension LiveList {
  /// Returns the faults of the call's result.
  private func problems() -> [String] {
    let log = EventLog()
    updater.options.onEvent = { log.events.append($0) }
    defer { updater.options.onEvent = nil }
    if call == .resubmitting || call == .reporting { return problemsOfNothing(log) }
    var problems: [String] = []
    for isInline in isOffMain ? [false] : [true, false] {
      for _ in 0..<2 { problems += problemsOfUpdate(isInline: isInline, log) }
    }
    return problems
  }

  private func problemsOfNothing(_ log: EventLog) -> [String] {
    let outcome = show(updater.sections)
    if outcome != .applied(.unchanged, finished: true) {
      return ["nothing changes, but the outcome is \(outcome.map { "\($0)" } ?? "missing")"]
    }
    if updater.sections != states[shown] { return ["the list has another state"] }
    return log.events.isEmpty ? [] : ["nothing changes, but \(log.events.count) events happen"]
  }

  /// Returns the faults of an update to the other state, at once or in the next turn.
  private func problemsOfUpdate(isInline: Bool, _ log: EventLog) -> [String] {
    MainLoop.drain()
    log.events = []
    let batchCount = view.batchCount
    let old = updater.sections
    let submissions = call == .manySubmissions ? 100 : 1
    if isInline {
      update(submissions: submissions)
    } else {
      let state = nextCopy().take()
      for _ in 1..<submissions { updater.submitSections(state) }
      show(state)
    }
    var problems: [String] = []
    if updater.sections != states[shown] { problems.append("the list has another state") }
    let plan = plan(old, states[shown])
    if view.batchCount - batchCount != plan.count || view.lastBatch != plan.last?.batch {
      problems.append("the view gets other batches than those of the plan")
    }
    let diffCount = log.events.count { if case .diffBegan = $0 { true } else { false } }
    if diffCount != 1 { problems.append("\(submissions) submissions make \(diffCount) diffs") }
    return problems
  }
}

/// The events of an updater.
@MainActor
private final class EventLog {
  var events: [UpdateEvent] = []
}
