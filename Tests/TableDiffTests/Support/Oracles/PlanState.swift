// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// What a list view shows before, between or after the stages of a plan: sections of rows, all of
/// them small numbers, none of them twice.
struct PlanState: Equatable {
  /// The sections, in order.
  let sections: [Int]

  /// The rows of each section, by the section's number; empty for one that is not there.
  let rows: [[Int]]

  /// Where each section stands; -1 for one that is not there.
  let offsets: [Int]

  /// The section that each row is in; -1 for a row that is not there.
  let places: [Int]

  init(sections: [Int], rows: [[Int]], rowCount: Int) {
    (self.sections, self.rows) = (sections, rows)
    var offsets = [Int](repeating: -1, count: rows.count)
    var places = [Int](repeating: -1, count: rowCount)
    for (offset, section) in sections.enumerated() {
      offsets[section] = offset
      for row in rows[section] { places[row] = section }
    }
    (self.offsets, self.places) = (offsets, places)
  }
}

/// What a list view takes in one stage that leads from one state to another.
///
/// Whatever is in both states keeps its cell, unless it is named as lost: then it is deleted and
/// inserted.
struct PlanStage {
  let from: PlanState
  let to: PlanState

  /// Whether each row is deleted and inserted, though it is in both states.
  var losesRow: [Bool]

  /// A stage in which everything that is in both states keeps its cell.
  init(from: PlanState, to: PlanState) {
    (self.from, self.to) = (from, to)
    losesRow = Array(repeating: false, count: from.places.count)
  }

  /// Whether a section neither goes nor comes.
  func keeps(_ section: Int) -> Bool {
    from.offsets[section] >= 0 && to.offsets[section] >= 0
  }

  /// Whether there is a row operation in a section that is kept.
  ///
  /// Such a section cannot move.
  func touches(_ section: Int) -> Bool {
    if from.rows[section] != to.rows[section] { return true }
    for row in from.rows[section] where losesRow[row] { return true }
    return false
  }

  /// Whether a list view takes the stage in one batch.
  func isLegal(forTableView isTableView: Bool) -> Bool {
    // All other sections may move: those with row operations have to keep their order.
    var last = -1
    for section in from.sections where keeps(section) && touches(section) {
      if to.offsets[section] < last { return false }
      last = to.offsets[section]
    }
    let changesSections = from.sections != to.sections
    for row in from.places.indices where from.places[row] >= 0 && to.places[row] >= 0 {
      let (source, target) = (from.places[row], to.places[row])
      if losesRow[row] { continue }
      if !keeps(source) || !keeps(target) { return false }
      if source == target { continue }
      if from.offsets[source] == to.offsets[target] { return false }
      if isTableView && changesSections { return false }
    }
    return true
  }
}
