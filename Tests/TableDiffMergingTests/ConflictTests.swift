// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiffMerging
import TestSupport
import Testing

/// What becomes of each conflict, and how a caller resolves it.
@Suite struct ConflictTests {
  private let base = [TestRow(id: 1), TestRow(id: 2), TestRow(id: 3)]

  private func item(_ id: Int, _ text: Int = 0) -> TestRow { TestRow(id: id, content: text) }

  private func merge(
    _ mine: [TestRow], _ theirs: [TestRow], first: MergeSide = .theirs,
    resolve: (MergeConflict<TestRow>) -> TestRow? = { $0.merged }
  ) -> (rows: [TestRow], kinds: [MergeConflictKind]) {
    let merge = merged(base: base, mine: mine, theirs: theirs, first: first, resolve: resolve)
    return (merge.rows, merge.conflicts.map(\.kind))
  }

  @Test func agreements() {
    let changes: [[TestRow]] = [
      [item(1), item(3)], [item(1), item(2, 1), item(3)], [item(1), item(9, 1), item(2), item(3)],
      [item(3), item(1), item(2)], [],
    ]
    for rows in changes { #expect(merge(rows, rows) == (rows, [])) }
  }

  @Test func bothInsert() {
    let mine = [item(1), item(9, 1), item(2), item(3)],
      theirs = [item(1), item(2), item(9, 2), item(3)]
    #expect(merge(mine, theirs) == (theirs, [.inserted]))
    #expect(merge(mine, theirs, first: .mine) == (mine, [.inserted]))
  }

  @Test func bothInsertSameRowAtOtherPlaces() {
    let mine = [item(9), item(1), item(2), item(3)], theirs = [item(1), item(2), item(3), item(9)]
    #expect(merge(mine, theirs) == (theirs, [.inserted]))
  }

  @Test func bothUpdate() {
    let mine = [item(1), item(2, 1), item(3)], theirs = [item(1), item(2, 2), item(3)]
    #expect(merge(mine, theirs) == (theirs, [.updated]))
    #expect(merge(mine, theirs, first: .mine) == (mine, [.updated]))
  }

  @Test func bothMove() {
    let mine = [item(3), item(1), item(2)], theirs = [item(1), item(3), item(2)]
    #expect(merge(mine, theirs) == (theirs, [.moved]))
    #expect(merge(mine, theirs, first: .mine) == (mine, [.moved]))
  }

  @Test func bothUpdateAndMove() {
    let mine = [item(3, 1), item(1), item(2)], theirs = [item(1), item(3, 2), item(2)]
    #expect(merge(mine, theirs) == (theirs, [.updatedAndMoved]))
    #expect(merge(mine, theirs, first: .mine) == (mine, [.updatedAndMoved]))
  }

  @Test(arguments: [MergeSide.mine, .theirs]) func deletedAndUpdated(first: MergeSide) {
    let mine = [item(1), item(3)], theirs = [item(2, 1), item(1), item(3)]
    #expect(merge(mine, theirs, first: first) == (theirs, [.deletedAndUpdated]))
    #expect(merge(theirs, mine, first: first) == (theirs, [.deletedAndUpdated]))
  }

  @Test(arguments: [MergeSide.mine, .theirs]) func deletedAndMoved(first: MergeSide) {
    let mine = [item(1), item(2)], theirs = [item(3), item(1), item(2)]
    #expect(merge(mine, theirs, first: first) == (mine, [.deletedAndMoved]))
    #expect(merge(theirs, mine, first: first) == (mine, [.deletedAndMoved]))
  }

  @Test func closureMergesContents() {
    let mine = [item(1), item(2, 1), item(3)], theirs = [item(0), item(1), item(2, 4), item(3)]
    let merge = merged(base: base, mine: mine, theirs: theirs) { conflict in
      TestRow(id: 2, content: (conflict.mine?.content ?? 0) + (conflict.theirs?.content ?? 0))
    }
    #expect(merge.rows == [item(0), item(1), item(2, 5), item(3)])
    #expect(merge.diffFromMine == mine.tableDiff(to: merge.rows))
    #expect(merge.diffFromTheirs == theirs.tableDiff(to: merge.rows))
    #expect(merge.conflicts.map(\.merged) == [item(2, 5)])
    #expect(merge.conflicts.map(\.offset) == [2])
  }

  @Test func closureTakesOtherContent() {
    let mine = [item(1), item(2, 1), item(3)], theirs = [item(1), item(2, 4), item(3)]
    let merge = merged(base: base, mine: mine, theirs: theirs) { $0.mine }
    #expect(merge.rows == mine)
    #expect(merge.diffFromMine.isEmpty)
    #expect(merge.diffFromTheirs.updates == [.init(from: 1, to: 1)])
  }

  @Test func closureKeepsAndDeletes() {
    let mine = [item(1), item(2, 1)], theirs = [item(3), item(1), item(2, 4)]
    let merge = merged(base: base, mine: mine, theirs: theirs) { conflict in
      conflict.kind == .deletedAndMoved ? conflict.theirs : nil
    }
    #expect(merge.rows == [item(3), item(1)])
    #expect(merge.conflicts.map(\.kind) == [.deletedAndMoved, .updated])
    #expect(merge.conflicts.map(\.offset) == [0, nil])
    #expect(merge.diffFromMine == mine.tableDiff(to: merge.rows))
    #expect(merge.diffFromTheirs == theirs.tableDiff(to: merge.rows))
  }

  @Test func closuresOfIdentityAndContent() {
    let merge = merged(
      base: ["a", "b"], mine: ["A", "b", "c"], theirs: ["b", "d"][...], id: { $0.lowercased() },
      contentsEqual: ==)
    #expect(merge.rows == ["A", "b", "d", "c"])
    #expect(merge.conflicts.map(\.kind) == [.deletedAndUpdated])
  }

  @Test func orderDependsOnSteps() {
    let base = [1, 2, 4].map { item($0) }, mine = [1, 9, 2, 4].map { item($0) }
    let step = [1, 2, 3, 4].map { item($0) }, theirs = [1, 3, 4].map { item($0) }
    let first = merged(base: base, mine: mine, theirs: step)
    #expect(
      merged(base: step, mine: first.rows, theirs: theirs).rows.map(\.id) == [1, 9, 3, 4])
    #expect(merged(base: base, mine: mine, theirs: theirs).rows.map(\.id) == [1, 3, 9, 4])
  }

  @Test func undoOfOwnChange() {
    let mine = [item(1), item(9), item(2), item(3, 1)]
    let now = [item(0), item(1), item(9), item(3, 1), item(2, 2)]
    let undo = base.tableDiff(to: mine).inverse
    let rebased = undo.rebased(
      over: mine.tableDiff(to: now), base: mine, mine: base, theirs: now)
    let rows = [item(0), item(1), item(3), item(2, 2)]
    #expect(now.applying(rebased, rowsFrom: rows) == rows)
    #expect(rebased == now.tableDiff(to: rows))
  }
}
