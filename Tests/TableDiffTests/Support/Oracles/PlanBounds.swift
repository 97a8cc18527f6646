// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TestSupport

/// What the best plans of a change cost: by ``PlanSearch`` where the change is small, and otherwise
/// what is certain to be possible and promised.
///
/// - Precondition: Row ids and section ids do not repeat.
struct PlanBounds {
  /// The ids of what is there before and after, and of the rows that change their section.
  let survivingSections: Set<Int>
  let survivingRows: Set<Int>
  let crossingRows: Set<Int>

  /// Whether the bounds are what the best plans cost, so that nothing can be better.
  let isExact: Bool

  /// The fewest stages.
  let stages: Int

  /// How few surviving rows lose their cells in so many stages.
  let lostRows: Int

  init(_ lists: SectionCase, _ target: ListViewKind, _ preference: StagePreference) {
    let (old, new) = (lists.old, lists.new)
    survivingSections = Set(old.map(\.id)).intersection(new.map(\.id))
    let oldPlaces = Self.places(old), newPlaces = Self.places(new)
    survivingRows = Set(oldPlaces.keys).intersection(newPlaces.keys)
    crossingRows = survivingRows.filter { oldPlaces[$0] != newPlaces[$0] }
    let search = PlanSearch(lists, target)
    isExact = search.isSmall && !search.mayTakeFewerStages
    if preference == .lossless {
      stages = isExact ? search.fewestLosslessStages() : search.enoughLosslessStages()
      lostRows = 0
    } else {
      (stages, lostRows) = isExact ? search.fewestStages() : search.enoughStages()
    }
  }

  /// The section that each row is in.
  private static func places(_ sections: [TitledSection]) -> [Int: Int] {
    let rows = sections.flatMap { section in section.rows.map { ($0.id, section.id) } }
    return Dictionary(uniqueKeysWithValues: rows)
  }

  /// What is not best about a plan of so many stages, in which these rows and sections that survive
  /// have lost their cells.
  func problem(stageCount: Int, lostRows: Set<Int>, lostSections: Set<Int>) -> String? {
    // A change of contents alone needs a stage too.
    let stages = max(1, stages)
    if stageCount > stages { return "\(stageCount) stages where \(stages) would do" }
    if isExact && stageCount < stages { return "\(stageCount) stages are fewer than any plan has" }
    if lostRows.count > self.lostRows {
      return "rows \(lostRows.sorted()) lose their cells where \(self.lostRows) would do"
    }
    if !lostSections.isEmpty { return "sections \(lostSections.sorted()) lose their cells" }
    if !lostRows.isSubset(of: crossingRows) { return "\(lostRows.sorted()) lose their cells" }
    if isExact, lostRows.count < self.lostRows { return "\(lostRows.count) rows are too few" }
    return nil
  }
}

extension PlanSearch {
  /// Whether all plans can be tried.
  var isSmall: Bool {
    max(old.sections.count, new.sections.count) <= 3 && survivingRows.count <= 4
  }

  /// Whether rows leave sections that go and enter sections that come, in a collection view: two
  /// stages with fewer losses may exist, but no plan looks for them.
  fileprivate var mayTakeFewerStages: Bool {
    !isTableView && !leavingGoing.isEmpty && !enteringComing.isEmpty
  }

  private var isLosslessInOne: Bool {
    old == new || PlanStage(from: old, to: new).isLegal(forTableView: isTableView)
  }

  private var leavingGoing: [Int] { crossingRows.filter { new.offsets[old.places[$0]] < 0 } }
  private var enteringComing: [Int] { crossingRows.filter { old.offsets[new.places[$0]] < 0 } }

  /// Sections come and move, then rows, then sections go; the first or the last may be spared.
  fileprivate func enoughLosslessStages() -> Int {
    if isLosslessInOne { return 1 }
    return leavingGoing.isEmpty || enteringComing.isEmpty ? 2 : 3
  }

  /// One stage with the rows given up that no list view takes in it, which is as few as can be;
  /// otherwise sections then rows, or rows then sections.
  fileprivate func enoughStages() -> (stages: Int, lostRows: Int) {
    if isLosslessInOne { return (1, 0) }
    var stage = PlanStage(from: old, to: new)
    let changesSections = old.sections != new.sections
    for row in crossingRows {
      let (source, target) = (old.places[row], new.places[row])
      stage.losesRow[row] =
        new.offsets[source] < 0 || old.offsets[target] < 0
        || old.offsets[source] == new.offsets[target] || isTableView && changesSections
    }
    if stage.isLegal(forTableView: isTableView) {
      return (1, stage.losesRow.filter { $0 }.count)
    }
    return (2, min(leavingGoing.count, enteringComing.count))
  }
}
