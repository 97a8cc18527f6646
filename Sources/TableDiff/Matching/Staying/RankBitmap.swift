// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// A set of ranks that finds the member before or after a rank in a few steps.
///
/// It is a tree of bits: a bit of one level says whether a word of the level below has any bit set.
///
///     level 2  ...1.             ranks 64³ apart      A search climbs until a word has a bit on the
///     level 1  .1..1..           ranks 64² apart      wanted side, then descends along the nearest
///     level 0  1...1.1...        one bit a rank       bits. A million ranks take four levels.
///
/// Memory is held by pointer: a million searches are the larger part of a shuffled list's diff, and
/// checks of bounds and uniqueness double their time. Debug builds check ranks.
package struct RankBitmap: ~Copyable {
  private let words: UnsafeMutablePointer<UInt64>
  /// The start of each level; six levels are enough for 64⁶ ranks.
  private let levels: UnsafeMutablePointer<UnsafeMutablePointer<UInt64>>
  private let levelCount: Int
  private let bound: Int

  /// Creates an empty set of ranks below `bound`.
  package init(bound: Int) {
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
  package mutating func insert(_ rank: Int) {
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
  package mutating func remove(_ rank: Int) {
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
  package func member(before rank: Int) -> Int {
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
  package func member(after rank: Int) -> Int {
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
