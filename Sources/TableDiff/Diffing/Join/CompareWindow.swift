// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// Hands out the tasks of comparing pairs of rows, a window at a time.
///
/// The addresses of a window's rows are looked up at once, so that the loop which compares them does
/// nothing else.
final class CompareWindow {
  /// What the creator knows a pair by.
  typealias Name = (ordinal: Int, offset: Int)

  /// The number of pairs a window has at most: its memory fits the first-level cache.
  private static let capacity = 1_024

  /// The number of rows a window is filled from at most.
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

  /// Empties the window.
  func clear() {
    count = 0
    start = 0
  }

  /// Whether there is room for another pair.
  @inline(__always)
  var hasRoom: Bool { count < Self.capacity }

  /// Appends a pair to the window.
  @inline(__always)
  func append(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer, ordinal: Int, offset: Int) {
    (pairs + count).initialize(to: RowRequest.Pair(old: old, new: new))
    (names + count).initialize(
      to: (Int32(truncatingIfNeeded: ordinal), Int32(truncatingIfNeeded: offset)))
    count &+= 1
  }

  /// Returns the next task.
  ///
  /// - Parameter fill: Appends pairs to the empty window; returns the number of rows that it read, 0
  ///   at the end of all.
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
    return .task(
      RowRequest(
        count: count - start, pairs: pairs + start, comparesIDs: comparesIDs,
        comparesContents: comparesContents))
  }

  /// Ends a task.
  ///
  /// - Parameter index: The first pair of the task that differs; its count if none does.
  /// - Returns: The pair that differs.
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

  /// The number of offsets before.
  private(set) var ordinal = 0

  /// Skips as many offsets, or the rest of the current run if that is less.
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

  /// Calls a closure with the ordinals and the offsets from here on, as long as it returns `true`.
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
