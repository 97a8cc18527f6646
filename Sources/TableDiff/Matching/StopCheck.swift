// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// Counts rows down to the next question whether to stop.
@usableFromInline
package struct StopCheck {
  /// So many rows lie between two questions: some tenths of a millisecond, too rare to cost
  /// anything.
  @inlinable
  package static var interval: Int { 65_536 }

  /// How many rows may be read before the next question.
  @usableFromInline package var rowsLeft = StopCheck.interval

  @inlinable
  package init() {}

  /// Counts rows that were read, and at the end of the block asks.
  ///
  /// - Returns: Whether to stop.
  @inlinable
  @inline(__always)
  package mutating func stops(after rows: Int, _ shouldStop: () -> Bool) -> Bool {
    rowsLeft -= rows
    if rowsLeft > 0 { return false }
    rowsLeft = StopCheck.interval
    return shouldStop()
  }
}

/// A range in blocks, for passes that ask between them.
///
/// They are smaller than a `Block`: where each row is a read somewhere in memory that does not fit
/// the caches, they take a millisecond.
struct Blocks: Sequence, IteratorProtocol {
  static var rowCount: Int { 16_384 }

  private var rest: Range<Int>

  @inline(__always)
  init(of range: Range<Int>) { rest = range }

  @inline(__always)
  mutating func next() -> Range<Int>? {
    if rest.isEmpty { return nil }
    let end = Swift.min(rest.upperBound, rest.lowerBound &+ Self.rowCount)
    let block = rest.lowerBound..<end
    rest = end..<rest.upperBound
    return block
  }
}
