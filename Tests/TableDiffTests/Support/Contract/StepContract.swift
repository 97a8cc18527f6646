// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TestSupport
import Testing

/// Judges the steps of a diff and those of each target.
///
/// - Parameters:
///   - isMinimal: Whether every moved row must move exactly once.
///   - hasTargets: Whether the targets are judged too, which takes long for many rows.
func expectSteps(
  of diff: ListDiff, isMinimal: Bool, hasTargets: Bool = true, _ name: @autoclosure () -> String
) {
  do {
    guard let lists = StepLists(diff) else { throw StepProblem("the diff is invalid") }
    try StepContract.check(diff.steps, lists, isMinimal: isMinimal)
    if !hasTargets { return }
    try StepTargets.checkAppKitTable(lists)
    try StepTargets.checkUIKitStack(lists)
    try StepTargets.checkAndroid(lists)
    try StepTargets.checkQt(lists)
    try StepTargets.checkGTK(lists)
    try StepTargets.checkDOM(lists, isMinimal: isMinimal)
  } catch {
    Issue.record("\(error)\n\(name())\n\(diff.debugDescription)\n\(diff.steps)")
  }
}

/// What the steps of a diff promise, checked on an array.
enum StepContract {
  static func check(_ steps: [ListStep], _ lists: StepLists, isMinimal: Bool) throws {
    var rows = lists.old
    var movedCount = 0
    var last: (step: ListStep, before: [TestRow])?
    for step in steps {
      let before = rows
      if case .move(let range, _) = step {
        movedCount += range.count
        if let row = rows[range].first(where: { lists.staying.contains($0.id) }) {
          throw StepProblem("\(step) moves \(row), which stays")
        }
      }
      perform(step, on: &rows, new: lists.new)
      if rows == before { throw StepProblem("\(step) has no effect") }
      if let last { try checkOrder(last.step, step, from: last.before, to: rows) }
      last = (step, before)
    }
    try StepProblem.checkResult(rows, lists.new)
    if isMinimal, movedCount != lists.diff.moves.count {
      throw StepProblem("G8: \(movedCount) rows move instead of \(lists.diff.moves.count)")
    }
  }

  /// Carries a step out as the documentation of `steps` shows.
  static func perform(_ step: ListStep, on rows: inout [TestRow], new: [TestRow]) {
    switch step {
    case .delete(let range): rows.removeSubrange(range)
    case .move(let range, let to):
      let block = Array(rows[range])
      rows.removeSubrange(range)
      rows.insert(contentsOf: block, at: to)
    case .insert(let range): rows.insert(contentsOf: new[range], at: range.lowerBound)
    case .update(let range): rows.replaceSubrange(range, with: new[range])
    }
  }

  /// Throws if two steps are out of order, or if they could be one.
  private static func checkOrder(
    _ first: ListStep, _ second: ListStep, from before: [TestRow], to after: [TestRow]
  ) throws {
    let isInOrder =
      switch (first, second) {
      case (.delete(let rows), .delete(let next)): next.upperBound < rows.lowerBound
      case (.insert(let rows), .insert(let next)): rows.upperBound < next.lowerBound
      case (.update(let rows), .update(let next)): rows.upperBound < next.lowerBound
      case (.move(let rows, let to), .move(let next, let nextTo)):
        !isOneMove(
          Array(before[rows]), next.count, start: rows.lowerBound, at: nextTo, to: to, before, after
        )
      case (.delete, _), (_, .update), (.move, .insert): true
      default: false
      }
    if !isInOrder { throw StepProblem("\(first) before \(second)") }
  }

  /// Whether the rows of a move and those of the next one are neighbours before and after both.
  private static func isOneMove(
    _ block: [TestRow], _ nextCount: Int, start: Int, at nextTo: Int, to: Int, _ before: [TestRow],
    _ after: [TestRow]
  ) -> Bool {
    let next = after[nextTo..<nextTo + nextCount]
    let both = block + next
    let wasOne = before[start...].starts(with: both)
    let isOne = nextTo >= block.count && after[(nextTo - block.count)...].starts(with: both)
    return wasOne && isOne
  }
}

/// What is wrong with the steps of a diff.
struct StepProblem: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }

  /// Throws unless the last step leads to the new list.
  static func checkResult<Row: Equatable>(_ rows: [Row], _ expected: [Row]) throws {
    if rows != expected { throw StepProblem("G2: leads to \(rows), not to \(expected)") }
  }
}
