// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// Offsets of one snapshot, kept as ascending, disjoint ranges that do not touch.
///
/// Eight bytes a range, however many offsets it spans: 80,000 rows inserted into an empty list are
/// one range. Two values of the same offsets are always stored alike, so `==` compares offsets.
package struct OffsetRanges: Sendable, Hashable {
  package struct Run: Sendable, Hashable {
    package var start: Int32
    package var count: Int32

    package var range: Range<Int> { Int(start)..<Int(start) + Int(count) }
  }

  package private(set) var runs: ContiguousArray<Run> = []

  /// How many offsets all the ranges hold together.
  package private(set) var count = 0

  package init() {}

  package var isEmpty: Bool { count == 0 }

  package var ranges: [Range<Int>] { runs.map(\.range) }

  /// Every offset, one by one.
  ///
  /// - Complexity: O(`count`)
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
    if range.isEmpty { return }
    count += range.count
    let last = runs.endIndex - 1
    if last >= 0, runs[last].range.upperBound == range.lowerBound {
      runs[last].count += Int32(range.count)
    } else {
      runs.append(Run(start: Int32(range.lowerBound), count: Int32(range.count)))
    }
  }
}
