// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// Builds pairs from many runs, ascending by the new offset, and marks some of the runs.
///
/// Faster than `OffsetPairs.append`, which is also used for single runs.
struct PairBuilder {
  private var runs: ContiguousArray<OffsetPairs.Run> = []
  private var last = OffsetPairs.Run(old: 0, new: 0, count: 0)
  private var isLastMarked = false
  private var count = 0

  /// The indices of the marked runs except the last run.
  private var marked: OffsetSet

  /// - Parameter capacity: The maximum number of runs.
  init(capacity: Int) {
    runs.reserveCapacity(capacity)
    marked = OffsetSet(bound: capacity)
  }

  /// Appends a run; extends the last one if it continues that one, and marks it if either is
  /// marked.
  @inline(__always)
  mutating func append(old: Int32, new: Int32, count added: Int32, isMarked: Bool = false) {
    count &+= Int(added)
    if last.new &+ last.count == new, last.old &+ last.count == old {
      last.count &+= added
      isLastMarked = isLastMarked || isMarked
    } else {
      appendLast()
      last = OffsetPairs.Run(old: old, new: new, count: added)
      isLastMarked = isMarked
    }
  }

  @inline(__always)
  private mutating func appendLast() {
    if last.count == 0 { return }
    if isLastMarked { marked.insert(runs.count) }
    runs.append(last)
  }

  /// Returns the pairs, and the indices of the marked runs.
  consuming func finish() -> (pairs: OffsetPairs, marked: OffsetSet) {
    appendLast()
    return (OffsetPairs(runs, count: count), marked)
  }
}
