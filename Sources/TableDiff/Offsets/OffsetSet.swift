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
  package mutating func insert(_ range: Range<Int>) { update(range) { $0 |= $1 } }

  /// Inserts an offset.
  @inline(__always)
  package mutating func insert(_ offset: Int) {
    words[offset / UInt.bitWidth] |= 1 << UInt(offset % UInt.bitWidth)
  }

  /// Removes every offset of a range.
  ///
  /// - Complexity: O(1 + *n* / 64), where *n* is the length of the range.
  package mutating func remove(_ range: Range<Int>) { update(range) { $0 &= ~$1 } }

  /// Calls a closure with each word of a range, and the bits of the range in it.
  @inline(__always)
  private mutating func update(_ range: Range<Int>, _ change: (inout UInt, _ bits: UInt) -> Void) {
    if range.isEmpty { return }
    let end = range.upperBound - 1
    let (first, last) = (range.lowerBound / UInt.bitWidth, end / UInt.bitWidth)
    let head = UInt.max << UInt(range.lowerBound % UInt.bitWidth)
    let tail = UInt.max >> UInt(UInt.bitWidth - 1 - end % UInt.bitWidth)
    if first == last {
      change(&words[first], head & tail)
      return
    }
    change(&words[first], head)
    for word in first + 1..<last { change(&words[word], .max) }
    change(&words[last], tail)
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
  package func gaps() -> OffsetRanges { ranges(flip: .max) }

  /// Returns the offsets in the set.
  package func members() -> OffsetRanges { ranges(flip: 0) }

  private func ranges(flip: UInt) -> OffsetRanges {
    var ranges = OffsetRanges()
    var start = first(from: 0, below: bound, flip: flip)
    while start < bound {
      let end = first(from: start, below: bound, flip: ~flip)
      ranges.append(start..<end)
      start = first(from: end, below: bound, flip: flip)
    }
    return ranges
  }

  /// Returns the number of offsets in both this set and another one with the same bound.
  func commonCount(with other: OffsetSet) -> Int {
    zip(words, other.words).reduce(0) { $0 + ($1.0 & $1.1).nonzeroBitCount }
  }
}
