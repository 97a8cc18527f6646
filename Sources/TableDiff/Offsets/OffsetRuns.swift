// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// How the offsets of two lists change, as runs in the order of the walked list, either old or new.
///
/// In new order, deleted offsets come before the staying run that follows them in the old list, or
/// at the end. In old order, the same holds for inserted offsets.
///
/// Only moved offsets take memory.
package struct OffsetRuns: Sequence, IteratorProtocol {
  /// Consecutive offsets with the same change, in 13 bytes.
  package struct Run: Sendable, Equatable {
    /// The first offset in each list; -1 in a list without these offsets.
    var old: Int32
    var new: Int32
    var count: Int32

    /// Whether the offsets are in both lists and do not stay.
    package let isMoved: Bool

    /// Whether the offsets are in both lists and not moved.
    var stays: Bool { old >= 0 && new >= 0 && !isMoved }

    package var oldRange: Range<Int>? { range(from: old) }
    package var newRange: Range<Int>? { range(from: new) }

    private func range(from start: Int32) -> Range<Int>? {
      start < 0 ? nil : Int(start)..<Int(start) + Int(count)
    }
  }

  /// Runs with access to the first one left.
  private struct Cursor<Element: Sendable & Equatable> {
    let runs: RunList<Element>

    /// The value past the last run.
    let end: Element

    var index = 0
    var first: Element

    init(_ runs: RunList<Element>, end: Element) {
      (self.runs, self.end) = (runs, end)
      first = runs.first ?? end
    }

    mutating func removeFirst() -> Element {
      index += 1
      defer { first = index < runs.count ? runs[index] : end }
      return first
    }
  }

  /// The offsets only in the walked list, and those only in the other list.
  private var arriving: Cursor<OffsetRanges.Run>
  private var leaving: Cursor<OffsetRanges.Run>

  /// The moved pairs, with new offsets in the walked list, and their offsets in the other list.
  private var moved: Cursor<OffsetPairs.Run>
  private var movedAway: Cursor<OffsetRanges.Run>

  /// The number of offsets in the walked list.
  private let count: Int32

  private let isInOldOrder: Bool

  private var offset: Int32 = 0
  private var otherOffset: Int32 = 0

  /// Creates the runs in new order.
  ///
  /// - Complexity: O(*m*), where *m* is the number of runs of moved offsets, as for
  ///   `OffsetSetBuilder`.
  package init(
    oldCount: Int, newCount: Int, deleted: OffsetRanges, inserted: OffsetRanges, moved: OffsetPairs
  ) {
    self.init(
      arriving: inserted, leaving: deleted, moved: moved,
      movedAway: moved.oldRanges(below: oldCount), count: newCount, otherCount: oldCount,
      isInOldOrder: false)
  }

  /// Creates the runs in old order.
  ///
  /// - Complexity: That of `OffsetPairs.inverse`.
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
    let (end, otherEnd) = (
      OffsetRanges.Run(count..<count), OffsetRanges.Run(otherCount..<otherCount)
    )
    self.arriving = Cursor(arriving.runs, end: end)
    self.leaving = Cursor(leaving.runs, end: otherEnd)
    self.moved = Cursor(moved.runs, end: OffsetPairs.Run(old: otherCount, new: count, count: 0))
    self.movedAway = Cursor(movedAway.runs, end: otherEnd)
    self.count = end.start
    self.isInOldOrder = isInOldOrder
  }

  package mutating func next() -> Run? {
    if offset < count {
      if arriving.first.start == offset {
        let run = arriving.removeFirst()
        offset += run.count
        return self.run(run.start, other: -1, run.count)
      }
      if moved.first.new == offset {
        let run = moved.removeFirst()
        offset += run.count
        return self.run(run.new, other: run.old, run.count, isMoved: true)
      }
    }
    // The walked list stays here or ends: first come the offsets left before it in the other list.
    while movedAway.first.count > 0, movedAway.first.start == otherOffset {
      otherOffset += movedAway.removeFirst().count
    }
    if leaving.first.count > 0, leaving.first.start == otherOffset {
      let run = leaving.removeFirst()
      otherOffset += run.count
      return self.run(-1, other: run.start, run.count)
    }
    if offset == count { return nil }
    let length = Swift.min(
      Swift.min(leaving.first.start, movedAway.first.start) - otherOffset,
      Swift.min(arriving.first.start, moved.first.new) - offset)
    defer { (offset, otherOffset) = (offset + length, otherOffset + length) }
    return run(offset, other: otherOffset, length)
  }

  private func run(_ own: Int32, other: Int32, _ count: Int32, isMoved: Bool = false) -> Run {
    isInOldOrder
      ? Run(old: own, new: other, count: count, isMoved: isMoved)
      : Run(old: other, new: own, count: count, isMoved: isMoved)
  }
}
