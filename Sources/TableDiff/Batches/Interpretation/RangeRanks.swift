// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// Counts offsets by searching their ranges.
///
/// `OffsetRanks` is faster to read, but takes time and memory for all offsets to build.
struct RangeRanks: OffsetCounting {
  private let runs: RunList<OffsetRanges.Run>
  private var counts: ContiguousArray<Int> = [0]

  init(_ offsets: OffsetRanges) {
    runs = offsets.runs
    counts.reserveCapacity(runs.count + 1)
    for run in runs { counts.append(counts[counts.endIndex - 1] + Int(run.count)) }
  }

  /// Returns the number of members before an offset.
  ///
  /// - Complexity: O(log *r*), where *r* is the number of ranges.
  func count(before offset: Int) -> Int {
    let index = runs.partitioningIndex { Int($0.start) >= offset }
    if index == 0 { return 0 }
    return counts[index - 1] + min(Int(runs[index - 1].count), offset - Int(runs[index - 1].start))
  }

  /// Returns the member with a number of members before it.
  ///
  /// - Precondition: There are more than `rank` offsets.
  /// - Complexity: O(log *r*), where *r* is the number of ranges.
  func offset(at rank: Int) -> Int {
    let index = counts.partitioningIndex { $0 > rank } - 1
    return Int(runs[index].start) + rank - counts[index]
  }
}
