// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// What becomes of the offsets of two lists, as runs in the order of one of them: the list that is
/// walked.
///
/// In new order, deleted offsets stand before the staying run that follows them in the old list, or
/// at the end. In old order, inserted ones do so likewise.
///
/// It takes memory for the moved offsets alone.
package struct OffsetRuns: Sequence, IteratorProtocol {
  /// Consecutive offsets of one kind; it takes 13 bytes.
  package struct Run: Sendable, Equatable {
    /// The first offset in each list; -1 if the offsets are not there.
    var old: Int32
    var new: Int32
    var count: Int32

    /// Whether the offsets are in both lists and do not stay.
    package let isMoved: Bool

    package var oldRange: Range<Int>? { range(from: old) }
    package var newRange: Range<Int>? { range(from: new) }

    private func range(from start: Int32) -> Range<Int>? {
      start < 0 ? nil : Int(start)..<Int(start) + Int(count)
    }
  }

  /// The offsets in the list that is walked only, and those in the other one only.
  private let arriving: RunList<OffsetRanges.Run>
  private let leaving: RunList<OffsetRanges.Run>

  /// The moved pairs, whose new offsets are those of the list that is walked, and their offsets in
  /// the other list.
  private let moved: RunList<OffsetPairs.Run>
  private let movedAway: RunList<OffsetRanges.Run>

  /// The number of offsets in the list that is walked and in the other one.
  private let count: Int32
  private let otherCount: Int32

  private let isInOldOrder: Bool

  private var offset: Int32 = 0
  private var otherOffset: Int32 = 0
  private var arrivingIndex = 0
  private var leavingIndex = 0
  private var movedIndex = 0
  private var movedAwayIndex = 0

  /// Creates the runs in new order.
  ///
  /// - Complexity: O(*m*), where *m* is the number of runs of moved offsets, as `OffsetUnion` counts.
  package init(
    oldCount: Int, newCount: Int, deleted: OffsetRanges, inserted: OffsetRanges, moved: OffsetPairs
  ) {
    var movedAway = OffsetRanges()
    if !moved.isEmpty {
      var union = OffsetUnion(bound: oldCount, rangeCount: moved.runs.count)
      for run in moved.runs { union.insert(run.oldRange) }
      movedAway = union.members()
    }
    self.init(
      arriving: inserted, leaving: deleted, moved: moved, movedAway: movedAway, count: newCount,
      otherCount: oldCount, isInOldOrder: false)
  }

  /// Creates the runs in old order.
  ///
  /// - Complexity: As `OffsetPairs.inverse`.
  package init(
    inOldOrderOf oldCount: Int, newCount: Int, deleted: OffsetRanges, inserted: OffsetRanges,
    moved: OffsetPairs
  ) {
    self.init(
      arriving: deleted, leaving: inserted, moved: moved.inverse, movedAway: moved.newRanges,
      count: oldCount, otherCount: newCount, isInOldOrder: true)
  }

  private init(
    arriving: OffsetRanges, leaving: OffsetRanges, moved: OffsetPairs, movedAway: OffsetRanges,
    count: Int, otherCount: Int, isInOldOrder: Bool
  ) {
    (self.arriving, self.leaving) = (arriving.runs, leaving.runs)
    (self.moved, self.movedAway) = (moved.runs, movedAway.runs)
    self.count = Int32(truncatingIfNeeded: count)
    self.otherCount = Int32(truncatingIfNeeded: otherCount)
    self.isInOldOrder = isInOldOrder
  }

  package mutating func next() -> Run? {
    let nextArriving = arrivingIndex < arriving.count ? arriving[arrivingIndex].start : count
    let nextMoved = movedIndex < moved.count ? moved[movedIndex].new : count
    if offset < count {
      if nextArriving == offset {
        let run = arriving[arrivingIndex]
        arrivingIndex += 1
        offset += run.count
        return self.run(run.start, other: -1, run.count)
      }
      if nextMoved == offset {
        let run = moved[movedIndex]
        movedIndex += 1
        offset += run.count
        return self.run(run.new, other: run.old, run.count, isMoved: true)
      }
    }
    // The rows here stay, or there are none: now comes what is left before them in the other list.
    while true {
      if leavingIndex < leaving.count, leaving[leavingIndex].start == otherOffset {
        let run = leaving[leavingIndex]
        leavingIndex += 1
        otherOffset += run.count
        return self.run(-1, other: run.start, run.count)
      }
      if movedAwayIndex == movedAway.count || movedAway[movedAwayIndex].start != otherOffset {
        break
      }
      otherOffset += movedAway[movedAwayIndex].count
      movedAwayIndex += 1
    }
    if offset == count { return nil }
    var end = leavingIndex < leaving.count ? leaving[leavingIndex].start : otherCount
    if movedAwayIndex < movedAway.count { end = Swift.min(end, movedAway[movedAwayIndex].start) }
    let length = Swift.min(end - otherOffset, Swift.min(nextArriving, nextMoved) - offset)
    defer { (offset, otherOffset) = (offset + length, otherOffset + length) }
    return run(offset, other: otherOffset, length)
  }

  private func run(_ own: Int32, other: Int32, _ count: Int32, isMoved: Bool = false) -> Run {
    isInOldOrder
      ? Run(old: own, new: other, count: count, isMoved: isMoved)
      : Run(old: other, new: own, count: count, isMoved: isMoved)
  }
}
