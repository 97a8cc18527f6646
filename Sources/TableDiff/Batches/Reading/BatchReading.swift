// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// What a list view makes of a batch, once rules A to D are kept.
///
/// A reload is read as a delete and an insert: the new place is the old one less the deletes and
/// plus the inserts before it, and no move is looked at. So with moves in play a reload may load a
/// row that was not meant (E2), or land where a row moves to, which list views reject.
///
/// Rows are named by flat offsets.
@usableFromInline
package struct BatchReading {
  /// Where the cells go: a reloaded cell is deleted, and a new one inserted.
  ///
  /// The plain map where there are `rejectedReloads`: then no cell goes anywhere.
  @usableFromInline package internal(set) var map: RowMap

  /// Where the rows go, with reloaded rows among those that stay.
  @usableFromInline package let plainMap: RowMap

  /// Where the sections go: a reloaded section is deleted, and a new one inserted.
  @usableFromInline package let sectionMap: RowMap

  /// The counts of rows before the batch.
  @usableFromInline package let old: SectionStarts

  /// The counts of rows after the batch.
  @usableFromInline package let new: SectionStarts

  /// The old offsets of the cells that reloads take away.
  package internal(set) var reloadedOld = OffsetRanges()

  /// The new offsets of the cells that reloads bring.
  package internal(set) var reloadedNew = OffsetRanges()

  /// The old offsets of the sections that are reloaded.
  package let reloadedSectionsOld: OffsetRanges

  /// The new offsets of the sections that are reloaded.
  package let reloadedSectionsNew: OffsetRanges

  /// The new offsets of the kept cells that get new content after the batch.
  package internal(set) var refreshed = OffsetRanges()

  /// The new offsets of the kept sections whose headers get new content after the batch.
  package internal(set) var refreshedSections = OffsetRanges()

  /// Moves that would come about without being named.
  package let redundantMoves: [MoveRuns.Run]

  /// Section moves that would come about without being named.
  package let redundantSectionMoves: [BatchUpdate.SectionMove]

  /// Broken rules E2 and E3: reloads that load another row or section than the one named.
  package internal(set) var displacedReloads: [BatchFinding]

  /// Reloads of rows that a list view throws at: they land on the target of a move, in another
  /// section, or behind the end.
  @usableFromInline package internal(set) var rejectedReloads: [BatchFinding] = []

  /// Broken rules E5: refreshes of what has no kept cell, or of a section that has no kept header.
  package internal(set) var invalidRefreshes: [BatchFinding] = []

  /// - Precondition: The judge found nothing wrong.
  init(
    _ judge: BatchJudge, _ sections: SectionReading, _ places: FlatPlaces, implied: [MoveRuns.Run]
  ) {
    old = judge.old
    new = judge.new
    sectionMap = sections.map
    reloadedSectionsOld = sections.reloadedOld
    reloadedSectionsNew = sections.reloadedNew
    redundantMoves = implied
    redundantSectionMoves = sections.impliedMoves
    displacedReloads = sections.displacedReloads
    let blocks = sections.blocks(judge.old, judge.new)
    plainMap = RowMap(
      oldCount: places.oldCount, newCount: places.newCount, stays: places.stays,
      holes: places.holes, moves: places.operations.moved, blocks: blocks)
    map = plainMap
    if !judge.batch.reloaded.isEmpty {
      readReloads(of: judge.batch, sections, places, blocks)
    }
    readRefreshes(of: judge.batch)
    readSectionRefreshes(of: judge.batch)
  }

  /// The counts of a section's rows.
  func counts(_ oldSection: Int?, _ section: Int?) -> BatchFinding.Counts {
    if oldSection == nil && section == nil { return sectionCounts }
    return BatchFinding.Counts(
      oldSection: oldSection, section: section,
      before: oldSection.map { old.rows(of: $0).count } ?? 0,
      after: section.map { new.rows(of: $0).count } ?? 0)
  }

  /// The counts of the rows of a section after the batch, and before.
  func counts(new section: Int) -> BatchFinding.Counts {
    new.hasSection(section)
      ? counts(sectionMap.oldOffset(ofNew: section), section) : sectionCounts
  }

  var sectionCounts: BatchFinding.Counts {
    BatchFinding.Counts(before: old.sectionCount, after: new.sectionCount)
  }
}
