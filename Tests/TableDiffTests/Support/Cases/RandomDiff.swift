// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TableDiffTesting
import TestSupport

/// Diffs made by hand from a seed: any pairs, any of which may move, whatever an engine would make
/// of such lists.
enum RandomDiff {
  /// A diff of two lists with at most so many rows.
  static func flat(seed: UInt64, maxCount: Int) throws -> ListDiff {
    var random = SeededRandom(seed: seed)
    return try flat(&random, maxCount: maxCount)
  }

  private static func flat(_ random: inout SeededRandom, maxCount: Int) throws -> ListDiff {
    let oldCount = random.below(maxCount + 1), newCount = random.below(maxCount + 1)
    let pairCount = random.below(min(oldCount, newCount) + 1)
    let moveCount = random.below(pairCount + 1)
    let old = Array(0..<oldCount).shuffled(using: &random)
    let new = Array(0..<newCount).shuffled(using: &random)
    let moves = (0..<moveCount).map { ListDiff.Move(from: old[$0], to: new[$0]) }
    let updates = moves.filter { _ in random.chance(30) }
    return try ListDiff(
      oldCount: oldCount, newCount: newCount, deletes: Array(old[pairCount...]),
      inserts: Array(new[pairCount...]), moves: moves,
      updates: updates.map { ListDiff.Update(from: $0.from, to: $0.to) })
  }

  /// A diff of two lists of sections, and the numbers of rows in each section.
  static func sectioned(
    seed: UInt64, sectionsUpTo sectionBound: Int, rowsUpTo rowBound: Int
  ) throws -> (diff: SectionedDiff, old: [Int], new: [Int]) {
    var random = SeededRandom(seed: seed)
    let sections = try flat(&random, maxCount: sectionBound)
    let old = (0..<sections.oldCount).map { _ in random.below(rowBound + 1) }
    let new = (0..<sections.newCount).map { _ in random.below(rowBound + 1) }
    var unmatchedOld: [RowPath] = [], unmatchedNew: [RowPath] = []
    func rows(_ section: Int, _ count: Int) -> [RowPath] {
      (0..<count).map { RowPath(section: section, row: $0) }.shuffled(using: &random)
    }
    let origins = AppliedByHand.make(sections).result?.origins ?? []
    for (section, origin) in origins.enumerated() {
      let rows = (old: origin.map { rows($0, old[$0]) } ?? [], new: rows(section, new[section]))
      let stays = random.below(min(rows.old.count, rows.new.count) + 1)
      unmatchedOld += rows.old[stays...]
      unmatchedNew += rows.new[stays...]
    }
    for section in sections.deletes { unmatchedOld += rows(section, old[section]) }
    unmatchedOld.shuffle(using: &random)
    unmatchedNew.shuffle(using: &random)
    let moveCount = random.below(min(unmatchedOld.count, unmatchedNew.count) + 1)
    let inserted = Set(sections.inserts), deleted = Set(sections.deletes)
    let diff = try SectionedDiff(
      sections: sections, oldRowCounts: old, newRowCounts: new,
      deletes: unmatchedOld[moveCount...].filter { !deleted.contains($0.section) },
      inserts: unmatchedNew[moveCount...].filter { !inserted.contains($0.section) },
      moves: (0..<moveCount).map { .init(from: unmatchedOld[$0], to: unmatchedNew[$0]) })
    return (diff, old, new)
  }
}
