// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import BenchmarkSupport
import TableDiff
import TableDiffUpdating

/// Verifies and measures what an updater does with a workload.
///
/// The updater goes back and forth between the two states.
@MainActor
final class LiveRunner<S: LiveSection> {
  let subject: Subject<LiveCall>
  let states: [[S]]
  let flat: Workload<Row>
  let options: Options
  let updater: ListUpdater<S>
  let view: AcceptingView

  /// The updater holds its view weakly, and each state has its counts.
  private let counts: [[Int]]

  /// The offset of the state that is shown, and of the one from which the next bare diff starts.
  private(set) var shown = 0
  private var diffed = 0

  init(_ subject: Subject<LiveCall>, old: [S], new: [S], flat: Workload<Row>, _ options: Options) {
    self.subject = subject
    states = [old, new]
    counts = states.map { $0.map(\.rows.count) }
    self.flat = flat
    self.options = options
    updater = subject.call.isOffMain ? S.updaterOffMain(old) : S.updater(old)
    view = AcceptingView(counts: counts[0])
    updater.attach(view)
    MainLoop.drain()
  }

  /// Verifies the results, then measures the calls.
  func run() -> Record {
    var record = Record(
      title: subject.title, call: subject.call.rawValue, count: flat.old.count, data: flat.data)
    let diff = states[0].sectionedDiff(to: states[1])
    let found = SectionedCounts(diff)
    record.changes = found.rows
    if states[0].count > 1 {
      record.sections = Record.Sections(
        count: states[0].count, changes: found.sections,
        batchCount: S.diffAndPlan(states[0], states[1]).count)
    }
    record.problems = problems()
    if options.task == .check { return record }
    record.target = subject.target
    record.samples = Rounds.samples(of: .measured(for: subject.target), options) {
      time($0, calls: $1)
    }
    record.counts = measureInline(CallCounter())
    return record
  }

  private func time(_ contestant: Contestant, calls: Int) -> Double {
    MainLoop.drain()
    switch contestant {
    case .call: return timeSubject(calls: calls)
    case .measure(.diffAndPlan):
      return seconds(calls: calls) {
        let (old, new) = (states[diffed], states[1 - diffed])
        diffed = 1 - diffed
        return S.diffAndPlan(old, new)
      }
    case .measure(.oneSubmission): return seconds(calls: calls) { update() }
    case .measure(.scan) where subject.call == .mainActor:
      let (old, twin) = (flat.old, flat.twin)
      return MainLoop.computingSeconds { for _ in 0..<calls { blackHole(Row.scan(old, twin)) } }
        / Double(calls)
    case .measure(.hops):
      let (old, twin) = (flat.old, flat.twin)
      return MainLoop.computingSeconds {
        for _ in 0..<calls { MainLoop.hop { blackHole(Row.scan(old, twin)) } }
      } / Double(calls)
    case .measure(let measure): return flat.seconds(of: measure, calls: calls)
    case .closures, .keyPath, .planning: return .nan
    }
  }

  /// Measures the call of the case, if all its work is done when it returns.
  private func measureInline<M: Meter>(_ meter: M) -> M.Reading? {
    switch subject.call {
    case .updating: return meter.measure { update() }
    case .manySubmissions: return meter.measure { update(submissions: 100) }
    case .resubmitting:
      let sections = updater.sections
      return meter.measure { S.submit(sections, to: updater, completion: nil) }
    case .reporting, .offMain, .mainActor: return nil
    }
  }

  private func timeSubject(calls: Int) -> Double {
    if let time = measureInline(Stopwatch(calls: calls)) { return time }
    switch subject.call {
    case .reporting: return seconds(calls: calls) { show(updater.sections) }
    case .offMain:
      return seconds(calls: calls, on: { nextCopy() }) { state in show(state.take()) }
    case .mainActor:
      var total = 0.0
      for _ in 0..<calls {
        let state = nextCopy()
        total += MainLoop.computingSeconds {
          show(state.take())
          // The states that are no longer needed may be released later.
          MainLoop.drain()
        }
      }
      return total / Double(calls)
    case .updating, .manySubmissions, .resubmitting: return .nan
    }
  }
}

// MARK: - Updates

extension LiveRunner {
  /// Shows the other state now.
  func update(submissions: Int = 1) {
    prepareNext()
    for _ in 0..<submissions { S.submit(states[shown], to: updater, completion: nil) }
    updater.updateIfNeeded()
  }

  /// Submits a state, and waits for its outcome.
  @discardableResult
  func show(_ sections: consuming [S]) -> UpdateOutcome? {
    var outcome: UpdateOutcome?
    S.submit(sections, to: updater) { outcome = $0 }
    MainLoop.run { outcome != nil }
    return outcome
  }

  /// Returns a copy of the other state, which is then the updater's alone: releasing it takes as
  /// long as releasing all its rows.
  func nextCopy() -> LiveState<S> {
    prepareNext()
    return LiveState(states[shown].map(\.copied))
  }

  private func prepareNext() {
    shown = 1 - shown
    view.nextCounts = counts[shown]
  }
}

/// A state that is passed on without a copy.
final class LiveState<S> {
  private var sections: [S]

  init(_ sections: [S]) { self.sections = sections }

  func take() -> [S] {
    defer { sections = [] }
    return sections
  }
}
