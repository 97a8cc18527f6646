// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
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

  @Test(arguments: seeds) func agreeOnDiffsMadeByHand(seed: UInt64) throws {
    for step: UInt64 in 0..<50 {
      let bound = [3, 8, 60, 300][Int(step % 4)]
      #expect(problem(try RandomDiff.flat(seed: seed &* 100 &+ step, maxCount: bound)) == nil)
    }
  }

  /// What a map takes follows from the changes, not from the rows.
  @Test(arguments: 0..<UInt64(20)) func segmentsAreBoundedByTheRunsOfChanges(seed: UInt64) throws {
    let diff = try RandomDiff.flat(seed: seed, maxCount: 300)
    let runs =
      diff.deleted.runs.count + diff.inserted.runs.count + 2 * diff.moved.runs.count
    let map = OffsetMap(diff)
    #expect(map.fromOld.segments.count + map.fromNew.segments.count <= 3 * runs + 2)
  }

  @Test func aLongListTakesNoMoreThanAShortOne() throws {
    for count in [10, 1_000_000] {
      let diff = try ListDiff(
        oldCount: count, newCount: count, deletes: [2], inserts: [count - 1],
        moves: [.init(from: 5, to: 3)])
      let map = OffsetMap(diff)
      #expect(map.fromOld.segments.count + map.fromNew.segments.count == 12)
      #expect(map.newOffset(ofOld: count - 1) == count - 2)
      #expect(map.newOffset(ofOld: 5) == 3)
      #expect(map.oldOffset(ofNew: count - 1) == nil)
    }
  }
}
