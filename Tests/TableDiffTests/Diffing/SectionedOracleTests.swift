// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TableDiffTesting
import TestSupport
import Testing

/// Sectioned diffs under every clause of their contract: on all small lists, and on random ones.
@Suite struct SectionedOracleTests {
  @Test func smallSections() {
    forEachSmallSectionCase(
      sectionsUpTo: Sizes.pick(exhaustive: 3, usual: 2),
      rowsUpTo: Sizes.pick(exhaustive: 4, usual: 3, debug: 2),
      every: Sizes.pick(exhaustive: 1, usual: 7, debug: 1)
    ) { expectSound($0) }
  }

  @Test func threeSmallSections() {
    forEachSmallSectionCase(
      sectionsUpTo: 3, rowsUpTo: Sizes.pick(exhaustive: 3, usual: 2, debug: 1),
      every: Sizes.pick(exhaustive: 1, usual: 13, debug: 1)
    ) { expectSound($0) }
  }

  @Test(arguments: 0..<UInt64(Sizes.pick(exhaustive: 400, usual: 20, debug: 2)))
  func randomSections(seed: UInt64) {
    for step in 0..<40 {
      let bounds = [(4, 4), (4, 12), (8, 6), (3, 100), (26, 20)][step % 5]
      trace("randomSections \(seed) \(step)")
      expectSound(
        SectionCase.random(
          seed: seed &* 1_000 &+ UInt64(step), sectionsUpTo: bounds.0, rowsUpTo: bounds.1))
    }
  }

  /// The rows of a random flat list cut into sections at random: all that looks ahead, suffixes,
  /// joins and their thresholds, with repeated row ids in every fifth case.
  @Test(arguments: 0..<UInt64(Sizes.pick(exhaustive: 400, usual: 20, debug: 2)))
  func flatListsCutIntoSections(seed: UInt64) {
    for step in 0..<20 {
      trace("flatListsCutIntoSections \(seed) \(step)")
      let seed = seed &* 1_000 &+ UInt64(step)
      expectSound(SectionCase.cut(RandomCase.make(seed: seed, maxCount: 500), seed: seed))
    }
  }

  /// Diffs and plans where ids of rows and sections repeat.
  @Test(arguments: 0..<UInt64(Sizes.pick(exhaustive: 400, usual: 20, debug: 2)))
  func repeatedIDs(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    func list() -> [TitledSection] {
      (0..<random.below(5)).map { _ in
        let rows = (0..<random.below(12)).map { _ in
          TestRow(id: random.below(8), content: random.below(2))
        }
        return TitledSection(id: random.below(3), title: random.below(2), rows: rows)
      }
    }
    for step in 0..<40 {
      let lists = SectionCase(list(), list())
      expectSound(lists)
      if step % 4 > 0 { continue }
      for target in BatchPlanTests.targets {
        for preference in BatchPlanTests.preferences {
          let problem = sharedPlanProblem(lists, target, preference)
          #expect(problem == nil)
        }
      }
    }
  }

  @Test func aBrokenDiffIsFound() {
    let lists = SectionCase("A: 1 2 | B: 3", "A: 2 1 | B: 3 4")
    let diff = lists.old.sectionedDiff(to: lists.new)
    #expect(SectionedContract(lists, diff).problem() == nil)
    #expect(
      SectionedContract(SectionCase("A: 1 2 | B: 3", "A: 2 1 | B: 4 3"), diff).problem() != nil)
    #expect(
      SectionedContract(SectionCase("A: 2 1 | B: 3", "A: 2 1 | B: 3 4"), diff).problem() != nil)
    #expect(
      SectionedContract(SectionCase("A: 1 2 | B': 3", "A: 2 1 | B: 3 4"), diff).problem() != nil)
  }
}

extension SectionCase {
  /// A flat case cut into sections of the same ids on both sides, some of them swapped.
  fileprivate static func cut(_ lists: ListCase, seed: UInt64) -> SectionCase {
    var random = SeededRandom(seed: seed)
    let count = 1 + random.below(6)
    func cut(_ rows: [TestRow]) -> [TitledSection] {
      let bounds =
        [0] + (1..<count).map { _ in random.below(rows.count + 1) }.sorted() + [rows.count]
      return (0..<count).map { section in
        TitledSection(id: section, rows: Array(rows[bounds[section]..<bounds[section + 1]]))
      }
    }
    let old = cut(lists.old)
    // Half of the time the sections hold the same rows as far as can be.
    var new = random.chance(50) ? cut(lists.new) : following(old, lists.new)
    if random.chance(30) { new.swapAt(random.below(count), random.below(count)) }
    if random.chance(20) { new.remove(at: random.below(count)) }
    if random.chance(20) {
      new.insert(TitledSection(id: 40, rows: []), at: random.below(new.count + 1))
    }
    return SectionCase(old, new)
  }

  /// Rows put into the section where the row of the same id was, else the one of the row before.
  private static func following(_ old: [TitledSection], _ rows: [TestRow]) -> [TitledSection] {
    var sections: [Int: Int] = [:]
    for (offset, section) in old.enumerated() {
      for row in section.rows { sections[row.id] = offset }
    }
    var new = old.map { TitledSection($0, rows: []) }
    var last = 0
    for row in rows {
      last = sections[row.id] ?? last
      new[last].rows.append(row)
    }
    return new
  }
}
