// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// Counts the members of a set of offsets before an offset.
protocol OffsetCounting {
  func count(before offset: Int) -> Int
}

extension OffsetCounting {
  /// Returns the number of members from one offset to before another.
  @inline(__always)
  func count(from start: Int, to end: Int) -> Int { count(before: end) - count(before: start) }
}

/// Counts offsets by a bitmap.
///
/// The bitmap has a bit for each offset and a count for each word. With words of 64 bits, a million
/// rows take less than 200 KB, which stay in the cache under random look-ups, unlike a binary
/// search of as many ranges.
struct OffsetRanks: OffsetCounting {
  private let words: ContiguousArray<UInt>

  /// For each word, the number of members in earlier words, followed by the total.
  private var counts: ContiguousArray<Int32>

  private init(_ set: OffsetSet) {
    // The end offset needs a word too.
    words = set.bits + [0]
    counts = []
    counts.reserveCapacity(words.count + 1)
    var count: Int32 = 0
    for word in words {
      counts.append(count)
      count &+= Int32(truncatingIfNeeded: word.nonzeroBitCount)
    }
    counts.append(count)
  }

  /// Creates the ranks of the offsets in ranges below a bound.
  init(_ ranges: OffsetRanges, bound: Int) {
    var set = OffsetSet(bound: bound)
    for run in ranges.runs { set.insert(run.range) }
    self.init(set)
  }

  /// Creates the ranks of distinct offsets below a bound.
  init(_ offsets: some Sequence<Int32>, bound: Int) {
    var set = OffsetSet(bound: bound)
    for offset in offsets { set.insert(Int(offset)) }
    self.init(set)
  }

  /// Returns whether building ranks and reading them `searchCount` times is faster than as many
  /// binary searches.
  static func areFaster(for searchCount: Int, in count: Int, bound: Int) -> Bool {
    let steps = Int.bitWidth - count.leadingZeroBitCount
    return searchCount * steps > 2 * count + bound / UInt.bitWidth
  }

  /// Returns the number of members before an offset, which may be the bound.
  @inline(__always)
  func count(before offset: Int) -> Int {
    let bit = UInt(1) &<< UInt(offset % UInt.bitWidth)
    let word = offset / UInt.bitWidth
    return Int(counts[word]) + (words[word] & (bit &- 1)).nonzeroBitCount
  }
}
