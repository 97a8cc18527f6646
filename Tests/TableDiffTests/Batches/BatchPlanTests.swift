// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TableDiffTesting
import TestSupport
import Testing

/// Plans of all small changes and of random larger ones, each stage on the plainest list view; those
/// of small changes against the best ones that there are, found by search.
struct BatchPlanTests {
  static let targets: [ListViewKind] = [.collectionView, .tableView]
  static let preferences: [StagePreference] = [.fewestStages, .lossless]

  @Test(arguments: [
    SectionCase("A: 1 2", "A: 1 | B: 2"),
    SectionCase("A: | B: 1", "B: 1 2 | A: 3"),
    SectionCase("A: 1 | B: 2", "A: 2 | C: 1"),
    // One row is given up, not both that leave B.
    SectionCase("C: | B: 0 3 | D: 1 2", "D: 0 | C: 3 | A: 2 1"),
    // No section moves in a single batch that replaces A, and one if D is replaced.
    SectionCase("A: 0 | D: 2 | C:", "D: 2 1 | C: | A: 0 3"),
  ])
  func namedChanges(lists: SectionCase) { check([lists]) }

  @Test(arguments: [
    (
      sections: 3, rows: Sizes.pick(exhaustive: 3, usual: 2, debug: 1),
      step: Sizes.pick(exhaustive: 1, usual: 37, debug: 12)
    ),
    (
      sections: 2, rows: Sizes.pick(exhaustive: 4, usual: 3, debug: 1),
      step: Sizes.pick(exhaustive: 1, usual: 23, debug: 3)
    ),
  ])
  func everySmallChange(sections: Int, rows: Int, step: Int) {
    var index = 0, problemCount = 0
    forEachSmallSectionCase(sectionsUpTo: sections, rowsUpTo: rows, every: step) { lists in
      index += 1
      if problemCount < 5 { problemCount += check([lists.changed(index)]) }
    }
  }

  @Test(arguments: 0..<8) func randomChanges(block: Int) {
    let seeds = 0..<Sizes.pick(exhaustive: 5_000, usual: 60, debug: 7)
    check(
      seeds.lazy.map { seed in
        let bound = [3, 4, 6, 9][seed % 4]
        return SectionCase.random(
          seed: UInt64(block * 1_000_000 + seed), sectionsUpTo: bound, rowsUpTo: 10 - bound)
      })
  }

  /// Few sections and rows, drawn anew.
  @Test func randomSmallChanges() {
    let seeds = 0..<UInt64(Sizes.pick(exhaustive: 100_000, usual: 200, debug: 17))
    check(seeds.lazy.map { .small(seed: $0) })
  }

  @discardableResult
  private func check(_ cases: some Sequence<SectionCase>) -> Int {
    var problemCount = 0
    for lists in cases where problemCount < 3 {
      trace("plan of \(lists)")
      let diff = lists.old.sectionedDiff(to: lists.new)
      for target in Self.targets {
        for preference in Self.preferences {
          let stages = diff.stages(
            from: lists.old, to: lists.new, for: target, preferring: preference)
          guard
            let problem = planProblem(stages, lists, target, preference)
              ?? performingProblem(stages, lists, target)
          else { continue }
          Issue.record("\(problem)")
          problemCount += 1
        }
      }
    }
    return problemCount
  }

  /// What the search leaves out makes no plan better.
  @Test(arguments: [
    (rows: 2, step: Sizes.pick(exhaustive: 1, usual: 31, debug: 93)),
    (rows: 3, step: Sizes.pick(exhaustive: 1, usual: 1_001, debug: 3_003)),
  ])
  func theSearchMissesNothing(rows: Int, step: Int) {
    forEachSmallSectionCase(sectionsUpTo: 2, rowsUpTo: rows, every: step) { lists in
      for target in Self.targets {
        let search = PlanSearch(lists, target)
        for lost in search.subsets(of: search.crossingRows) where search.needsTwo(lost) {
          let isPossible = search.isPossibleInTwoByAnyState(givingUp: lost)
          if search.isPossibleInTwo(givingUp: lost) != isPossible {
            Issue.record("\(target) in two stages is possible: \(isPossible), \(lost)\n\(lists)")
          }
        }
      }
    }
  }
}

extension PlanSearch {
  /// Whether one stage does not do, when these rows may lose their cells: otherwise the old or the
  /// new state itself would be one between.
  fileprivate func needsTwo(_ lost: [Int]) -> Bool {
    var stage = PlanStage(from: old, to: new)
    for row in lost { stage.losesRow[row] = true }
    return old != new && !stage.isLegal(forTableView: isTableView)
  }
}

extension SectionCase {
  /// The same with some contents and headers changed: others for each index.
  fileprivate func changed(_ index: Int) -> SectionCase {
    var random = SeededRandom(seed: UInt64(index))
    var new = new
    for section in new.indices {
      if random.chance(25) { new[section].title = 1 }
      for row in new[section].rows.indices where random.chance(50) {
        new[section].rows[row].content = 1
      }
    }
    return SectionCase(old, new)
  }

  /// Up to three sections and four surviving rows, both drawn at random.
  fileprivate static func small(seed: UInt64) -> SectionCase {
    var random = SeededRandom(seed: seed)
    func list() -> [TitledSection] {
      let ids = Array(0..<4).shuffled(using: &random).prefix(1 + random.below(3))
      var sections = ids.map { TitledSection(id: $0, rows: []) }
      for row in Array(0..<4).shuffled(using: &random).prefix(1 + random.below(4)) {
        sections[random.below(sections.count)].rows.append(TestRow(id: row))
      }
      return sections
    }
    return SectionCase(list(), list())
  }
}
