// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TableDiffTesting
import TestSupport
import Testing

/// Lists at the sizes where the engine goes over from one strategy to the next.
@Suite struct StrategyTests {
  /// So many unmatched rows on either side as decide between comparing all with all and hashing.
  @Test(arguments: Sizes.isDebug ? 15...17 : 12...20) func fewUnmatchedRows(count: Int) {
    let middle = Array(1_000..<1_080)
    let left = Array(0..<count)
    let fresh = Array(500..<500 + count)
    for other in [Array(left.reversed()), Array(left[1...] + left[..<1]), fresh] {
      expectSoundAndSeedless(ListCase(old: (left + middle).rows, new: (middle + other).rows))
      expectSoundAndSeedless(ListCase(old: (middle + left).rows, new: (other + middle).rows))
      expectSoundAndSeedless(
        ListCase(old: (left + middle).rows, new: (other.dropLast() + middle).rows))
    }
    for half in 0...count {
      let mixed = Array(left[..<half].reversed() + fresh[half...])
      expectSoundAndSeedless(ListCase(old: (left + middle).rows, new: (middle + mixed).rows))
    }
  }

  private static let allLengths = Array(1...300)
  private static let telltaleLengths = [
    1, 2, 3, 7, 8, 9, 15, 16, 17, 31, 32, 33, 63, 64, 65, 66, 127, 128, 129, 200, 256, 257, 300,
  ]

  private static let lengths =
    Sizes.isExhaustive ? allLengths : Sizes.isDebug ? [1, 9, 64, 300] : telltaleLengths

  /// Blocks inserted, deleted, replaced and moved, of lengths around each look-ahead.
  @Test(arguments: lengths)
  func blocksOfEveryLength(length: Int) {
    for count in Sizes.isDebug ? [100] : [100, 1_000] {
      let old = Array(0..<count)
      let block = Array(10_000..<10_000 + length)
      let starts = [1, count / 2, count, 0, count - 1]
      let startCount = count == 100 ? 5 : Sizes.pick(exhaustive: 5, usual: 2)
      for start in starts.prefix(startCount) {
        let inserted = Array(old[..<start] + block + old[start...])
        expectContract(ListCase(old: old.rows, new: inserted.rows))
        expectContract(ListCase(old: inserted.rows, new: old.rows))
        let replaced = Array(old[..<start] + block + old[min(count, start + length / 2)...])
        expectContract(ListCase(old: old.rows, new: replaced.rows))
        expectContract(ListCase(old: replaced.rows, new: old.rows))
        expectContract(ListCase(old: inserted.rows, new: (old + block).rows))
        expectContract(ListCase(old: (block + old).rows, new: inserted.rows))
      }
    }
  }

  /// Two changes so near each other that one look-ahead sees both.
  @Test(arguments: 1...12) func neighbouringChanges(distance: Int) {
    let old = Array(0..<60)
    for first in 20..<Sizes.pick(exhaustive: 24, usual: 24, debug: 21) {
      let second = first + distance
      for edits in 0..<16 {
        var new = old
        if edits & 8 == 0 { new.remove(at: second) } else { new.insert(900, at: second) }
        if edits & 4 == 0 { new[second] = 901 }
        if edits & 2 == 0 { new.remove(at: first) } else { new.insert(902, at: first) }
        if edits & 1 == 0 { new.swapAt(first, first + 1) }
        expectContract(ListCase(old: old.rows, new: new.rows))
        expectContract(ListCase(old: new.rows, new: old.rows))
      }
    }
  }

  @Test func listsThatShareOnlyTheirEnds() {
    for count in [0, 1, 2, 17, 70] {
      for common in 0..<4 {
        let start = Array(0..<common)
        let end = Array(100..<100 + common)
        let old = start + Array(1_000..<1_000 + count) + end
        let new = start + Array(2_000..<2_000 + count / 2) + end
        expectSoundAndSeedless(ListCase(old: old.rows, new: new.rows))
        expectSoundAndSeedless(ListCase(old: old.rows, new: (start + end).rows))
        expectSoundAndSeedless(ListCase(old: (start + end).rows, new: new.rows))
      }
    }
  }

  /// As many runs of pairs as fill the words and levels of a bitmap, or nearly.
  @Test(arguments: [1, 64, 4_096, 262_144].prefix(Sizes.pick(exhaustive: 4, usual: 3, debug: 2)))
  func runsThatFillABitmap(size: Int) {
    for count in [size - 1, size, size + 1] {
      var random = SeededRandom(seed: UInt64(count))
      let old = Array(0..<count)
      let evenThenOdd = old.filter { $0 & 1 == 0 } + old.filter { $0 & 1 == 1 }
      for new in [old.shuffled(using: &random), old.reversed(), evenThenOdd] {
        expectContract(ListCase(old: old.rows, new: new.rows))
        // With rows between the pairs, so that runs are fewer than rows.
        let spread = old.flatMap { id in [id] + (1...4).map { count * $0 + id } }
        expectContract(ListCase(old: spread.rows, new: new.rows))
      }
    }
  }

  /// Prefixes and suffixes that overlap where an id repeats.
  @Test func overlappingEnds() {
    let counts = Array(stride(from: 0, through: 20, by: Sizes.isDebug ? 3 : 1))
    for count in counts {
      for other in counts {
        let old = Array(repeating: 1, count: count)
        let new = Array(repeating: 1, count: other)
        expectContract(ListCase(old: old.rows, new: new.rows))
        expectContract(ListCase(old: ([0] + old + [2]).rows, new: ([0] + new + [2]).rows))
        expectContract(ListCase(old: (old + [3] + old).rows, new: (new + [3] + old).rows))
      }
    }
  }

  private func expectSoundAndSeedless(_ lists: ListCase) {
    expectContract(lists)
    if let problem = lists.problemOfSeeds() { Issue.record("\(problem)\n\(lists)") }
  }
}
