// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// Builds pairs from many runs, ascending by the new offset.
///
/// Faster than `OffsetPairs.append`, which is also used for single runs.
struct PairBuilder {
  private var runs: ContiguousArray<OffsetPairs.Run> = []
  private var last = OffsetPairs.Run(old: 0, new: 0, count: 0)
  private var count = 0

  /// - Parameter capacity: The maximum number of runs.
  init(capacity: Int) { runs.reserveCapacity(capacity) }

  /// Appends a run; extends the last one if it continues that one.
  @inline(__always)
  mutating func append(old: Int32, new: Int32, count added: Int32) {
    count &+= Int(added)
    if last.new &+ last.count == new, last.old &+ last.count == old {
      last.count &+= added
    } else {
      if last.count > 0 { runs.append(last) }
      last = OffsetPairs.Run(old: old, new: new, count: added)
    }
  }

  /// Returns the pairs.
  consuming func finish() -> OffsetPairs {
    if last.count > 0 { runs.append(last) }
    return OffsetPairs(runs, count: count)
  }
}
