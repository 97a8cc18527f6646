// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import BenchmarkSupport
import TableDiff
import TableDiffUpdating

extension LiveRunner {
  /// Checks the result of the call and returns the problems found.
  func problems() -> [String] {
    let log = EventLog()
    updater.options.onEvent = { log.events.append($0) }
    defer { updater.options.onEvent = nil }
    if subject.call.isAboutNothing { return problemsOfNothing(log) }
    var problems: [String] = []
    for isInline in subject.call.isOffMain ? [false] : [true, false] {
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

  /// Checks an update to the other state, made at once or in the next turn.
  private func problemsOfUpdate(isInline: Bool, _ log: EventLog) -> [String] {
    MainLoop.drain()
    log.events = []
    let batchCount = view.batchCount
    let old = updater.sections
    let submissions = subject.call == .manySubmissions ? 100 : 1
    if isInline {
      update(submissions: submissions)
    } else {
      let state = nextCopy().take()
      for _ in 1..<submissions { S.submit(state, to: updater, completion: nil) }
      show(state)
    }
    var problems: [String] = []
    if updater.sections != states[shown] { problems.append("the list has another state") }
    let plan = S.diffAndPlan(old, states[shown])
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
