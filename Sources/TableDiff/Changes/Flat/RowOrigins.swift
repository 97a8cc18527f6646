// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// The origin of each row of the new list, as runs in new order.
///
/// This is the fill rule: inserted and moved rows have their final offsets; staying rows fill the
/// remaining offsets in order.
///
///     old  A B C D E        deletes [1], moves [4 -> 0], inserts [3]
///     new  E A C + D        runs: (0, from 4) (1, from 0) (2, from 2) (3, inserted) (4, from 3)
package struct RowOrigins: Sequence, IteratorProtocol {
  package struct Run: Equatable {
    /// The new offsets.
    package var new: Range<Int>

    /// The old offset of the first row; `nil` if the rows are inserted.
    package var old: Int?

    /// Whether the rows move.
    package var isMoved: Bool
  }

  private let diff: ListDiff
  private let removed: OffsetSet
  private var newOffset = 0
  private var oldOffset = 0
  /// The end of the stretch of staying old rows that contains `oldOffset`.
  private var oldEnd = 0
  private var insertIndex = 0
  private var moveIndex = 0

  package init(_ diff: ListDiff) {
    self.diff = diff
    var removed = OffsetSet(bound: diff.oldCount)
    for run in diff.deleted.runs { removed.insert(run.range) }
    for run in diff.moved.runs { removed.insert(run.oldRange) }
    self.removed = removed
  }

  package mutating func next() -> Run? {
    if newOffset == diff.newCount { return nil }
    var end = diff.newCount
    if insertIndex < diff.inserted.runs.count {
      let inserted = diff.inserted.runs[insertIndex].range
      if inserted.lowerBound == newOffset {
        insertIndex += 1
        newOffset = inserted.upperBound
        return Run(new: inserted, old: nil, isMoved: false)
      }
      end = inserted.lowerBound
    }
    if moveIndex < diff.moved.runs.count {
      let moved = diff.moved.runs[moveIndex]
      if Int(moved.new) == newOffset {
        moveIndex += 1
        newOffset = moved.newRange.upperBound
        return Run(new: moved.newRange, old: Int(moved.old), isMoved: true)
      }
      end = Swift.min(end, Int(moved.new))
    }
    if oldOffset == oldEnd {
      oldOffset = removed.firstGap(from: oldOffset)
      oldEnd = removed.firstMember(from: oldOffset)
    }
    let run = Run(
      new: newOffset..<Swift.min(end, newOffset + oldEnd - oldOffset), old: oldOffset,
      isMoved: false)
    newOffset = run.new.upperBound
    oldOffset += run.new.count
    return run
  }
}
