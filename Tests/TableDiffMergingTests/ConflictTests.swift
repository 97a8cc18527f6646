// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiffMerging
import TestSupport
import Testing

/// What becomes of each conflict, and how a caller resolves it.
@Suite struct ConflictTests {
  private let base = [TestRow(id: 1), TestRow(id: 2), TestRow(id: 3)]

  private func item(_ id: Int, _ text: Int = 0) -> TestRow { TestRow(id: id, content: text) }

  /// Of the list 1 2 3: what mine and theirs, which decides, make of it, the merged list, and the conflict.
  @Test(
    arguments: [
      ("1 9.1 2 3", "1 2 9.2 3", "1 2 9.2 3", .inserted),
      ("9 1 2 3", "1 2 3 9", "1 2 3 9", .inserted), ("1 2.1 3", "1 2.2 3", "1 2.2 3", .updated),
      ("3 1 2", "1 3 2", "1 3 2", .moved), ("3.1 1 2", "1 3.2 2", "1 3.2 2", .updatedAndMoved),
      ("1 3", "2.1 1 3", "2.1 1 3", .deletedAndUpdated), ("1 2", "3 1 2", "1 2", .deletedAndMoved),
    ] as [(String, String, String, MergeConflictKind)])
  func kinds(mine: String, theirs: String, expected: String, kind: MergeConflictKind) throws {
    let lists = try [mine, theirs, expected].map { try #require(ListCase.rows(in: $0)) }
    let merge = merged(base: base, mine: lists[0], theirs: lists[1])
    #expect(merge.rows == lists[2] && merge.conflicts.map(\.kind) == [kind])
    let triple = Triple(base: base, mine: lists[0], theirs: lists[1])
    #expect(triple.problem(first: .mine) == nil && triple.problem(first: .theirs) == nil)
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
