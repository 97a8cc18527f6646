// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TableDiffTesting
import TestSupport
import Testing

/// Unions of ranges, sorted and marked in a table, against sets of the standard library.
@Suite struct OffsetSetBuilderTests {
  private static func problem(_ ranges: [Range<Int>], bound: Int) -> String? {
    let expected = Set(ranges.joined())
    for isSparse in [false, true] {
      var builder = OffsetSetBuilder(bound: bound, rangeCount: ranges.count, isSparse: isSparse)
      for range in ranges { builder.insert(range) }
      let count = builder.count()
      let members = builder.members(), gaps = builder.gaps()
      let isRight =
        count == expected.count && members.offsets == expected.sorted()
        && members.count == expected.count
        && gaps.offsets == (0..<bound).filter { !expected.contains($0) }
        && gaps.count == bound - expected.count
      // Ranges that touch are one.
      let areJoined = [members, gaps].allSatisfy { ranges in
        zip(ranges.ranges, ranges.ranges.dropFirst()).allSatisfy { $0.upperBound < $1.lowerBound }
      }
      if !isRight || !areJoined {
        return "\(ranges) below \(bound), \(isSparse): \(members), \(gaps), \(count)"
      }
    }
    return nil
  }

  @Test func everyFewSmallRanges() {
    let bound = Sizes.pick(exhaustive: 6, usual: 4)
    var all: [Range<Int>] = []
    for start in 0...bound { for end in start...bound { all.append(start..<end) } }
    var problem = Self.problem([], bound: 0) ?? Self.problem([], bound: bound)
    for first in all {
      for second in all {
        for third in all where problem == nil {
          problem = Self.problem([first, second, third], bound: bound)
        }
      }
    }
    #expect(problem == nil)
  }

  @Test(arguments: 0..<UInt64(Sizes.pick(exhaustive: 1_000, usual: 100, debug: 10)))
  func randomRanges(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let bound = 1 + random.below([70, 1_000, 20_000][random.below(3)])
    let ranges = (0..<random.below([5, 64, 200][random.below(3)])).map { _ in
      let start = random.below(bound)
      return start..<min(bound, start + random.below(1 + bound / 20))
    }
    #expect(Self.problem(ranges, bound: bound) == nil)
  }

  @Test func insertingAfterCountingIsFine() {
    for isSparse in [false, true] {
      var builder = OffsetSetBuilder(bound: 100, rangeCount: 3, isSparse: isSparse)
      builder.insert(50..<60)
      #expect(builder.count() == 10)
      builder.insert(0..<5)
      builder.insert(58..<70)
      #expect(builder.count() == 25)
      #expect(builder.gaps().ranges == [5..<50, 70..<100])
    }
  }

  @Test func onlyFewRangesOfManyOffsetsAreSorted() {
    #expect(OffsetSetBuilder.sortsFaster(1, bound: 10_000_000))
    #expect(OffsetSetBuilder.sortsFaster(9_000, bound: 10_000_000))
    #expect(!OffsetSetBuilder.sortsFaster(11_000, bound: 10_000_000))
    #expect(!OffsetSetBuilder.sortsFaster(1, bound: 1_000))
  }

  @Test(arguments: 0..<UInt64(Sizes.pick(exhaustive: 1_000, usual: 100, debug: 10)))
  func subtractingLeavesTheOthers(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let bound = random.below(60)
    func ranges() -> OffsetRanges {
      let share = random.below(101)
      var ranges = OffsetRanges()
      for offset in 0..<bound where random.chance(share) { ranges.append(offset..<offset + 1) }
      return ranges
    }
    let (all, others) = (ranges(), ranges())
    let rest = all.subtracting(others)
    #expect(rest.offsets == all.offsets.filter { !others.offsets.contains($0) })
    #expect(rest.count == rest.offsets.count)
  }

  @Test(arguments: 0..<UInt64(Sizes.pick(exhaustive: 400, usual: 40, debug: 4)))
  func unpairedOffsetsAreThoseInNoPair(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    // Few pairs of many rows are sorted.
    let oldCount = [20, 300, 100_000][random.below(3)]
    let old = Array((0..<random.below(20)).shuffled(using: &random))
    var pairs = OffsetPairs()
    for (new, old) in old.enumerated() { pairs.append(old: old, new: new, count: 1) }
    let bound = random.chance(30) ? random.below(20) : oldCount
    let expected = (0..<bound).filter { !old.contains($0) }
    #expect(pairs.unpairedOld(below: bound).offsets == expected)
  }
}
