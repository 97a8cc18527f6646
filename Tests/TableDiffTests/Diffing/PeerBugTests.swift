// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TestSupport
import Testing

/// What other diff libraries get wrong, each by the list that showed it.
@Suite struct PeerBugTests {
  private static let bugs: [(peer: String, old: String, new: String, changes: String)] = [
    // Two equal rows inserted became a move from 0 to 1.
    ("the first TableDiff (`.lcsWithMoves`)", "", "1 1", "2 inserts"),
    ("the first TableDiff (`.lcsWithMoves`)", "2", "1 2 1", "2 inserts"),
    // A row that moved and changed was deleted, inserted and updated.
    ("the first TableDiff (`.lcs`)", "1 2 3 4", "2 3 4 1.1", "1 move, 1 update"),
    // Recursion as deep as both lists are long, and a table of their product.
    (
      "the first TableDiff (`.lcs`)", "0...59999", "30000...89999", "30000 deletes, 30000 inserts"
    ),
    // Of rows of one id only the first were compared.
    ("the first TableDiff (`.allMoves`) and IGListKit", "1 1 2", "1 1.1 2", "1 update"),
    // One insert at the top moved every row.
    ("the first TableDiff", "1...1000", "0...1000", "1 insert"),
    // A row that went to the end moved all others.
    ("DifferenceKit and others after Heckel", "0...999", "1...999 0", "1 move"),
    // Two far rows swapped moved all rows between them.
    ("DifferenceKit", "0...999", "0...9 900 11...899 10 901...999", "2 moves"),
    // 80,000 rows inserted into an empty list, in memory that does not grow with them.
    ("GRDB 325", "", "0...79999", "80000 inserts"),
    ("GRDB 325", "0...79999", "", "80000 deletes"),
    // A move from an offset that the old list does not have.
    ("Differ 32", "1 2 3 4 5", "7 8 9 5 3 4 1 2 7 8", "5 inserts, 3 moves"),
  ]

  @Test(arguments: bugs.indices) func changes(index: Int) {
    let bug = Self.bugs[index], lists = ListCase(old: bug.old, new: bug.new)
    let diff = lists.diff()
    #expect("\(diff)".hasSuffix(": \(bug.changes)"), "\(bug.peer): \(diff)")
    if lists.old.count < 2_000 { expectContract(lists) }
    #expect(diff.inserted.runs.count <= 3 && diff.deleted.runs.count <= 1)
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

  /// groupie 345: most of a few thousand rows replaced.
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
