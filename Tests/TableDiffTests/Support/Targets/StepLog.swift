// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// A call that the documentation of its target forbids.
struct RefusedCall: Error, CustomStringConvertible {
  /// The rule that it breaks, such as `G1`.
  let rule: String
  let description: String

  init(_ rule: String, _ description: String) {
    self.rule = rule
    self.description = "\(rule): \(description)"
  }

  /// Throws unless a range is one of at least one row, within `count` rows.
  static func check(_ rows: Range<Int>, within count: Int, _ rule: String) throws {
    if rows.isEmpty || rows.lowerBound < 0 || rows.upperBound > count {
      throw RefusedCall(rule, "rows \(rows) of \(count)")
    }
  }

  /// Throws unless there are rows from the first one to the last one.
  static func check(_ first: Int, _ last: Int, within count: Int) throws {
    if first < 0 || last < first || last >= count {
      throw RefusedCall("G1", "rows \(first) to \(last) of \(count)")
    }
  }
}

/// The calls of a recipe, and the first thing that is wrong with one of them.
struct StepLog {
  private(set) var calls: [String] = []
  var problem: (any Error)?

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
