// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// The existing sections that a batch deletes, inserts, reloads or moves.
struct AffectedSections {
  /// The old offsets of the deleted and reloaded sections.
  let deletedOrReloaded: Set<Int>

  /// The new offsets of the inserted and reloaded sections.
  let insertedOrReloaded: Set<Int>

  let movedFrom: Set<Int>
  let movedTo: Set<Int>

  /// - Parameters:
  ///   - batch: The batch.
  ///   - old: The row counts before it.
  ///   - new: The row counts after it.
  ///   - reloadedNew: The new offsets of reloaded sections.
  init(
    _ batch: BatchUpdate, old: SectionStarts, new: SectionStarts, reloadedNew: OffsetRanges
  ) {
    deletedOrReloaded = Set(
      (batch.sectionDeletes + batch.sectionReloads).filter(old.hasSection))
    insertedOrReloaded = Set(batch.sectionInserts.filter(new.hasSection) + reloadedNew.offsets)
    movedFrom = Set(batch.sectionMoves.map { $0.from }.filter(old.hasSection))
    movedTo = Set(batch.sectionMoves.map { $0.to }.filter(new.hasSection))
  }
}
