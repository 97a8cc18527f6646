// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// The existing sections that a batch deletes, inserts, reloads or moves.
struct AffectedSections {
  /// The old offsets of the deleted and reloaded sections.
  let deletedOrReloaded: OffsetRanges

  /// The new offsets of the inserted and reloaded sections.
  let insertedOrReloaded: OffsetRanges

  let movedFrom: OffsetRanges
  let movedTo: OffsetRanges

  /// - Parameters:
  ///   - batch: The batch.
  ///   - old: The row counts before it.
  ///   - new: The row counts after it.
  ///   - reloadedNew: The new offsets of reloaded sections.
  init(
    _ batch: BatchUpdate, old: SectionStarts, new: SectionStarts, reloadedNew: OffsetRanges
  ) {
    func existing(_ sections: [Int], _ starts: SectionStarts) -> OffsetRanges {
      var existing = OffsetSetBuilder(bound: starts.sectionCount, rangeCount: sections.count)
      for section in sections where starts.hasSection(section) {
        existing.insert(section..<section + 1)
      }
      return existing.members()
    }
    deletedOrReloaded = existing(batch.sectionDeletes + batch.sectionReloads, old)
    insertedOrReloaded = existing(batch.sectionInserts + reloadedNew.offsets, new)
    movedFrom = existing(batch.sectionMoves.map { $0.from }, old)
    movedTo = existing(batch.sectionMoves.map { $0.to }, new)
  }
}
