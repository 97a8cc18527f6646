// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TableDiffUpdating

/// How the surroundings answer everything that is owed, while nothing more is submitted.
enum Drain: CaseIterable {
  /// Views do what they are told, or drop every batch, or run its block late, or throw.
  case willing, dropping, late, throwing

  /// What is wrong after the surroundings have answered everything.
  func problem(from start: UpdaterModel) -> String? {
    var state = start
    for _ in 0..<60 {
      if state.isAtRest && !state.isTurnQueued { return nil }
      guard let event = events.first(where: { happens($0, &state) }) else {
        return "nothing leads on from \(state)"
      }
      if let problem = state.problem { return "\(problem) at \(event)" }
    }
    return "no end"
  }

  private func happens(_ event: ModelEvent, _ state: inout UpdaterModel) -> Bool {
    let isIn = state.stack != .none
    if self == .late && event == .runBlock(isRefused: false) && isIn { return false }
    return state.step(event)
  }

  private var events: [ModelEvent] {
    let looks: [ModelEvent] = [
      .look(.ready), .look(.uncounted), .look(.countsDiffer), .look(.noView), .look(.viewGone),
    ]
    let compares: [ModelEvent] = [.compare(.stages(2, animated: true))]
    let refreshing: [ModelEvent] = [
      .compareContents(isRefresh: self == .willing), .returnFromRefresh,
    ]
    let deliveries: [ModelEvent] = [.deliver(.stopped), .deliver(.stages(2, animated: true))]
    let performing: [ModelEvent] =
      switch self {
      case .willing, .late: [.runBlock(isRefused: false), .returnFromPerform]
      case .dropping: [.returnFromPerform]
      case .throwing: [.throwFromPerform]
      }
    return looks + compares + performing + refreshing + [.returnFromReload] + deliveries
      + [.complete(finished: true), .turn]
  }
}
