// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiffMerging
import TestSupport
import Testing

/// The laws of the guide, by random programs.
@Suite struct ProgramTests {
  @Test func randomTriples() {
    RandomEdits.check(4_000) { edits, first in
      let base = (0..<edits.number(below: 14)).map { TestRow(id: $0) }
      let mine = edits.edited(base, count: edits.number(below: 5))
      let other = edits.edited(base, count: edits.number(below: 5))
      let theirs = [base, mine, other, other, other, other][edits.number(below: 6)]
      return Triple(base: base, mine: mine, theirs: theirs).problem(first: first)
    }
  }

  /// A chain of changes without conflicts that neither deletes nor moves rows of the base, or ones that
  /// `mine` inserts too, and that changes no row back, gives the same merge one by one and as one.
  @Test func chains() {
    var count = 0
    for seed in 0..<UInt64(Sizes.cases(8_000)) {
      var edits = RandomEdits(seed: seed)
      let base = (0..<edits.number(below: 8)).map { TestRow(id: $0) }
      let mine = edits.edited(base, count: 1 + edits.number(below: 3))
      let first: MergeSide = edits.side() ? .mine : .theirs
      var (shown, seen, chain) = (mine, base, [base])
      var hasConflict = false
      for _ in 0...edits.number(below: 3) {
        let next = edits.extended(seen, keeping: base + mine)
        let merge = merged(base: seen, mine: shown, theirs: next, first: first)
        if !merge.conflicts.isEmpty { hasConflict = true }
        (shown, seen) = (merge.rows, next)
        chain.append(next)
      }
      let whole = merged(base: base, mine: mine, theirs: seen, first: first)
      if hasConflict || !whole.conflicts.isEmpty || Self.changesBack(chain) { continue }
      count += 1
      if whole.rows != shown {
        Issue.record(
          "seed \(seed), first \(first): mine \(mine), chain \(chain): \(shown), not \(whole.rows)")
        return
      }
    }
    #expect(count > Sizes.cases(8_000) / 4)
  }

  /// Whether a row of a list is as it was before the list before.
  ///
  /// Where `mine` has changed it in the same way, the change back is a change of a row that both have; as
  /// one, theirs is no change.
  private static func changesBack(_ chain: [[TestRow]]) -> Bool {
    chain.indices.dropFirst(2).contains { index in
      chain[index].contains { row in
        !chain[index - 1].contains(row) && chain[..<(index - 1)].contains { $0.contains(row) }
      }
    }
  }

  /// The merged list can be made of both rebased diffs alone: what one inserts and updates is a row of
  /// its side, which the other one leads to.
  @Test func madeWithoutMergedList() {
    for seed in 0..<UInt64(Sizes.cases(1_000)) {
      var edits = RandomEdits(seed: seed)
      let base = (0..<edits.number(below: 14)).map { TestRow(id: $0) }
      let mine = edits.edited(base, count: 3), theirs = edits.edited(base, count: 3)
      let (change, other) = (base.tableDiff(to: mine), base.tableDiff(to: theirs))
      let rebased = change.rebased(over: other, base: base, mine: mine, theirs: theirs)
      let fromMine = OffsetMap(
        other.rebased(over: change, base: base, mine: theirs, theirs: mine, first: .mine))
      let made = theirs.applying(rebased) { offset in
        fromMine.oldOffset(ofNew: offset).map { mine[$0] } ?? TestRow(id: -1)
      }
      #expect(made == merged(base: base, mine: mine, theirs: theirs).rows, "seed \(seed)")
    }
  }

  /// Each of several rows with one id is a row of its own, paired as the diffs pair them.
  @Test func repeatedIDs() {
    for seed in 0..<UInt64(Sizes.cases(4_000)) {
      var edits = RandomEdits(seed: seed)
      let base = (0..<edits.number(below: 8)).map { TestRow(id: $0 % 3) }
      let lists = (0..<2).map { _ in
        edits.edited(base, count: 3).map { TestRow(id: $0.id % 5, content: $0.content) }
      }
      let (mine, theirs) = (lists[0], lists[1])
      let merge = merged(base: base, mine: mine, theirs: theirs)
      let applied = [
        mine.applying(merge.diffFromMine, rowsFrom: merge.rows),
        theirs.applying(merge.diffFromTheirs, rowsFrom: merge.rows),
        merged(base: base, mine: theirs, theirs: mine, first: .mine).rows,
      ]
      #expect(applied.allSatisfy { $0 == merge.rows }, "seed \(seed): \(mine), \(theirs)")
      #expect(merged(base: base, mine: mine, theirs: base).rows == mine, "seed \(seed)")
    }
  }
}
