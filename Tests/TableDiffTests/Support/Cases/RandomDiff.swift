// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TableDiffTesting
import TestSupport

/// Random valid diffs that no algorithm would find: any pairs, of which some move although they could stay.
enum RandomDiff {
  /// A diff of two lists with at most so many rows.
  static func flat(seed: UInt64, maxCount: Int = 19) throws -> ListDiff {
    var random = SeededRandom(seed: seed)
    return try flat(&random, maxCount: maxCount)
  }

  private static func flat(_ random: inout SeededRandom, maxCount: Int) throws -> ListDiff {
    let (oldCount, newCount) = (random.below(maxCount + 1), random.below(maxCount + 1))
    let pairCount = random.below(min(oldCount, newCount) + 1)
    let old = (0..<oldCount).shuffled(using: &random).prefix(pairCount)
    let new = (0..<newCount).shuffled(using: &random).prefix(pairCount).sorted()
    // Either nearly in order, or not at all.
    let order = random.chance(50) ? Array(old) : old.sorted()
    var pairs = Array(zip(order, new))
    for _ in 0..<random.below(4) where pairCount > 0 {
      let (one, other) = (random.below(pairCount), random.below(pairCount))
      (pairs[one].0, pairs[other].0) = (pairs[other].0, pairs[one].0)
    }
    let share = random.below(100)
    var moves: [ListDiff.Move] = []
    var end = -1
    for (from, to) in pairs {
      if from > end, random.chance(share) {
        end = from
      } else {
        moves.append(.init(from: from, to: to))
      }
    }
    return try ListDiff(
      oldCount: oldCount, newCount: newCount,
      deletes: (0..<oldCount).filter { !order.contains($0) },
      inserts: (0..<newCount).filter { !new.contains($0) }, moves: moves,
      updates: pairs.filter { _ in random.chance(20) }.map { .init(from: $0, to: $1) })
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
