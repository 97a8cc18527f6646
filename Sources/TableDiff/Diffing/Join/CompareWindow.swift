// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// Splits the comparison of row pairs into requests, one window of pairs at a time.
///
/// The addresses of a window's rows are looked up in advance, so the comparing loop does nothing
/// else.
final class CompareWindow {
  /// The creator's name for a pair.
  typealias Name = (ordinal: Int, offset: Int)

  /// The maximum number of pairs in a window, chosen to fit the first-level cache.
  private static let capacity = 1_024

  /// The maximum number of rows that a window is filled from.
  static let rowLimit = 16_384

  private let comparesIDs: Bool
  private let comparesContents: Bool
  private let pairs: UnsafeMutablePointer<RowRequest.Pair>
  private let names: UnsafeMutablePointer<(ordinal: Int32, offset: Int32)>
  private var count = 0

  /// The first pair that is not compared yet.
  private var start = 0

  init(comparesIDs: Bool, comparesContents: Bool) {
    self.comparesIDs = comparesIDs
    self.comparesContents = comparesContents
    pairs = .allocate(capacity: Self.capacity)
    names = .allocate(capacity: Self.capacity)
  }

  deinit {
    pairs.deallocate()
    names.deallocate()
  }

  func clear() {
    count = 0
    start = 0
  }

  @inline(__always)
  var hasRoom: Bool { count < Self.capacity }

  @inline(__always)
  func append(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer, ordinal: Int, offset: Int) {
    (pairs + count).initialize(to: RowRequest.Pair(old: old, new: new))
    (names + count).initialize(
      to: (Int32(truncatingIfNeeded: ordinal), Int32(truncatingIfNeeded: offset)))
    count &+= 1
  }

  /// Returns the next request.
  ///
  /// - Parameter fill: Appends pairs to the empty window; returns the number of rows that it read,
  ///   or 0 at the end.
  func next(
    _ stop: _StopPoll?, fill: () -> Int
  ) throws(_Stopped) -> JoinPhases.Step {
    while start == count {
      clear()
      let readCount = fill()
      if readCount == 0 { return .done }
      // One row of a pair is read at random.
      try stop?.check(after: readCount + 3 * count)
    }
    return .request(
      RowRequest(
        count: count - start, pairs: pairs + start, comparesIDs: comparesIDs,
        comparesContents: comparesContents))
  }

  /// Ends a request, and returns the pair that differs.
  ///
  /// - Parameter index: The index of that pair in the request; its count if no pair differs.
  func end(differentAt index: Int) -> (pair: RowRequest.Pair, name: Name)? {
    let different = start + index
    start = min(count, different + 1)
    if different >= count { return nil }
    let name = names[different]
    return (pairs[different], (ordinal: Int(name.ordinal), offset: Int(name.offset)))
  }
}

/// A position in a set of offsets.
struct OffsetCursor {
  private var runIndex = 0
  private var skipped = 0

  /// The number of offsets before this position.
  private(set) var ordinal = 0

  /// Skips up to `count` offsets of the current run.
  mutating func skip(_ count: Int, _ ranges: OffsetRanges) {
    let restCount = ranges.runs[runIndex].range.count - skipped
    if count < restCount {
      skipped += count
      ordinal += count
    } else {
      skipped = 0
      ordinal += restCount
      runIndex += 1
    }
  }

  /// Calls a closure with the following ordinals and offsets while it returns `true`.
  @inline(__always)
  mutating func read(
    _ ranges: OffsetRanges, atMost limit: Int,
    _ body: (_ ordinal: Int, _ offset: Int) -> Bool
  ) {
    let end = ordinal &+ limit
    var isContinued = true
    while isContinued, ordinal < end, runIndex < ranges.runs.count {
      let rest = ranges.runs[runIndex].range.dropFirst(skipped)
      let limit = min(rest.count, end &- ordinal)
      var count = 0
      while isContinued, count < limit {
        isContinued = body(ordinal &+ count, rest.lowerBound &+ count)
        count &+= 1
      }
      skip(count, ranges)
    }
  }
}
