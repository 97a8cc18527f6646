// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TestSupport

/// What the best plans of a change cost: by ``PlanSearch`` where the change is small, and otherwise
/// what is certain to be possible.
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

  /// How few surviving rows and sections lose their cells in so many stages; `nil` where nobody
  /// knows.
  let lost: (rows: Int, sections: Int)?

  /// How few sections move in a single batch that loses so few; `nil` where that is not known.
  let sectionMoves: Int?

  private let preference: StagePreference

  init(_ lists: SectionCase, _ target: ListViewKind, _ preference: StagePreference) {
    let (old, new) = (lists.old, lists.new)
    survivingSections = Set(old.map(\.id)).intersection(new.map(\.id))
    let oldPlaces = Self.places(old), newPlaces = Self.places(new)
    survivingRows = Set(oldPlaces.keys).intersection(newPlaces.keys)
    crossingRows = survivingRows.filter { oldPlaces[$0] != newPlaces[$0] }
    let search = PlanSearch(lists, target)
    isExact = search.isSmall
    self.preference = preference
    if preference == .lossless {
      stages = isExact ? search.fewestLosslessStages() : search.enoughLosslessStages()
      (lost, sectionMoves) = ((0, 0), nil)
    } else if preference == .fewestStages {
      let best = isExact ? search.fewestStages() : search.enoughStages()
      (stages, lost, sectionMoves) = (best.stages, (best.lostRows, 0), nil)
    } else if isExact {
      let best = search.oneBatch()
      (stages, lost) = (1, (best.lostRows, best.lostSections))
      sectionMoves = best.sectionMoves
    } else {
      stages = 1
      (lost, sectionMoves) = (search.enoughLosslessStages() <= 1 ? (0, 0) : nil, nil)
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
    let actual = (lostRows.count, lostSections.count)
    if let lost, actual > lost {
      return "rows \(lostRows.sorted()) and sections \(lostSections.sorted()) lose their cells "
        + "where \(lost.rows) rows and \(lost.sections) sections would do"
    }
    if preference == .fewestStages {
      if !lostSections.isEmpty { return "sections \(lostSections.sorted()) lose their cells" }
      if !lostRows.isSubset(of: crossingRows) { return "\(lostRows.sorted()) lose their cells" }
    }
    if isExact, let lost, actual < lost { return "\(actual) rows and sections are too few" }
    return nil
  }
}

extension PlanSearch {
  /// Whether all plans can be tried.
  var isSmall: Bool {
    max(old.sections.count, new.sections.count) <= 3 && survivingRows.count <= 4
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
