// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// The gaps between the offsets of a set, within a range.
///
/// Memory does not depend on the bound, unlike that of ``OffsetSet``, which finds gaps by a bit for
/// each offset.
struct OffsetGaps {
  private let runs: RunList<OffsetRanges.Run>
  private let end: Int
  private var index: Int

  /// The current gap; empty after the last one.
  private(set) var gap: Range<Int>

  /// - Complexity: O(log *r*), where *r* is the number of ranges in the set.
  init(of ranges: OffsetRanges, in bounds: Range<Int>) {
    runs = ranges.runs
    end = bounds.upperBound
    index = runs.partitioningIndex { $0.range.upperBound > bounds.lowerBound }
    gap = bounds.lowerBound..<bounds.lowerBound
    advance()
  }

  /// Removes offsets from the start of the gap, and advances to the next gap if none are left.
  mutating func removeFirst(_ count: Int) {
    gap = gap.lowerBound + count..<gap.upperBound
    if gap.isEmpty { advance() }
  }

  private mutating func advance() {
    var start = gap.upperBound
    while index < runs.count, Int(runs[index].start) <= start {
      start = runs[index].range.upperBound
      index += 1
    }
    let stop = index < runs.count ? min(end, Int(runs[index].start)) : end
    gap = min(start, stop)..<stop
  }
}

extension OffsetPairs {
  /// Appends pairs of the offsets outside two sets, in order.
  ///
  /// - Parameters:
  ///   - removed: The old offsets to omit.
  ///   - oldRange: A range of old offsets.
  ///   - taken: The new offsets to omit.
  ///   - newRange: A range of new offsets, after those of all pairs.
  /// - Returns: Whether equally many old and new offsets are left.
  mutating func append(
    gapsOf removed: OffsetRanges, in oldRange: Range<Int>, filling taken: OffsetRanges,
    in newRange: Range<Int>
  ) -> Bool {
    var old = OffsetGaps(of: removed, in: oldRange), new = OffsetGaps(of: taken, in: newRange)
    while !old.gap.isEmpty, !new.gap.isEmpty {
      let count = min(old.gap.count, new.gap.count)
      append(old: old.gap.lowerBound, new: new.gap.lowerBound, count: count)
      old.removeFirst(count)
      new.removeFirst(count)
    }
    return old.gap.isEmpty && new.gap.isEmpty
  }
}
