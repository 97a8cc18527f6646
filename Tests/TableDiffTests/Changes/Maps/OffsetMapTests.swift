// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TableDiffTesting
import TestSupport
import Testing

/// Maps against tables made by carrying a diff out by hand.
@Suite struct OffsetMapTests {
  private static let seeds = 0..<UInt64(Sizes.pick(exhaustive: 20, usual: 20, debug: 6))

  /// What is wrong with the map of a diff; `nil` where nothing is.
  private func problem(_ diff: ListDiff) -> String? {
    guard let naive = NaiveMap(diff) else { return "\(diff) does not fit together" }
    let map = OffsetMap(diff)
    if (map.oldCount, map.newCount) != (diff.oldCount, diff.newCount) { return "counts of \(diff)" }
    if (0..<map.oldCount).map({ map.newOffset(ofOld: $0) }) != naive.newOffsets {
      return "new offsets of \(diff)"
    }
    if (0..<map.newCount).map({ map.oldOffset(ofNew: $0) }) != naive.oldOffsets {
      return "old offsets of \(diff)"
    }
    return nil
  }

  @Test func agreeOnAllSmallLists() {
    let length = Sizes.pick(exhaustive: 3, usual: 3, debug: 2)
    for style in ListDiff.MoveStyle.everyStyle {
      forEachWord(over: 3, upTo: length) { old in
        forEachWord(over: 3, upTo: length) { new in
          #expect(problem(old.rows.tableDiff(to: new.rows, moves: style)) == nil)
        }
      }
    }
  }

  @Test func agreeOnAllOrders() {
    let old = Array(0..<5).rows
    for style in ListDiff.MoveStyle.everyStyle {
      forEachArrangement(drawnFrom: 5, lengths: (Sizes.isDebug ? 5 : 4)...5) { new in
        #expect(problem(old.tableDiff(to: new.rows, moves: style)) == nil)
      }
    }
  }

  @Test(arguments: seeds) func agreeOnRandomLists(seed: UInt64) {
    for style in ListDiff.MoveStyle.everyStyle {
      for step: UInt64 in 0..<10 {
        let lists = RandomCase.make(seed: seed &* 100 &+ step, maxCount: 300)
        #expect(problem(lists.old.tableDiff(to: lists.new, moves: style)) == nil, "\(lists)")
      }
    }
  }

  @Test(arguments: seeds) func agreeOnDiffsMadeByHand(seed: UInt64) throws {
    for step: UInt64 in 0..<50 {
      let bound = [3, 8, 60, 300][Int(step % 4)]
      #expect(problem(try RandomDiff.flat(seed: seed &* 100 &+ step, maxCount: bound)) == nil)
    }
  }

  @Test func agreeOnEmptyLists() throws {
    #expect(problem(try ListDiff(oldCount: 0, newCount: 0)) == nil)
    #expect(problem(try ListDiff(oldCount: 0, newCount: 2, inserts: [0, 1])) == nil)
    #expect(problem(try ListDiff(oldCount: 2, newCount: 0, deletes: [0, 1])) == nil)
  }

  /// The move from an offset to the same one, past rows that stay.
  @Test func agreeOnAMoveToTheSameOffset() {
    let diff = [TestRow]("DEMAB").tableDiff(to: [TestRow]("ABM"))
    #expect(problem(diff) == nil)
  }

  /// What a map takes follows from the changes, not from the rows.
  @Test(arguments: 0..<UInt64(20)) func segmentsAreBoundedByTheRunsOfChanges(seed: UInt64) throws {
    let diff = try RandomDiff.flat(seed: seed, maxCount: 300)
    let runs =
      diff.deleted.runs.count + diff.inserted.runs.count + 2 * diff.moved.runs.count
    #expect(OffsetMap(diff).segmentCount <= 3 * runs + 2)
  }

  @Test func aLongListTakesNoMoreThanAShortOne() throws {
    for count in [10, 1_000_000] {
      let diff = try ListDiff(
        oldCount: count, newCount: count, deletes: [2], inserts: [count - 1],
        moves: [.init(from: 5, to: 3)])
      let map = OffsetMap(diff)
      #expect(map.segmentCount == 12)
      #expect(map.newOffset(ofOld: count - 1) == count - 2)
      #expect(map.newOffset(ofOld: 5) == 3)
      #expect(map.oldOffset(ofNew: count - 1) == nil)
    }
  }
}

/// Offsets that are not in the list end the process, and say so with both numbers.
@Suite struct OffsetMapTrapTests {
  private static func text(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }

  @Test func anOldOffsetBehindTheEndTraps() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = OffsetMap(try ListDiff(oldCount: 3, newCount: 3)).newOffset(ofOld: 3)
    }
    #expect(Self.text(result).contains("There is no old row 3: the old list has 3 rows."))
  }

  @Test func aNegativeNewOffsetTraps() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = OffsetMap(try ListDiff(oldCount: 1, newCount: 1)).oldOffset(ofNew: -1)
    }
    #expect(Self.text(result).contains("There is no new row -1: the new list has 1 row."))
  }

  @Test func aPathInNoSectionTraps() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let diff = try SectionedDiff(
        sections: ListDiff(oldCount: 1, newCount: 1), oldRowCounts: [2], newRowCounts: [2])
      _ = PathMap(diff).newPath(ofOld: RowPath(section: 1, row: 0))
    }
    #expect(Self.text(result).contains("There is no old row (1, 0): the old list has 1 section."))
  }
}
