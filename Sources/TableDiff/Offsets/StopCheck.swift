// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// Polls `shouldStop` once every 16,384 rows.
@usableFromInline
package struct StopCheck {
  /// The number of rows between two polls.
  ///
  /// They take a tenth of a millisecond when read in order, and one where each is a random read outside
  /// the caches, so polling costs nothing that can be measured.
  @export(implementation)
  package static var interval: Int { 16_384 }

  /// The number of rows left until the next poll.
  @usableFromInline package var rowsLeft = StopCheck.interval

  @export(implementation)
  package init() {}

  /// Counts rows that were read, and polls `shouldStop` when the interval is over.
  ///
  /// - Returns: Whether to stop.
  @export(implementation)
  @inline(__always)
  package mutating func stops(after rows: Int, _ shouldStop: () -> Bool) -> Bool {
    rowsLeft -= rows
    if rowsLeft > 0 { return false }
    rowsLeft = StopCheck.interval
    return shouldStop()
  }
}

/// A range in blocks, for passes that poll between two blocks.
///
/// A block is as long as the interval of a `StopCheck`.
struct Blocks: Sequence, IteratorProtocol {
  static var rowCount: Int { StopCheck.interval }

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
