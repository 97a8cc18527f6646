// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// Which old row is which new row, as a `CollectionDifference` tells it.
///
///     old  A B C D      removed 1, 3; inserted 0 (which is 3), 2
///     new  D A + C      pairs (3, 0) (0, 1) (2, 3): rows in neither are poured in, in their order
@usableFromInline
struct DifferencePairing {
  let oldCount: Int
  let newCount: Int

  /// The offsets of removed rows, ascending.
  private let removals: [Int]

  private var pairs = OffsetPairs()
  private var updates = OffsetPairs()
  private var untouched = OffsetPairs()

  /// How far rows that are in neither have been poured in.
  private var oldOffset = 0
  private var newOffset = 0
  private var removalIndex = 0

  /// The insertion that came last.
  private var inserted = 0

  /// - Parameter removals: The offsets of removed rows, ascending; no two are equal.
  @usableFromInline
  init(
    oldCount: Int, removals: [Int], insertionCount: Int
  ) throws(ListDiff.OffsetOutOfRange) {
    let limit = Int(Int32.max)
    require(
      0 <= oldCount && oldCount <= limit,
      "A diff takes up to \(limit) rows; the old list has \(oldCount).")
    if let last = removals.last, last >= oldCount {
      throw ListDiff.OffsetOutOfRange(isInsertion: false, offset: last, rowCount: oldCount)
    }
    self.oldCount = oldCount
    newCount = oldCount - removals.count + insertionCount
    self.removals = removals
    require(
      newCount <= limit,
      "A diff takes up to \(limit) rows; the difference leads from \(oldCount) to \(newCount).")
  }

  /// Notes the next insertion.
  @usableFromInline
  mutating func insert(at offset: Int) throws(ListDiff.OffsetOutOfRange) {
    if offset >= newCount {
      throw ListDiff.OffsetOutOfRange(isInsertion: true, offset: offset, rowCount: newCount)
    }
    pourIn(upTo: offset)
    inserted = offset
    newOffset = offset + 1
  }

  /// Notes that the insertion which came last is a removed row.
  @usableFromInline
  mutating func pairInsert(with removal: Int, isUpdate: Bool) {
    pairs.append(old: removal, new: inserted, count: 1)
    if isUpdate { updates.append(old: removal, new: inserted, count: 1) }
  }

  /// The place of a removal among all of them; `nil` where nothing is removed at the offset.
  @usableFromInline
  func indexOfRemoval(at offset: Int) -> Int? {
    var range = removals.indices
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      if removals[middle] == offset { return middle }
      range = removals[middle] < offset ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    return nil
  }

  /// Pairs rows that are neither removed nor inserted, up to a new offset.
  private mutating func pourIn(upTo newEnd: Int) {
    while newOffset < newEnd {
      while removalIndex < removals.count, removals[removalIndex] == oldOffset {
        removalIndex += 1
        oldOffset += 1
      }
      let oldEnd = removalIndex < removals.count ? removals[removalIndex] : oldCount
      let count = min(newEnd - newOffset, oldEnd - oldOffset)
      pairs.append(old: oldOffset, new: newOffset, count: count)
      untouched.append(old: oldOffset, new: newOffset, count: count)
      oldOffset += count
      newOffset += count
    }
  }

  /// All pairs, those whose contents differ, and those that are neither removed nor inserted.
  mutating func finish() -> (pairs: OffsetPairs, updates: OffsetPairs, untouched: OffsetPairs) {
    pourIn(upTo: newCount)
    return (pairs, updates, untouched)
  }
}
