// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiffMeasuring
import TableDiffTesting
import Testing

@Suite struct SummaryTests {
  /// All ranges and all heights of all short lists, and those of longer ones at the limits of nodes.
  @Test(arguments: [0, 1, 2, 6, 7, 8, 9, 50, 97, 98, 99, 130])
  func allRanges(count: Int) {
    let array = (0..<count).map {
      Mail(id: $0, height: Double($0 % 5), isUnread: $0 % 3 == 0)
    }
    let rows = MeasuredArray<MailSummary>(array)
    rows._checkInvariants()
    for start in 0...count {
      for end in start...count {
        #expect(rows.summary(of: start..<end) == array[start..<end].naiveSummary())
      }
    }
    for height in -1...(2 * count + 2) {
      let found = rows.firstIndex(reaching: Double(height) + 1, \.height)
      #expect(found == array.naiveOffset(past: Double(height)))
    }
    #expect(rows.firstIndex(reaching: 3, \.unreadCount) == (count > 6 ? 6 : nil))
  }

  /// Summaries behind elements of any alignment, of more alignment than nodes have by themselves, and
  /// without size.
  @Test func layouts() {
    struct Pairs: RowSummary, Equatable {
      var sums = SIMD4<Double>()
      mutating func append(_ row: UInt8) { sums += SIMD4(Double(row), 1, 2, 3) }
      mutating func append(contentsOf next: Pairs) { sums += next.sums }
    }
    struct Byte: RowSummary, Equatable {
      var sum: UInt8 = 0
      mutating func append(_ row: UInt8) { sum &+= row }
      mutating func append(contentsOf next: Byte) { sum &+= next.sum }
    }
    struct Nothing: RowSummary, Equatable {
      mutating func append(_ row: UInt8) {}
      mutating func append(contentsOf next: Nothing) {}
    }
    let bytes = (0..<5_000).map { UInt8(truncatingIfNeeded: $0 &* $0) }
    var pairs = MeasuredArray<Pairs>(bytes)
    var sums = MeasuredArray<Byte>(bytes)
    var nothing = MeasuredArray<Nothing>(bytes)
    pairs._checkInvariants()
    let version = pairs
    for offset in stride(from: 0, to: 5_000, by: 7) {
      pairs[offset] = 1
      sums.insert(1, at: offset)
      nothing.remove(at: offset / 2)
    }
    pairs._checkInvariants()
    version._checkInvariants()
    sums._checkInvariants()
    nothing._checkInvariants()
    #expect(sums.summary.sum == bytes.reduce(0, &+) &+ UInt8(truncatingIfNeeded: 715))
    #expect(version.summary.sums[0] == bytes.reduce(0) { $0 + Double($1) })
    #expect(nothing.count == 5_000 - 715)
  }

  /// Two kinds of summaries of the same rows never take each other's.
  @Test func twoSummaries() {
    struct Lowest: RowSummary, Equatable {
      var height = Double.infinity
      mutating func append(_ row: Double) { height = min(height, row) }
      mutating func append(contentsOf next: Lowest) { height = min(height, next.height) }
    }
    let array = (0..<2_000).map { Double($0 % 100) + 1 }
    let sums = MeasuredArray<HeightSum>(array)
    var lowest = MeasuredArray<Lowest>(sums)
    lowest.append(contentsOf: sums[100..<1_500])
    lowest._checkInvariants()
    lowest.replaceSubrange(0..<1, with: sums)
    lowest._checkInvariants()
    #expect(lowest.summary.height == 1)
    #expect(lowest.summary(of: 50..<60).height == 51)
  }

  /// A plain tree stays as it was when a measured array takes over its leaves.
  @Test func plainTree() {
    var tree = TreeArray((0..<3_000).map { Mail(id: $0, height: 2) })
    let rows = MeasuredArray<MailSummary>(tree)
    tree[1_500].height = 7
    tree.remove(at: 3)
    var again = MeasuredArray<MailSummary>(tree)
    again.append(contentsOf: tree)
    rows._checkInvariants()
    again._checkInvariants()
    tree._checkInvariants()
    #expect(rows.summary.height == 6_000)
    #expect(again.summary.height == 2 * 6_003)
  }

  /// The sum of a million edits is as exact as that of a list made anew.
  @Test func noDrift() {
    var random = SeededRandom(seed: 1)
    // 53 bits each; their parts before and behind the point have exact sums.
    var array = (0..<2_000).map { _ in Double.random(in: 1..<100, using: &random) }
    var heights = MeasuredArray<HeightSum>(array)
    let version = heights
    #if DEBUG
      let editCount = 50_000
    #else
      let editCount = 1_000_000
    #endif
    for _ in 0..<editCount {
      let offset = random.below(array.count)
      array[offset] = Double.random(in: 1..<100, using: &random)
      heights[offset] = array[offset]
    }
    heights._checkInvariants()
    for (heights, array) in [(heights, array), (version, Array(version))] {
      let whole = array.reduce(0) { $0 + Int($1) }
      let fraction = array.reduce(0) { $0 + Int(($1 - $1.rounded(.down)) * 0x1p52) }
      let exact = Double(whole) + Double(fraction) * 0x1p-52
      // No row is in more than 100 additions.
      #expect(abs(heights.summary.height - exact) <= 100 * exact.ulp)
    }
  }
}
