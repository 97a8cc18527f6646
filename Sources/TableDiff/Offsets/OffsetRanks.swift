// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// Counts how many of some offsets lie before a given one.
protocol OffsetCounting {
  func count(before offset: Int) -> Int
}

extension OffsetCounting {
  /// Returns how many offsets lie at or behind one and before another.
  @inline(__always)
  func count(from start: Int, to end: Int) -> Int { count(before: end) - count(before: start) }
}

/// Counts offsets by a table of bits.
///
/// It holds a bit for each offset and a count for each word of bits, so with words of 64 bits the counts
/// of a million rows take less than 200 KB. They stay in the cache while rows are looked up in random order, which a
/// search of as many ranges would not.
struct OffsetRanks: OffsetCounting {
  private let words: ContiguousArray<UInt>

  /// For each word, the number of members in the words before it; at the end, the number of all.
  private var counts: ContiguousArray<Int32>

  /// Creates the ranks of the members of a set.
  ///
  /// - Complexity: O(*b* / 64), where *b* is the bound of the set.
  init(_ set: OffsetSet) {
    // The offset behind the last one has a word too.
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

  /// Returns whether ranks of as many offsets are made and read in less time than it takes to search
  /// the offsets as often.
  static func areFaster(for searchCount: Int, in count: Int, bound: Int) -> Bool {
    let steps = Int.bitWidth - count.leadingZeroBitCount
    return searchCount * steps > 2 * count + bound / UInt.bitWidth
  }

  /// The number of all offsets.
  var count: Int { Int(counts[counts.endIndex - 1]) }

  /// Returns how many offsets lie before one, which may be the bound.
  @inline(__always)
  func count(before offset: Int) -> Int {
    let bit = UInt(1) &<< UInt(offset % UInt.bitWidth)
    let word = offset / UInt.bitWidth
    return Int(counts[word]) + (words[word] & (bit &- 1)).nonzeroBitCount
  }

  /// Returns the last member at or before an offset; `nil` if it is in another word.
  @inline(__always)
  func nearMember(notAfter offset: Int) -> Int? {
    let shift = UInt.bitWidth - 1 - offset % UInt.bitWidth
    let word = words[offset / UInt.bitWidth] &<< UInt(shift)
    return word == 0 ? nil : offset - word.leadingZeroBitCount
  }

  /// Returns the first member after an offset; `nil` if it is in another word.
  @inline(__always)
  func nearMember(after offset: Int) -> Int? {
    let word = (words[offset / UInt.bitWidth] &>> UInt(offset % UInt.bitWidth)) &>> 1
    return word == 0 ? nil : offset + 1 + word.trailingZeroBitCount
  }
}
