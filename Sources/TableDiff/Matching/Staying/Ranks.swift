// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// The ranks of a matching's runs by old offset.
///
/// For many runs, the old offset itself serves as the rank. For fewer, the rank is the number of
/// runs that start before, counted in a bitmap. For so few that a bitmap of all rows would take
/// longer, the runs are sorted.
struct RunRanks {
  /// The upper bound of all ranks, exclusive.
  let bound: Int

  private var words: ContiguousArray<UInt> = []
  private var countsBefore: ContiguousArray<Int32> = []

  /// The rank of each run, if the runs are sorted.
  private var sorted: ContiguousArray<Int32> = []

  /// Creates the ranks of runs.
  init(
    of runs: RunList<OffsetPairs.Run>, oldCount: Int, _ stop: _StopPoll?
  ) throws(_Stopped) {
    if OffsetSetBuilder.sortsFaster(runs.count, bound: oldCount) {
      bound = runs.count
      sorted = Self.ranks(of: runs)
      try stop?.check(after: runs.count)
      return
    }
    if runs.count > oldCount / 4 {
      bound = oldCount
      return
    }
    bound = runs.count
    words = ContiguousArray(repeating: 0, count: oldCount / UInt.bitWidth + 1)
    for index in runs.indices {
      let run = runs[index]
      words[Int(run.old) / UInt.bitWidth] |= Self.bit(run.old)
      try stop?.check(after: 1)
    }
    countsBefore.reserveCapacity(words.count)
    var count: Int32 = 0
    for index in words.indices {
      countsBefore.append(count)
      count += Int32(truncatingIfNeeded: words[index].nonzeroBitCount)
      try stop?.check(after: 1)
    }
  }

  /// Returns the rank of a run, given its index and old start.
  func rank(ofRun index: Int, atOld offset: Int32) -> Int {
    if words.isEmpty { return sorted.isEmpty ? Int(offset) : Int(sorted[index]) }
    let word = Int(offset) / UInt.bitWidth
    return Int(countsBefore[word]) + (words[word] & (Self.bit(offset) &- 1)).nonzeroBitCount
  }

  private static func bit(_ offset: Int32) -> UInt { 1 << UInt(Int(offset) % UInt.bitWidth) }

  /// Returns the ranks of runs by sorting them.
  private static func ranks(of runs: RunList<OffsetPairs.Run>) -> ContiguousArray<Int32> {
    var starts = ContiguousArray<(old: Int32, index: Int32)>()
    starts.reserveCapacity(runs.count)
    for run in runs { starts.append((run.old, Int32(truncatingIfNeeded: starts.count))) }
    starts = starts.sortedByDigits { $0.old }
    var ranks = ContiguousArray<Int32>(repeating: 0, count: runs.count)
    for rank in starts.indices { ranks[Int(starts[rank].index)] = Int32(truncatingIfNeeded: rank) }
    return ranks
  }
}

/// A set of ranks with fast access to the member before or after a rank.
///
/// It is a tree of bits: a bit of one level is set if the word below it has any bit set.
///
///     level 2  ...1.             ranks 64³ apart      A search climbs until a word has a bit on the
///     level 1  .1..1..           ranks 64² apart      wanted side, then descends along the nearest
///     level 0  1...1.1...        one bit a rank       bits. A million ranks take four levels.
///
/// Memory is accessed by pointers: a million searches are the larger part of a shuffled list's
/// diff, and checks of bounds and uniqueness double their time. Debug builds check ranks.
struct RankBitmap: ~Copyable {
  private let words: UnsafeMutablePointer<UInt64>
  /// The start of each level; six levels suffice for 64⁶ ranks.
  private let levels: UnsafeMutablePointer<UnsafeMutablePointer<UInt64>>
  private let levelCount: Int
  private let bound: Int

  /// Creates an empty set of ranks below `bound`.
  init(bound: Int) {
    self.bound = bound
    var sizes: [Int] = []
    repeat { sizes.append((sizes.last ?? max(bound, 1)) / 64 + 1) } while sizes.last ?? 1 > 1
    let size = sizes.reduce(0, +)
    words = .allocate(capacity: size)
    words.initialize(repeating: 0, count: size)
    levelCount = sizes.count
    levels = .allocate(capacity: levelCount)
    var start = words
    for level in sizes.indices {
      (levels + level).initialize(to: start)
      start += sizes[level]
    }
  }

  deinit {
    words.deallocate()
    levels.deallocate()
  }

  @inline(__always)
  mutating func insert(_ rank: Int) {
    assert(rank >= 0 && rank < bound)
    var rank = rank
    for level in 0..<levelCount {
      let word = levels[level] + rank >> 6
      let isKnownAbove = word.pointee != 0
      word.pointee |= 1 &<< UInt64(rank & 63)
      if isKnownAbove { return }
      rank >>= 6
    }
  }

  @inline(__always)
  mutating func remove(_ rank: Int) {
    assert(rank >= 0 && rank < bound)
    var rank = rank
    for level in 0..<levelCount {
      let word = levels[level] + rank >> 6
      word.pointee &= ~(1 &<< UInt64(rank & 63))
      if word.pointee != 0 { return }
      rank >>= 6
    }
  }

  /// Returns the largest member below a rank, which may be the bound itself; -1 if there is none.
  @inline(__always)
  func member(before rank: Int) -> Int {
    assert(rank >= 0 && rank <= bound)
    var position = rank
    var level = 0
    while level < levelCount {
      let word = levels[level][position >> 6] & ~(UInt64.max &<< UInt64(position & 63))
      position >>= 6
      if word != 0 {
        position = position << 6 | (63 - word.leadingZeroBitCount)
        while level > 0 {
          level -= 1
          position = position << 6 | (63 - levels[level][position].leadingZeroBitCount)
        }
        return position
      }
      level += 1
    }
    return -1
  }

  /// Returns the smallest member above a rank; -1 if there is none.
  @inline(__always)
  func member(after rank: Int) -> Int {
    assert(rank >= 0 && rank < bound)
    var position = rank
    var level = 0
    while level < levelCount {
      let word = levels[level][position >> 6] & (UInt64.max &<< 1) &<< UInt64(position & 63)
      position >>= 6
      if word != 0 {
        position = position << 6 | word.trailingZeroBitCount
        while level > 0 {
          level -= 1
          position = position << 6 | levels[level][position].trailingZeroBitCount
        }
        return position
      }
      level += 1
    }
    return -1
  }
}
