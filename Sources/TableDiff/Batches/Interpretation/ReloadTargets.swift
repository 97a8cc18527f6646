// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// The new offsets at which a list view reloads rows or sections.
///
/// The new offset is the old one, minus the deletes and plus the inserts before it, ignoring moves.
struct ReloadTargets {
  private let kept: RangeRanks
  private let free: RangeRanks

  /// - Complexity: O(*k*), where *k* is the number of ranges of deletes and inserts.
  init(_ flat: FlatBatch) {
    var deleted = OffsetRanges(), inserted = OffsetRanges()
    for range in flat.operations.deleted { deleted.append(range) }
    for range in flat.operations.inserted { inserted.append(range) }
    kept = RangeRanks(OffsetRanges(0..<flat.oldCount).subtracting(deleted))
    free = RangeRanks(OffsetRanges(0..<flat.newCount).subtracting(inserted))
  }

  /// Returns the reloaded new offset, which may be past the end of its part.
  ///
  /// - Parameters:
  ///   - old: The old offset.
  ///   - start: The start, before the batch, of the part of the list that contains the offset.
  ///   - part: The same part after the batch.
  func target(of old: Int, behind start: Int, in part: Range<Int>) -> Int {
    let rank = kept.count(from: start, to: old)
    let before = free.count(before: part.lowerBound)
    let left = free.count(before: part.upperBound) - before
    return rank < left ? free.offset(at: before + rank) : part.upperBound + rank - left
  }
}
