// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TestSupport

/// The best plans for a change, by a search over all of them.
///
/// A plan is a chain of states from the old one to the new one, each stage of it legal by
/// ``PlanStage``. In a state between, a row is only in a section that it is in before or after, and
/// nothing is there twice; what keeps its cell is there all the time. A row that goes and one that
/// comes are never there at once: a plan cannot know that they are not the same.
///
/// - Precondition: Row ids and section ids do not repeat.
struct PlanSearch {
  let old: PlanState
  let new: PlanState
  let isTableView: Bool

  /// The sections that are in both states, in their new order; those that go, and that come.
  let survivingSections: [Int]
  let goingSections: [Int]
  let comingSections: [Int]

  /// The rows that are in both states; and those of them that change their section.
  let survivingRows: [Int]
  let crossingRows: [Int]

  init(_ lists: SectionCase, _ target: ListViewKind) {
    isTableView = target == .tableView
    var sectionNumbers: [Int: Int] = [:]
    var rowNumbers: [Int: Int] = [:]
    for section in lists.old + lists.new {
      if sectionNumbers[section.id] == nil { sectionNumbers[section.id] = sectionNumbers.count }
      for row in section.rows where rowNumbers[row.id] == nil {
        rowNumbers[row.id] = rowNumbers.count
      }
    }
    func state(_ list: [TitledSection]) -> PlanState {
      var rows = [[Int]](repeating: [], count: sectionNumbers.count)
      let sections = list.compactMap { sectionNumbers[$0.id] }
      for (section, value) in zip(sections, list) {
        rows[section] = value.rows.compactMap { rowNumbers[$0.id] }
      }
      return PlanState(sections: sections, rows: rows, rowCount: rowNumbers.count)
    }
    let (old, new) = (state(lists.old), state(lists.new))
    (self.old, self.new) = (old, new)
    survivingSections = new.sections.filter { old.offsets[$0] >= 0 }
    goingSections = old.sections.filter { new.offsets[$0] < 0 }
    comingSections = new.sections.filter { old.offsets[$0] < 0 }
    survivingRows = old.places.indices.filter { old.places[$0] >= 0 && new.places[$0] >= 0 }
    crossingRows = survivingRows.filter { old.places[$0] != new.places[$0] }
  }

  /// The fewest stages in which every surviving section and row keeps its cell.
  ///
  /// Three always do: sections come and move; rows; sections go.
  func fewestLosslessStages() -> Int {
    if old == new { return 0 }
    if PlanStage(from: old, to: new).isLegal(forTableView: isTableView) { return 1 }
    return isPossibleInTwo(givingUp: []) ? 2 : 3
  }

  /// The fewest stages in which every surviving section keeps its cell and every row that does not
  /// change its section; and how few of the other rows lose theirs in so many.
  func fewestStages() -> (stages: Int, lostRows: Int) {
    if old == new { return (0, 0) }
    for lost in subsets(of: crossingRows) {
      var stage = PlanStage(from: old, to: new)
      for row in lost { stage.losesRow[row] = true }
      if stage.isLegal(forTableView: isTableView) { return (1, lost.count) }
    }
    for lost in subsets(of: crossingRows) where isPossibleInTwo(givingUp: lost) {
      return (2, lost.count)
    }
    return (3, 0)
  }

  /// All subsets, smaller ones first.
  func subsets(of values: [Int]) -> [[Int]] {
    var subsets: [[Int]] = [[]]
    for value in values { subsets += subsets.map { $0 + [value] } }
    return subsets.sorted { $0.count < $1.count }
  }

  /// Whether two stages lead by way of a state, when these rows may lose their cells where they
  /// change their section.
  func isPossible(byWayOf middle: PlanState, givingUp lost: [Int]) -> Bool {
    if middle == old || middle == new { return false }
    let rows = middle.places.indices.filter { middle.places[$0] >= 0 }
    if rows.contains(where: isGoing), rows.contains(where: isComing) { return false }
    for (from, to) in [(old, middle), (middle, new)] {
      var stage = PlanStage(from: from, to: to)
      for row in lost { stage.losesRow[row] = from.places[row] != to.places[row] }
      if !stage.isLegal(forTableView: isTableView) { return false }
    }
    return true
  }

  /// Whether a row is in the old state only.
  func isGoing(_ row: Int) -> Bool { new.places[row] < 0 }

  /// Whether a row is in the new state only.
  func isComing(_ row: Int) -> Bool { old.places[row] < 0 }
}
