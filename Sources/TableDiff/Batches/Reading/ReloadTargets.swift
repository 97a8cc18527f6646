// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// The new offsets at which a list view reloads rows or sections.
///
/// The new offset is the old one minus the deletes and plus the inserts before it. Moves are
/// ignored.
struct ReloadTargets {
  private let kept: OffsetRanks
  private let free: OffsetRanks

  init(_ flat: FlatBatch) {
    var kept = OffsetSet(bound: flat.oldCount), free = OffsetSet(bound: flat.newCount)
    kept.insert(0..<flat.oldCount)
    free.insert(0..<flat.newCount)
    for range in flat.operations.deleted { kept.remove(range) }
    for range in flat.operations.inserted { free.remove(range) }
    self.kept = OffsetRanks(kept)
    self.free = OffsetRanks(free)
  }

  /// Returns the new offset that is reloaded, which may be behind the end of its part.
  ///
  /// - Parameters:
  ///   - old: The old offset.
  ///   - start: The start of the part of the list that contains it, before the batch.
  ///   - part: That part after the batch.
  func target(of old: Int, behind start: Int, in part: Range<Int>) -> Int {
    let rank = kept.count(from: start, to: old)
    let before = free.count(before: part.lowerBound)
    let left = free.count(before: part.upperBound) - before
    return rank < left ? free.offset(at: before + rank) : part.upperBound + rank - left
  }
}
