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
struct LCSColumns {
  let count: Int
  private let first: UnsafeMutablePointer<Int32>
  private let step: Int

  /// Creates columns from the first token and the step to the next.
  init(_ first: UnsafeMutablePointer<Int32>, step: Int, count: Int) {
    self.first = first
    self.step = step
    self.count = count
  }

  /// Creates columns from a range of positions of a side.
  init(_ positions: Range<Int>, of side: borrowing LCSSide, isBackward: Bool) {
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

/// The lengths of the common prefix and suffix of two token sequences, which do not overlap.
struct CommonEnds {
  let prefix: Int
  let suffix: Int

  /// Compares the tokens at ranges of positions.
  init(
    _ old: UnsafePointer<Int32>, _ oldPositions: Range<Int>, _ new: UnsafePointer<Int32>,
    _ newPositions: Range<Int>, _ stop: _StopPoll?
  ) throws(_Stopped) {
    let shorter = min(oldPositions.count, newPositions.count)
    prefix = try Self.count(
      from: old + oldPositions.lowerBound, new + newPositions.lowerBound, step: 1,
      atMost: shorter, stop)
    suffix = try Self.count(
      from: old + oldPositions.upperBound - 1, new + newPositions.upperBound - 1, step: -1,
      atMost: shorter - prefix, stop)
  }

  @inline(__always)
  private static func count(
    from old: UnsafePointer<Int32>, _ new: UnsafePointer<Int32>, step: Int, atMost limit: Int,
    _ stop: _StopPoll?
  ) throws(_Stopped) -> Int {
    for block in StopBlocks(of: 0..<limit) {
      var count = block.lowerBound
      while count < block.upperBound, old[count &* step] == new[count &* step] { count &+= 1 }
      try stop?.check(after: count &- block.lowerBound)
      if count < block.upperBound { return count }
    }
    return limit
  }
}
