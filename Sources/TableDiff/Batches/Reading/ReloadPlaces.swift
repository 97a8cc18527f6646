// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// Where a list view takes reloaded rows or sections to be.
///
/// That is the old place less the deletes and plus the inserts before it. It looks at no move.
struct ReloadPlaces {
  private let kept: OffsetRanks
  private let free: OffsetRanks

  init(_ places: FlatPlaces) {
    var deleted = OffsetSet(bound: places.oldCount), inserted = OffsetSet(bound: places.newCount)
    for range in places.operations.deleted { deleted.insert(range) }
    for range in places.operations.inserted { inserted.insert(range) }
    kept = OffsetRanks(deleted.gaps())
    free = OffsetRanks(inserted.gaps())
  }

  /// The new offset that a reload is taken to mean, which may lie behind the end of its part.
  ///
  /// - Parameters:
  ///   - old: The old offset.
  ///   - start: Where the part of the list that it lies in starts before the batch.
  ///   - part: That part after the batch.
  func place(of old: Int, behind start: Int, in part: Range<Int>) -> Int {
    let rank = kept.count(from: start, to: old)
    let before = free.count(before: part.lowerBound)
    let left = free.count(before: part.upperBound) - before
    return rank < left ? free.offset(at: before + rank) : part.upperBound + rank - left
  }
}
