// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// A set of offsets, stored as ascending ranges that neither overlap nor touch.
///
/// A range takes eight bytes: 80,000 rows inserted into an empty list are one range. Ranges are
/// maximal, so `==` compares offsets.
@usableFromInline
package struct OffsetRanges: Sendable, Equatable {
  @usableFromInline
  package struct Run: Sendable, Equatable {
    @usableFromInline package var start: Int32
    @usableFromInline package var count: Int32

    @export(implementation) package var range: Range<Int> { Int(start)..<Int(start) + Int(count) }

    init(_ range: Range<Int>) {
      start = Int32(truncatingIfNeeded: range.lowerBound)
      count = Int32(truncatingIfNeeded: range.count)
    }
  }

  @usableFromInline package private(set) var runs = RunList<Run>()

  /// The number of offsets in all ranges.
  @usableFromInline package private(set) var count = 0

  package init() {}

  init(_ range: Range<Int>) { append(range) }

  @export(implementation)
  package var isEmpty: Bool { count == 0 }

  @usableFromInline package var ranges: [Range<Int>] { runs.map { $0.range } }

  /// Returns the range at an index; `nil` past the last one.
  package func range(at index: Int) -> Range<Int>? {
    index < runs.count ? runs[index].range : nil
  }

  /// The offsets, ascending.
  ///
  /// - Complexity: O(`count`)
  @usableFromInline
  package var offsets: [Int] {
    var offsets: [Int] = []
    offsets.reserveCapacity(count)
    for run in runs { offsets.append(contentsOf: run.range) }
    return offsets
  }

  /// Appends a range; extends the last one if they touch.
  ///
  /// Not inlined: dozens of places call it, most of them once a run.
  ///
  /// - Precondition: `range` starts at or after the end of the last range.
  @inline(never)
  package mutating func append(_ range: Range<Int>) {
    let run = Run(range)
    if run.count == 0 { return }
    count += range.count
    let last = runs.endIndex - 1
    if last >= 0, runs[last].range.upperBound == range.lowerBound {
      runs[last].count += run.count
    } else {
      runs.append(run)
    }
  }

  /// The ordinals of the offsets, `0 ..< count`.
  @usableFromInline
  package var ordinals: OffsetRanges {
    OffsetRanges(0..<count)
  }
}

extension OffsetRanges {
  /// Returns whether an offset is in the set.
  ///
  /// - Complexity: O(log *r*), where *r* is the number of ranges.
  package func contains(_ offset: Int) -> Bool {
    let index = runs.partitioningIndex { Int($0.start) > offset } - 1
    return index >= 0 && runs[index].range.contains(offset)
  }
}
