// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// A set of ranks that finds the member before or after a rank in a few steps.
///
/// Bits in levels: a bit of a level says whether the 64 bits below it hold any. A million ranks take four
/// levels, nearly all of it in the lowest one.
struct RankBitmap {
  private var words: ContiguousArray<UInt>
  /// Where each level begins in `words`, the lowest one first.
  private let levelStarts: ContiguousArray<Int>

  /// An empty set that may hold the ranks below `bound`.
  init(bound: Int) {
    var starts: ContiguousArray<Int> = []
    var total = 0
    var size = max(bound, 1)
    repeat {
      starts.append(total)
      size = (size + 63) / 64
      total += size
    } while size > 1
    levelStarts = starts
    words = ContiguousArray(repeating: 0, count: total)
  }

  mutating func insert(_ rank: Int) {
    var rank = rank
    for start in levelStarts {
      let index = start + rank >> 6
      let isKnownAbove = words[index] != 0
      words[index] |= 1 << UInt(rank & 63)
      if isKnownAbove { return }
      rank >>= 6
    }
  }

  mutating func remove(_ rank: Int) {
    var rank = rank
    for start in levelStarts {
      let index = start + rank >> 6
      words[index] &= ~(1 << UInt(rank & 63))
      if words[index] != 0 { return }
      rank >>= 6
    }
  }

  /// The largest member below a rank; -1 where there is none.
  func member(before rank: Int) -> Int {
    var position = rank
    for level in levelStarts.indices {
      let below = words[levelStarts[level] + position >> 6] & ~(UInt.max << UInt(position & 63))
      position >>= 6
      if below != 0 {
        var found = position << 6 | (63 - below.leadingZeroBitCount)
        for lower in (0..<level).reversed() {
          let word = words[levelStarts[lower] + found]
          found = found << 6 | (63 - word.leadingZeroBitCount)
        }
        return found
      }
    }
    return -1
  }

  /// The smallest member above a rank; -1 where there is none.
  func member(after rank: Int) -> Int {
    var position = rank
    for level in levelStarts.indices {
      let above = words[levelStarts[level] + position >> 6] & (UInt.max << 1) << UInt(position & 63)
      position >>= 6
      if above != 0 {
        var found = position << 6 | above.trailingZeroBitCount
        for lower in (0..<level).reversed() {
          let word = words[levelStarts[lower] + found]
          found = found << 6 | word.trailingZeroBitCount
        }
        return found
      }
    }
    return -1
  }
}
