// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TableDiffTesting
import Testing

/// The bitmap of ranks against a sorted array.
@Suite struct RankBitmapTests {
  @Test(arguments: [1, 2, 63, 64, 65, 127, 128, 4_095, 4_096, 4_097, 262_144, 262_145, 300_000])
  func neighboursAreThoseOfASortedArray(bound: Int) {
    var random = SeededRandom(seed: UInt64(bound))
    for density in [1, 30, 400] {
      var bitmap = RankBitmap(bound: bound)
      var members: [Int] = []
      for step in 0..<density * 3 {
        let rank = random.chance(20) ? [0, bound - 1, bound / 2][step % 3] : random.below(bound)
        let index = members.firstIndex { $0 >= rank } ?? members.count
        let isMember = index < members.count && members[index] == rank
        // More are inserted at first, and more are removed at last.
        if random.chance(step < density * 2 ? 80 : 20) {
          if !isMember { members.insert(rank, at: index) }
          bitmap.insert(rank)
        } else if isMember {
          members.remove(at: index)
          bitmap.remove(rank)
        }
        let probe = random.chance(50) ? rank : random.below(bound)
        let before = bitmap.member(before: probe)
        if before != members.last(where: { $0 < probe }) ?? -1 {
          Issue.record("\(before), \(probe)")
        }
        let after = bitmap.member(after: probe)
        if after != members.first(where: { $0 > probe }) ?? -1 {
          Issue.record("\(after), \(probe)")
        }
        let last = bitmap.member(before: bound)
        if last != members.last ?? -1 { Issue.record("\(last), \(bound)") }
      }
    }
  }

  /// Empty words of all levels lie between two members.
  @Test func membersFarApart() {
    let bound = 64 * 64 * 64 * 3
    var bitmap = RankBitmap(bound: bound)
    var last = -1
    for rank in [0, 1, 63, 64, 4_096, 262_143, 262_144, bound - 1] {
      bitmap.insert(rank)
      let before = bitmap.member(before: rank)
      #expect(before == last)
      let after = bitmap.member(after: max(0, last))
      #expect(last < 0 || after == rank)
      last = rank
    }
    bitmap.remove(262_144)
    let before = bitmap.member(before: bound - 1)
    #expect(before == 262_143)
    let after = bitmap.member(after: 262_143)
    #expect(after == bound - 1)
  }
}
