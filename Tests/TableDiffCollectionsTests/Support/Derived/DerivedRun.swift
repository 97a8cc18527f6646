// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TableDiffCollections
import TestSupport

/// Performs a program, and compares everything with the naive derivation after each step.
struct DerivedRun<Source: EditedRows> {
  private var state: DerivedState<Source>
  private var fork: DerivedState<Source>
  private let hasRepeatedIDs: Bool

  /// Whether versions of some steps ago are as they were.
  private var versions: [() -> Bool] = []

  init(_ program: DerivedProgram, hasRepeatedIDs: Bool = false) {
    state = DerivedState(program)
    fork = state
    self.hasRepeatedIDs = hasRepeatedIDs
  }

  /// What is wrong with a program on a kind of source; `nil` if nothing is.
  static func problem(_ program: DerivedProgram, hasRepeatedIDs: Bool = false) -> String? {
    var run = DerivedRun(program, hasRepeatedIDs: hasRepeatedIDs)
    if let problem = run.perform(.fork) { return "\(problem) at first" }
    for (index, step) in program.steps.enumerated() {
      if let problem = run.perform(step) { return "\(problem)\nstep \(index): \(step)" }
    }
    return run.versions.allSatisfy { $0() } ? nil : "an old version changed"
  }

  /// Performs a step, and returns what is wrong then; `nil` if nothing is.
  mutating func perform(_ step: DerivedStep) -> String? {
    if case .fork = step { fork = state }
    if case .swap = step { swap(&fork, &state) }
    let change = state.resolve(step)
    let (rows, sections) = state.model.shown
    var window = state.window.window
    if case .moveWindow(let range) = change { window = range }
    let part = Array(rows.dropFirst(window.lowerBound).prefix(window.count))
    return problem(\.list, showing: rows) { $0.perform(change) }
      ?? problem(\.sections, showing: sections) { $0.perform(change) }
      ?? problem(\.window, showing: part) {
        if case .moveWindow(let range) = change { return $0.updateWindow(to: range) }
        return $0.perform(change)
      }
      ?? problem(\.cells, showing: rows.map(\.cell)) { $0.perform(change) }
      ?? problemOfCounts(rows) ?? state.problemOfPlaces()
  }

  private mutating func problem<List: ShownDerivation<Source>>(
    _ path: WritableKeyPath<DerivedState<Source>, List>, showing new: List.Shown,
    _ change: (inout List) -> List.Diff?
  ) -> String? {
    let before = state[keyPath: path]
    let old = before.shown
    let diff = change(&state[keyPath: path])
    let shown = state[keyPath: path].shown
    if shown != new { return "\(List.self): \(shown), not \(new)" }
    versions.append { before.shown == old }
    if versions.count > 20, !versions.removeFirst()() { return "an old version changed" }
    guard let diff else { return nil }
    diff._checkInvariants()
    if hasRepeatedIDs { return List.problem(of: diff, from: old, to: new) }
    let expected = List.diff(old, new)
    return diff == expected ? nil : "\(List.self): diff \(diff), not \(expected)"
  }

  private func problemOfCounts(_ rows: [KeyedRow]) -> String? {
    let list = state.list
    if list.count != rows.count || list.rows.count != rows.count { return "count" }
    if state.window.totalCount != rows.count { return "totalCount" }
    if let last = rows.last, list.rows[rows.count - 1] != last { return "last row" }
    return Array(list.source) == state.model.source ? nil : "source"
  }
}
