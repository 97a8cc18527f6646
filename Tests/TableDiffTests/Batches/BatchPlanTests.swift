// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TableDiffTesting
import TestSupport
import Testing

/// Plans of all small changes and of random larger ones, each stage on the plainest list view.
struct BatchPlanTests {
  static let targets: [ListViewKind] = [.collectionView, .tableView]
  static let preferences: [StagePreference] = [.fewestStages, .lossless]

  @Test func everySmallChange() {
    let rows = Sizes.pick(exhaustive: 3, usual: 2, debug: 1)
    let step = Sizes.pick(exhaustive: 1, usual: 37, debug: 12)
    var problems = 0, index = 0
    forEachSmallSectionCase(sectionsUpTo: 3, rowsUpTo: rows, every: step) { lists in
      index += 1
      if problems < 5 { problems += check(lists.changed(index)) }
    }
  }

  @Test func everyChangeOfTwoSections() {
    let rows = Sizes.pick(exhaustive: 4, usual: 2, debug: 1)
    let step = Sizes.pick(exhaustive: 1, usual: 3, debug: 3)
    var problems = 0, index = 0
    forEachSmallSectionCase(sectionsUpTo: 2, rowsUpTo: rows, every: step) { lists in
      index += 1
      if problems < 5 { problems += check(lists.changed(index)) }
    }
  }

  @Test(arguments: 0..<8)
  func randomChanges(block: Int) {
    var problems = 0
    for seed in 0..<Sizes.pick(exhaustive: 5_000, usual: 60, debug: 7) where problems < 3 {
      let bound = [3, 4, 6, 9][seed % 4]
      let lists = SectionCase.random(
        seed: UInt64(block * 1_000_000 + seed), sectionsUpTo: bound, rowsUpTo: 10 - bound)
      trace("plan of \(lists)")
      problems += check(lists)
    }
  }

  @Test func moreSectionsMoveWhereThatSparesABatch() {
    for target in Self.targets {
      for preference in Self.preferences {
        func plan(_ lists: SectionCase) -> [BatchUpdate] {
          lists.stages(for: target, preferring: preference).map(\.batch)
        }
        let spared = plan(SectionCase("A: 1 | B: 2 | C: 3", "B: 2 | C: 3 | A: 1 9"))
        #expect(
          spared.map(\.description) == [
            "BatchUpdate(move section 1 to 0, move section 2 to 1, insert row (2, 1))"
          ])
        // Here it would not help: two sections with changed rows change places.
        let split = plan(SectionCase("A: 1 | B: 2 | C: 3", "C: 3 9 | A: 1 8 | B: 2"))
        #expect(split.count == 2)
        #expect(split[0].sectionMoves == [.init(from: 2, to: 0)])
      }
    }
  }

  private func check(_ lists: SectionCase) -> Int {
    var count = 0
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
        count += 1
      }
    }
    return count
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
}
