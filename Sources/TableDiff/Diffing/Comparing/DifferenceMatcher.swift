// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// The pairs of old and new rows that a `CollectionDifference` implies.
///
///     old  A B C D      removed 1, 3; inserted 0 (paired with 3), 2
///     new  D A + C      pairs (3, 0) (0, 1) (2, 3): all other rows fill the remaining offsets in order
@usableFromInline
struct DifferenceMatcher {
  let oldCount: Int
  let newCount: Int

  /// The old offsets of the removed rows, ascending.
  private let removals: [Int]

  private var pairs = OffsetPairs()
  private var updates = OffsetPairs()

  /// The offsets of the next row that is neither removed nor inserted.
  private var oldOffset = 0
  private var newOffset = 0
  private var removalIndex = 0

  /// The offset of the last insertion.
  private var inserted = 0

  /// - Parameter removals: The old offsets of the removed rows, strictly ascending.
  @usableFromInline
  init(
    oldCount: Int, removals: [Int], insertionCount: Int
  ) throws(InvalidDiff) {
    let limit = Int(Int32.max)
    require(
      0 <= oldCount && oldCount <= limit,
      "A diff takes up to \(limit) rows; the old list has \(oldCount).")
    if let last = removals.last, last >= oldCount {
      throw InvalidDiff(
        isInNewList: false, offset: last,
        "remove at offset \(last) of \(ListDiff.counted(oldCount, "old row"))")
    }
    self.oldCount = oldCount
    newCount = oldCount - removals.count + insertionCount
    self.removals = removals
    require(
      newCount <= limit,
      "A diff takes up to \(limit) rows; the difference leads from \(oldCount) to \(newCount).")
  }

  /// Appends the next insertion.
  @usableFromInline
  mutating func insert(at offset: Int) throws(InvalidDiff) {
    if offset >= newCount {
      throw InvalidDiff(
        isInNewList: true, offset: offset,
        "insert at offset \(offset) of \(ListDiff.counted(newCount, "new row"))")
    }
    pairUntouched(upTo: offset)
    inserted = offset
    newOffset = offset + 1
  }

  /// Pairs the last insertion with a removal.
  @usableFromInline
  mutating func pairInsert(with removal: Int, isUpdate: Bool) {
    pairs.append(old: removal, new: inserted, count: 1)
    if isUpdate { updates.append(old: removal, new: inserted, count: 1) }
  }

  /// Returns the index of a removal; `nil` if no row at the offset is removed.
  @usableFromInline
  func indexOfRemoval(at offset: Int) -> Int? {
    let index = removals.partitioningIndex { $0 >= offset }
    return index < removals.count && removals[index] == offset ? index : nil
  }

  /// Pairs rows that are neither removed nor inserted, up to a new offset.
  private mutating func pairUntouched(upTo newEnd: Int) {
    while newOffset < newEnd {
      while removalIndex < removals.count, removals[removalIndex] == oldOffset {
        removalIndex += 1
        oldOffset += 1
      }
      let oldEnd = removalIndex < removals.count ? removals[removalIndex] : oldCount
      let count = min(newEnd - newOffset, oldEnd - oldOffset)
      pairs.append(old: oldOffset, new: newOffset, count: count)
      oldOffset += count
      newOffset += count
    }
  }

  /// Returns all pairs, and the updates among them.
  mutating func finish() -> (pairs: OffsetPairs, updates: OffsetPairs) {
    pairUntouched(upTo: newCount)
    return (pairs, updates)
  }
}
