// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// The rows that a section shares with its previous state, read in new order.
@usableFromInline
struct SharedSegments {
  /// The offset of the section after the batch; -1 for no section.
  @usableFromInline let section: Int

  private let runs: RunList<OffsetPairs.Run>
  private var index = 0

  @usableFromInline
  init() {
    section = -1
    runs = RunList()
  }

  /// - Parameters:
  ///   - section: The offset of the section after the batch.
  ///   - pairs: The shared rows, by their offsets in the section before and after.
  @usableFromInline
  init(_ section: Int, _ pairs: OffsetPairs) {
    self.section = section
    runs = pairs.runs
  }

  /// Removes the start of a segment through the first part that is not shared, and returns that
  /// part; `nil` if there is none.
  ///
  /// - Parameter rest: The rest of a segment, not before those read earlier.
  /// - Complexity: O(1) on average, for segments in order.
  @usableFromInline
  mutating func removeUnshared(from rest: inout RowSegments.Segment) -> RowSegments.Segment? {
    while rest.count > 0 {
      while index < runs.count, runs[index].newRange.upperBound <= rest.newRow { index += 1 }
      if index == runs.count { return rest.removeFirst(rest.count) }
      let run = runs[index]
      if Int(run.new) > rest.newRow {
        return rest.removeFirst(min(rest.count, Int(run.new) - rest.newRow))
      }
      let part = rest.removeFirst(min(rest.count, run.newRange.upperBound - rest.newRow))
      if Int(run.old) - Int(run.new) != part.oldRow - part.newRow { return part }
    }
    return nil
  }
}

extension RowSegments.Segment {
  /// Removes and returns rows from the start.
  fileprivate mutating func removeFirst(_ cut: Int) -> RowSegments.Segment {
    var first = self
    first.count = cut
    oldRow += cut
    newRow += cut
    count -= cut
    return first
  }
}
