// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TestSupport
import Testing

/// What other diff libraries get wrong, each by the list that showed it.
@Suite struct PeerBugTests {
  /// The first TableDiff (`.lcsWithMoves`): two equal rows inserted became a move from 0 to 1.
  @Test func equalRowsInsertedAreNoMove() {
    let diff = [TestRow]().tableDiff(to: [1, 1].rows)
    #expect(diff.inserts == [0, 1])
    #expect(diff.moves.isEmpty)
    #expect([2].rows.tableDiff(to: [1, 2, 1].rows).moves.isEmpty)
  }

  /// The first TableDiff (`.lcs`): a row that moved and changed was deleted, inserted and updated.
  @Test func aMovedAndChangedRowIsOneRow() {
    let lists = ListCase(old: "1 2 3 4", new: "2 3 4 1.1")
    let diff = lists.old.tableDiff(to: lists.new)
    #expect(diff.deletes.isEmpty && diff.inserts.isEmpty)
    #expect(diff.moves == [ListDiff.Move(from: 0, to: 3)])
    #expect(diff.updates == [ListDiff.Update(from: 0, to: 3)])
  }

  /// The first TableDiff (`.lcs`): recursion as deep as both lists are long, and a table of their
  /// product.
  @Test func longListsOverflowNothing() {
    let old = Array(0..<60_000).rows
    let new = Array(30_000..<90_000).rows
    let diff = old.tableDiff(to: new)
    #expect(diff.deleteRanges == [0..<30_000])
    #expect(diff.insertRanges == [30_000..<60_000])
    #expect(diff.changeCount == 60_000)
  }

  /// The first TableDiff (`.allMoves`) and IGListKit: of rows of one id only the first were
  /// compared.
  @Test func laterCopiesOfAnIDAreUpdatedToo() {
    for style in ListDiff.MoveStyle.everyStyle {
      let lists = ListCase(old: "1 1 2", new: "1 1.1 2")
      let diff = lists.old.tableDiff(to: lists.new, moves: style)
      #expect(diff.updates == [ListDiff.Update(from: 1, to: 1)])
      #expect(diff.changeCount == 1)
    }
  }

  /// The first TableDiff: one insert at the top moved every row.
  @Test func anInsertAtTheTopMovesNothing() {
    let old = Array(0..<1_000).rows
    let diff = old.tableDiff(to: [TestRow(id: -1)] + old)
    #expect(diff.insertRanges == [0..<1])
    #expect(diff.changeCount == 1)
  }

  /// DifferenceKit and other libraries after Heckel: a row that went to the end moved all others.
  @Test func theFirstRowToTheEndIsOneMove() {
    let old = Array(0..<1_000).rows
    let diff = old.tableDiff(to: Array(old.dropFirst() + old.prefix(1)))
    #expect(diff.moves == [ListDiff.Move(from: 0, to: 999)])
    #expect(diff.changeCount == 1)
  }

  /// DifferenceKit: two far rows swapped moved all rows between them.
  @Test func farRowsSwappedAreTwoMoves() {
    var new = Array(0..<1_000)
    new.swapAt(10, 900)
    let diff = Array(0..<1_000).rows.tableDiff(to: new.rows)
    #expect(
      diff.moves == [ListDiff.Move(from: 900, to: 10), ListDiff.Move(from: 10, to: 900)])
    #expect(diff.changeCount == 2)
  }

  /// HeckelDiff: rows with equal hashes counted as one.
  @Test func equalHashesAreNotEqualIDs() {
    let diff = genericDiff(
      from: 0..<100, to: (100..<200).reversed(), id: { ConstantHashID(value: $0) })
    #expect(diff.deleteRanges == [0..<100])
    #expect(diff.insertRanges == [0..<100])
  }

  /// DeepDiff and HeckelDiff: quadratic where all rows have one id.
  @Test(.timeLimit(.minutes(120))) func manyRowsOfOneIDTakeNoLonger() {
    let rows = Array(repeating: TestRow(id: 1), count: 100_000)
    let diff = ([0].rows + rows + [2].rows).tableDiff(
      to: [2].rows + rows.dropLast(10) + [0].rows)
    #expect(diff.deletes.count == 10)
    #expect(diff.inserts.isEmpty)
  }

  /// Differ (issue 32): a move from an offset that the old list does not have.
  @Test func movesStartInTheOldList() {
    let old = [TestRow]("ABCDE")
    let new = [TestRow]("XYZECDABXY")
    for style in ListDiff.MoveStyle.everyStyle {
      let diff = old.tableDiff(to: new, moves: style)
      #expect(diff.moves.allSatisfy { old.indices.contains($0.from) })
      #expect(diff.moves.allSatisfy { new.indices.contains($0.to) })
    }
    expectContract(ListCase(old: old, new: new))
  }

  /// GRDB (issue 325): 80,000 rows inserted into an empty list, in memory that does not grow with
  /// them.
  @Test func aFirstLoadIsOneRange() {
    let rows = Array(0..<80_000).rows
    let load = [TestRow]().tableDiff(to: rows)
    #expect(load.insertRanges == [0..<80_000])
    #expect(load.inserted.runs.count == 1)
    let clearing = rows.tableDiff(to: [])
    #expect(clearing.deleteRanges == [0..<80_000])
    #expect(clearing.deleted.runs.count == 1)
  }

  /// groupie (issue 345): most of a few thousand rows replaced.
  @Test(arguments: [1_000, 5_000]) func mostRowsReplaced(count: Int) {
    let old = Array(0..<count)
    let new = old.map { $0 % 7 == 0 ? $0 : $0 + count }
    expectContract(ListCase(old: old.rows, new: new.rows))
  }

  /// Lists that a prefilter must pass on rightly: unchanged, reversed, replaced, first load,
  /// emptied.
  @Test(arguments: [0, 1, 2, 16, 17, 100]) func extremes(count: Int) {
    let old = Array(0..<count)
    for new in [old, old.reversed(), old.map { $0 + count }, []] {
      expectContract(ListCase(old: old.rows, new: new.rows))
      expectContract(ListCase(old: new.rows, new: old.rows))
    }
  }
}

/// What README says of the standard library's diff.
@Suite struct StandardLibraryClaimTests {
  @Test func movesAreInferred() {
    let difference = [3, 1, 2].difference(from: [1, 2, 3])
    func moves(_ difference: CollectionDifference<Int>) -> Int {
      difference.insertions.filter {
        if case .insert(_, _, .some) = $0 { true } else { false }
      }.count
    }
    #expect(moves(difference) == 0)
    #expect(moves(difference.inferringMoves()) == 1)
  }

  @Test func newContentIsARemovalAndAnInsertion() {
    let old = [TestRow(id: 1)], new = [TestRow(id: 1, content: 1)]
    #expect(new.difference(from: old).count == 2)
  }
}
