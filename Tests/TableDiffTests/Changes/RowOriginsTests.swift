// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TestSupport
import Testing

/// Where the rows of the new list come from, against the same thing done by hand.
@Suite struct RowOriginsTests {
  @Test(arguments: 0..<UInt64(40)) func agreeWithADiffCarriedOutByHand(seed: UInt64) throws {
    for style in ListDiff.MoveStyle.everyStyle {
      for step: UInt64 in 0..<10 {
        let lists = RandomCase.make(seed: seed &* 100 &+ step, maxCount: 200)
        let diff = lists.old.tableDiff(to: lists.new, moves: style)
        let runs = Array(RowOrigins(diff))
        let origins = runs.flatMap { run in
          run.new.indices.map { offset in run.old.map { $0 + offset - run.new.lowerBound } }
        }
        let applied = try #require(AppliedByHand.make(diff).result)
        #expect(origins == applied.origins, "\(style) \(lists)")
        let moved = runs.filter(\.isMoved).flatMap { Array($0.new) }
        #expect(moved == diff.moves.map(\.to), "\(style) \(lists)")
        #expect(runs.flatMap { Array($0.new) } == Array(lists.new.indices))
        #expect(!runs.contains { $0.new.isEmpty })
      }
    }
  }

  @Test func theExampleOfTheHolesRule() {
    let diff = [TestRow]("ABCDE").tableDiff(to: [TestRow]("EAC+D"))
    #expect(diff.deletes == [1])
    #expect(diff.inserts == [3])
    #expect(diff.moves == [ListDiff.Move(from: 4, to: 0)])
    let runs = Array(RowOrigins(diff))
    #expect(runs.map(\.new) == [0..<1, 1..<2, 2..<3, 3..<4, 4..<5])
    #expect(runs.map(\.old) == [4, 0, 2, nil, 3])
  }
}
