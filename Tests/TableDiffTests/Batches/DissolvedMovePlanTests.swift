// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TableDiffTesting
import TestSupport
import Testing

/// Plans of diffs in which a row may be deleted and inserted, as with the style `.never`: a plan
/// sees no ids, but between two stages no row is there twice.
struct DissolvedMovePlanTests {
  @Test(arguments: [
    // Row 5 came with the inserted section before it was deleted in a surviving one.
    SectionCase("A: 1 | C: 0 5", "C: 0 | B: 5 | A: 3 1"),
    // It would be in a deleted section after it was inserted in a surviving one.
    SectionCase("A: 1 | B: 5 | C: 0", "C: 0 5 | A: 3 1"),
    // Neither order helps: rows leave with a section, come with one, leave one and enter one.
    SectionCase("A: 1 | B: 5 | C: 0 6", "C: 0 5 | D: 6 | A: 3 1"),
  ])
  func namedChanges(lists: SectionCase) {
    let diff = lists.old.sectionedDiff(to: lists.new, moves: .never)
    // For either kind of list view, two stages under each preference.
    #expect(check(diff, lists) == 8)
  }

  @Test(arguments: 0..<4)
  func randomChanges(block: Int) throws {
    for seed in 0..<Sizes.pick(exhaustive: 15_000, usual: 150, debug: 40) {
      let seed = UInt64(block * 1_000_000 + seed)
      let bound = [3, 4, 6, 9][Int(seed % 4)]
      let lists = SectionCase.random(seed: seed, sectionsUpTo: bound, rowsUpTo: 10 - bound)
      check(lists.old.sectionedDiff(to: lists.new, moves: .never), lists)
      let diff = lists.old.sectionedDiff(to: lists.new)
      check(try dissolved(diff, seed: seed), lists)
    }
  }

  /// Performs the plans on a list view, and returns the number of their stages.
  @discardableResult
  private func check(_ diff: SectionedDiff, _ lists: SectionCase) -> Int {
    var stageCount = 0
    for kind in BatchPlanTests.targets {
      for preference in BatchPlanTests.preferences {
        let stages = diff.stages(
          from: lists.old, to: lists.new, for: kind, preferring: preference)
        stageCount += stages.count
        var view = HeadlessListView(sections: lists.old, kind: kind)
        do {
          try view.perform(stages)
          if view.shownSections != lists.new { Issue.record("ends otherwise: \(lists)") }
        } catch {
          Issue.record("\(error), \(kind), \(preference)\n\(stages)\n\(diff)\n\(lists)")
        }
      }
    }
    return stageCount
  }

  /// Returns a diff with some moves made deletes and inserts.
  private func dissolved(_ diff: SectionedDiff, seed: UInt64) throws -> SectionedDiff {
    var random = SeededRandom(seed: seed)
    let deleted = Set(diff.sections.deletes), inserted = Set(diff.sections.inserts)
    let dissolved = diff.moves.filter { _ in random.chance(40) }
    let targets = Set(dissolved.map(\.to))
    return try SectionedDiff(
      sections: diff.sections, oldRowCounts: PaddedDiff.counts(diff.oldStarts),
      newRowCounts: PaddedDiff.counts(diff.newStarts),
      deletes: diff.deletes + dissolved.map(\.from).filter { !deleted.contains($0.section) },
      inserts: diff.inserts + dissolved.map(\.to).filter { !inserted.contains($0.section) },
      moves: diff.moves.filter { !targets.contains($0.to) },
      updates: diff.updates.filter { !targets.contains($0.to) })
  }
}
