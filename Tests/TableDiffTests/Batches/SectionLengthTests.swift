// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TableDiffTesting
import TestSupport
import Testing

/// Rows that move between sections of all lengths: runs are found in another way if many rows move.
struct SectionLengthTests {
  @Test(arguments: [(40, 3), (30, 40), (6, 400), (2, 3_000), (300, 1)])
  func planAndPerform(sectionCount: Int, longest: Int) {
    for seed in 0..<Sizes.pick(exhaustive: 40, usual: 4, debug: 1) {
      let lists = lists(sectionCount, longest, seed: UInt64(seed))
      let diff = lists.old.sectionedDiff(to: lists.new)
      for move in diff.moves {
        let row = lists.old[move.from.section].rows[move.from.row]
        #expect(row.id == lists.new[move.to.section].rows[move.to.row].id)
      }
      #expect(lists.old.applying(diff, sectionsFrom: lists.new) == lists.new)
      for target in BatchPlanTests.targets {
        for preference in BatchPlanTests.preferences {
          let stages = diff.stages(
            from: lists.old, to: lists.new, for: target, preferring: preference)
          let problem = performingProblem(stages, lists, target)
          #expect(problem == nil, "\(problem?.prefix(2_000) ?? "")")
        }
      }
    }
  }

  /// Cells keep their identities in batch after batch, when they have long been apart.
  @Test func identitiesAfterManyBatches() throws {
    var random = SeededRandom(seed: 5)
    let sections = lists(12, 100, seed: 5).old
    var view = HeadlessListView(sections: sections)
    var cells = Dictionary(uniqueKeysWithValues: view.cells.map { ($0.row.id, $0.id) })
    for round in 0..<6 {
      let next = dealt(
        view.shownSections.flatMap(\.rows).shuffled(using: &random), over: sections, &random)
      let diff = view.shownSections.sectionedDiff(to: next)
      try view.perform(diff.stages(from: view.shownSections, to: next, for: .collectionView))
      #expect(view.cells.allSatisfy { cells[$0.row.id] == $0.id }, "round \(round)")
      cells = Dictionary(uniqueKeysWithValues: view.cells.map { ($0.row.id, $0.id) })
    }
  }

  /// Makes sections of which every fifth is empty, and the same rows over other sections.
  private func lists(_ sectionCount: Int, _ longest: Int, seed: UInt64) -> SectionCase {
    var random = SeededRandom(seed: seed)
    var nextID = 0
    let old = (0..<sectionCount).map { section in
      let count = section % 5 == 4 ? 0 : 1 + random.below(longest)
      defer { nextID += count }
      return TitledSection(
        id: section, rows: (nextID..<nextID + count).map { TestRow(id: $0, content: 0) })
    }
    var rows = old.flatMap(\.rows).shuffled(using: &random)
    for index in rows.indices where random.chance(10) { rows[index].content = 1 }
    var new = dealt(rows, over: old, &random)
    if seed % 2 == 1 {
      new.shuffle(using: &random)
      for section in new.indices where random.chance(20) {
        new[section] = TitledSection(id: sectionCount + section, rows: new[section].rows)
      }
    }
    return SectionCase(old, new)
  }

  /// Deals rows out to the sections of a list, which then have other numbers of rows.
  private func dealt(
    _ rows: [TestRow], over sections: [TitledSection], _ random: inout SeededRandom
  ) -> [TitledSection] {
    let cuts = sections.dropFirst().map { _ in random.below(rows.count + 1) }.sorted()
    return zip(sections, zip([0] + cuts, cuts + [rows.count])).map { section, bounds in
      TitledSection(section, rows: Array(rows[bounds.0..<bounds.1]))
    }
  }
}
