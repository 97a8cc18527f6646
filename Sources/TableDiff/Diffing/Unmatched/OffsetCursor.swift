// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

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
