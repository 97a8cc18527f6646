// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TableDiffTesting
import TestSupport
import Testing

/// Plans of all small changes against the best ones that there are, found by search.
struct PlanOptimumTests {
  /// The change of a new section into which a row moves, and the others that the guide names.
  @Test(arguments: [
    SectionCase("A: 1 2", "A: 1 | B: 2"),
    SectionCase("A: | B: 1", "B: 1 2 | A: 3"),
    SectionCase("A: | B: 0", "B: 1 0 | A: 2"),
    SectionCase("A: 1 | B: 2", "A: 2 | C: 1"),
    SectionCase("A: 1 2 | B: 3", "C: 2 4 | B: 3"),
    // One row is given up, not both that leave B.
    SectionCase("C: | B: 0 3 | D: 1 2", "D: 0 | C: 3 | A: 2 1"),
    // No section moves in a single batch that replaces A, and one if D is replaced.
    SectionCase("A: 0 | D: 2 | C:", "D: 2 1 | C: | A: 0 3"),
  ])
  func namedChanges(lists: SectionCase) {
    var tally = PlanTally()
    tally.judge(lists)
    tally.report()
  }

  @Test func everyChangeOfThreeSections() {
    judgeEvery(
      sectionsUpTo: 3, rowsUpTo: Sizes.pick(exhaustive: 3, usual: 2, debug: 1),
      step: Sizes.pick(exhaustive: 1, usual: 61, debug: 12))
  }

  @Test func everyChangeOfTwoSections() {
    judgeEvery(
      sectionsUpTo: 2, rowsUpTo: Sizes.pick(exhaustive: 4, usual: 3, debug: 1),
      step: Sizes.pick(exhaustive: 1, usual: 23, debug: 3))
  }

  /// Changes of more rows, some of many.
  @Test func someChangesOfMoreRows() {
    var tally = PlanTally()
    for seed in 0..<Sizes.pick(exhaustive: 100_000, usual: 200, debug: 17) {
      tally.judge(.small(seed: UInt64(seed)))
    }
    tally.report()
  }

  /// What the search leaves out makes no plan better.
  @Test(arguments: [
    (rows: 2, step: Sizes.pick(exhaustive: 1, usual: 31, debug: 93)),
    (rows: 3, step: Sizes.pick(exhaustive: 1, usual: 1_001, debug: 3_003)),
  ])
  func theSearchMissesNothing(rows: Int, step: Int) {
    forEachSmallSectionCase(sectionsUpTo: 2, rowsUpTo: rows, every: step) { lists in
      for target in BatchPlanTests.targets {
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

  private func judgeEvery(sectionsUpTo sections: Int, rowsUpTo rows: Int, step: Int) {
    var tally = PlanTally()
    forEachSmallSectionCase(sectionsUpTo: sections, rowsUpTo: rows, every: step) {
      tally.judge($0)
    }
    tally.report()
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
