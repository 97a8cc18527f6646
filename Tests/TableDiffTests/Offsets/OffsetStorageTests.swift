// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TableDiffTesting
import TestSupport
import Testing

/// The storage behind a diff's arrays, against sets and arrays of the standard library.
@Suite struct OffsetStorageTests {
  @Test(arguments: 0..<UInt64(Sizes.isDebug ? 20 : 40)) func setsAgreeWithTheStandardLibrary(
    seed: UInt64
  ) {
    var random = SeededRandom(seed: seed)
    let bound = [0, 1, 63, 64, 65, 128, 200, 1_000][random.below(8)]
    var set = OffsetSet(bound: bound)
    var expected: Set<Int> = []
    for _ in 0..<random.below(9) {
      let start = random.below(bound + 1)
      let range = start..<start + random.below(bound - start + 1)
      if random.chance(70) {
        set.insert(range)
        expected.formUnion(range)
      } else {
        set.remove(range)
        expected.subtract(range)
      }
    }
    for start in 0...bound {
      let members = (start..<bound).filter(expected.contains)
      let gaps = (start..<bound).filter { !expected.contains($0) }
      let isRight =
        set.firstMember(from: start) == members.first ?? bound
        && set.firstGap(in: start..<bound) == gaps.first ?? bound
        && (start == bound || set.contains(start) == expected.contains(start))
      if !isRight { Issue.record("\(start) in \(expected.sorted()), below \(bound)") }
    }
    #expect(set.gaps().offsets == (0..<bound).filter { !expected.contains($0) })
    #expect(set.gaps().count == bound - expected.count)
  }

  @Test func rangesThatTouchAreOne() {
    var ranges = OffsetRanges()
    for range in [0..<2, 2..<2, 2..<5, 7..<8, 8..<9] { ranges.append(range) }
    #expect(ranges.ranges == [0..<5, 7..<9])
    #expect(ranges.offsets == [0, 1, 2, 3, 4, 7, 8])
    #expect(ranges.count == 7)
    #expect(!ranges.isEmpty)
  }

  @Test func pairsThatGoOnAreOneRun() {
    var pairs = OffsetPairs()
    pairs.append(old: 5, new: 0, count: 2)
    pairs.append(old: 7, new: 2, count: 1)
    pairs.append(old: 8, new: 4, count: 1)
    pairs.append(old: 1, new: 5, count: 0)
    pairs.append(old: 1, new: 5, count: 2)
    #expect(pairs.runs.map(\.oldRange) == [5..<8, 8..<9, 1..<3])
    #expect(pairs.runs.map(\.newRange) == [0..<3, 4..<5, 5..<7])
    #expect(pairs.count == 6)
    #expect(pairs.map { old, _ in old } == [5, 6, 7, 8, 1, 2])
    #expect(pairs.map { _, new in new } == [0, 1, 2, 4, 5, 6])
  }

  @Test func equalOffsetsAreEqualHoweverTheyCame() {
    var whole = OffsetRanges()
    whole.append(0..<6)
    var parts = OffsetRanges()
    for start in 0..<6 { parts.append(start..<start + 1) }
    #expect(whole == parts)
  }

  /// Room that was made for runs which then became one makes no difference.
  @Test func equalPairsAreEqualWhateverRoomTheyHave() {
    var roomy = OffsetPairs(), plain = OffsetPairs()
    roomy.reserveRuns(4)
    for offset in 0..<2 { roomy.append(old: offset + 1, new: offset, count: 1) }
    plain.append(old: 1, new: 0, count: 2)
    #expect(roomy == plain)
  }
}
