// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// A subproblem, or box: a range of old positions and a range of new positions.
struct Subproblem {
  var oldStart: Int
  var oldEnd: Int
  var newStart: Int
  var newEnd: Int

  var oldCount: Int { oldEnd - oldStart }
  var newCount: Int { newEnd - newStart }
  var rowCount: Int { oldCount + newCount }
  var oldPositions: Range<Int> { oldStart..<oldEnd }
  var newPositions: Range<Int> { newStart..<newEnd }
  var isEmpty: Bool { oldStart == oldEnd || newStart == newEnd }
}

/// The tokens of one side of a box, read forward or backward.
package struct LCSColumns {
  let count: Int
  private let first: UnsafeMutablePointer<Int32>
  private let step: Int

  /// Creates columns from the first token and the step to the next.
  package init(_ first: UnsafeMutablePointer<Int32>, step: Int, count: Int) {
    self.first = first
    self.step = step
    self.count = count
  }

  /// Creates columns from a range of positions of a side.
  init(_ positions: Range<Int>, of side: LCSSide, isBackward: Bool) {
    self.init(
      side.tokens + (isBackward ? positions.upperBound - 1 : positions.lowerBound),
      step: isBackward ? -1 : 1, count: positions.count)
  }

  subscript(index: Int) -> Int32 { first[index &* step] }

  /// Returns the indices of a word of 64 rows.
  @inline(__always)
  func word(_ word: Int) -> Range<Int> {
    let start = word &* LCSTile.rowsPerWord
    return start..<min(count, start &+ LCSTile.rowsPerWord)
  }
}

/// The lengths of common prefixes and suffixes of two token sequences, counted in blocks.
enum CommonRows {
  /// Returns the length of the common prefix that starts at two pointers.
  @inline(__always)
  static func prefixLength(
    from old: UnsafePointer<Int32>, _ new: UnsafePointer<Int32>, atMost limit: Int,
    _ meter: inout WorkMeter
  ) -> Int {
    var count = 0
    while count < limit {
      let start = count
      let end = min(limit, start &+ _StopPoll.interval)
      while count < end, old[count] == new[count] { count &+= 1 }
      if !meter.pass(count &- start) || count < end { break }
    }
    return count
  }

  /// Returns the length of the common suffix that ends at two pointers.
  @inline(__always)
  static func suffixLength(
    before old: UnsafePointer<Int32>, _ new: UnsafePointer<Int32>, atMost limit: Int,
    _ meter: inout WorkMeter
  ) -> Int {
    var count = 0
    while count < limit {
      let start = count
      let end = min(limit, start &+ _StopPoll.interval)
      while count < end, old[-1 &- count] == new[-1 &- count] { count &+= 1 }
      if !meter.pass(count &- start) || count < end { break }
    }
    return count
  }
}
