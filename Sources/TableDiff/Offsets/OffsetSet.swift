// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// A set of offsets below a bound, with one bit for each.
@usableFromInline
package struct OffsetSet {
  private var words: ContiguousArray<UInt>
  private let bound: Int

  var bits: ContiguousArray<UInt> { words }

  /// Creates an empty set of offsets below `bound`.
  package init(bound: Int) {
    self.bound = bound
    words = ContiguousArray(repeating: 0, count: (bound + UInt.bitWidth - 1) / UInt.bitWidth)
  }

  /// Inserts every offset of a range.
  ///
  /// - Complexity: O(1 + *n* / 64), where *n* is the length of the range.
  package mutating func insert(_ range: Range<Int>) {
    if range.isEmpty { return }
    let (first, last, head, tail) = Self.words(of: range)
    if first == last {
      words[first] |= head & tail
      return
    }
    words[first] |= head
    for word in first + 1..<last { words[word] = .max }
    words[last] |= tail
  }

  /// Inserts an offset.
  @inline(__always)
  package mutating func insert(_ offset: Int) {
    words[offset / UInt.bitWidth] |= 1 << UInt(offset % UInt.bitWidth)
  }

  /// Removes every offset of a range.
  ///
  /// - Complexity: O(1 + *n* / 64), where *n* is the length of the range.
  package mutating func remove(_ range: Range<Int>) {
    if range.isEmpty { return }
    let (first, last, head, tail) = Self.words(of: range)
    if first == last {
      words[first] &= ~(head & tail)
      return
    }
    words[first] &= ~head
    for word in first + 1..<last { words[word] = 0 }
    words[last] &= ~tail
  }

  /// Returns the first and the last word of a nonempty range, and the bits of the range in each.
  @inline(__always)
  private static func words(
    of range: Range<Int>
  ) -> (first: Int, last: Int, head: UInt, tail: UInt) {
    let end = range.upperBound - 1
    return (
      range.lowerBound / UInt.bitWidth, end / UInt.bitWidth,
      .max << UInt(range.lowerBound % UInt.bitWidth),
      .max >> UInt(UInt.bitWidth - 1 - end % UInt.bitWidth)
    )
  }

  /// The number of offsets in the set.
  ///
  /// - Complexity: O(*b* / 64), where *b* is the bound.
  package var count: Int { words.reduce(0) { $0 + $1.nonzeroBitCount } }

  @usableFromInline
  package func contains(_ offset: Int) -> Bool {
    words[offset / UInt.bitWidth] >> UInt(offset % UInt.bitWidth) & 1 == 1
  }

  /// Returns the first offset at or after `start` in the set; the bound if there is none.
  package func firstMember(from start: Int) -> Int {
    first(from: start, below: bound, flip: 0)
  }

  /// Returns the first offset at or after `start` not in the set; the bound if there is none.
  package func firstGap(from start: Int) -> Int { first(from: start, below: bound, flip: .max) }

  /// Returns the first offset of a range that is in the set; the end of the range if there is none.
  ///
  /// - Complexity: O(1 + *n* / 64), where *n* is the length of the range.
  package func firstMember(in range: Range<Int>) -> Int {
    first(from: range.lowerBound, below: range.upperBound, flip: 0)
  }

  /// Returns the first offset of a range that is not in the set; the end of the range if there is
  /// none.
  ///
  /// - Complexity: O(1 + *n* / 64), where *n* is the length of the range.
  package func firstGap(in range: Range<Int>) -> Int {
    first(from: range.lowerBound, below: range.upperBound, flip: .max)
  }

  /// Returns the first offset in `start ..< bound` whose bit, flipped by the mask, is set.
  private func first(from start: Int, below bound: Int, flip: UInt) -> Int {
    if start >= bound { return bound }
    var index = start / UInt.bitWidth
    var word = (words[index] ^ flip) & (UInt.max << UInt(start % UInt.bitWidth))
    while word == 0 {
      index += 1
      if index * UInt.bitWidth >= bound { return bound }
      word = words[index] ^ flip
    }
    return min(bound, index * UInt.bitWidth + word.trailingZeroBitCount)
  }

  /// Returns the offsets that are not in the set.
  package func gaps() -> OffsetRanges {
    var gaps = OffsetRanges()
    var start = firstGap(from: 0)
    while start < bound {
      let end = firstMember(from: start)
      gaps.append(start..<end)
      start = firstGap(from: end)
    }
    return gaps
  }

  /// Returns the offsets in the set.
  package func members() -> OffsetRanges {
    var members = OffsetRanges()
    var start = firstMember(from: 0)
    while start < bound {
      let end = firstGap(from: start)
      members.append(start..<end)
      start = firstMember(from: end)
    }
    return members
  }
}

extension OffsetSet {
  /// Returns the number of offsets in both this set and another one.
  ///
  /// - Complexity: O(*c* + *b* / 64), where *c* is the number of this set's stretches and *b* the
  ///   bound.
  func commonCount(with other: OffsetSet, below bound: Int) -> Int {
    var count = 0
    var start = firstMember(from: 0)
    while start < bound {
      let end = min(bound, firstGap(from: start))
      for offset in start..<end where other.contains(offset) { count += 1 }
      start = firstMember(from: end)
    }
    return count
  }
}
