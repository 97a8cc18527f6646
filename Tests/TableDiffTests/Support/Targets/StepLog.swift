// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// The calls of a recipe, and the first thing that is wrong with one of them.
struct StepLog {
  private(set) var calls: [String] = []
  private(set) var problem: (any Error)?

  /// Carries a call out, unless an earlier one was wrong.
  mutating func note(_ call: String, _ body: () throws -> Void) {
    calls.append(call)
    if problem != nil { return }
    do { try body() } catch { problem = error }
  }

  /// Carries a call out that must have an effect, unless an earlier one was wrong.
  mutating func note<State: Equatable>(
    _ call: String, on state: @autoclosure () -> State, _ body: () throws -> Void
  ) {
    note(call) {
      let before = state()
      try body()
      if state() == before { throw StepProblem("\(call) has no effect on \(before)") }
    }
  }

  /// Throws what was wrong first.
  func check() throws {
    if let problem { throw problem }
  }
}
