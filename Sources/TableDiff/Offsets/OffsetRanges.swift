// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// Offsets of one snapshot, kept as ascending, disjoint ranges that do not touch.
///
/// Eight bytes a range, however many offsets it spans: 80,000 rows inserted into an empty list are
/// one range. Two values of the same offsets are always stored alike, so `==` compares offsets.
@usableFromInline
package struct OffsetRanges: Sendable, Hashable {
  @usableFromInline
  package struct Run: Sendable, Hashable {
    @usableFromInline package var start: Int32
    @usableFromInline package var count: Int32

    @inlinable package var range: Range<Int> { Int(start)..<Int(start) + Int(count) }
  }

  @usableFromInline package private(set) var runs = RunList<Run>()

  /// How many offsets all the ranges hold together.
  @usableFromInline package private(set) var count = 0

  package init() {}

  @inlinable
  package var isEmpty: Bool { count == 0 }

  @usableFromInline package var ranges: [Range<Int>] { runs.map { $0.range } }

  /// The range at an index; `nil` behind the last one.
  package func range(at index: Int) -> Range<Int>? {
    index < runs.count ? runs[index].range : nil
  }

  /// Every offset, one by one.
  ///
  /// - Complexity: O(`count`)
  @usableFromInline
  package var offsets: [Int] {
    var offsets: [Int] = []
    offsets.reserveCapacity(count)
    for run in runs { offsets.append(contentsOf: run.range) }
    return offsets
  }

  /// Adds a range behind all others; joins it to the last one where they touch.
  ///
  /// - Precondition: `range` starts at or after the end of the last range.
  package mutating func append(_ range: Range<Int>) {
    let added = Int32(truncatingIfNeeded: range.count)
    if added == 0 { return }
    count += range.count
    let last = runs.endIndex - 1
    if last >= 0, runs[last].range.upperBound == range.lowerBound {
      runs[last].count += added
    } else {
      runs.append(Run(start: Int32(truncatingIfNeeded: range.lowerBound), count: added))
    }
  }

  /// The places of the offsets in their sequence: 0 to below `count`.
  @usableFromInline
  package var ordinals: OffsetRanges {
    var ordinals = OffsetRanges()
    ordinals.append(0..<count)
    return ordinals
  }
}
