// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// A list view's interpretation of a batch that obeys rules A to D.
///
/// A reload is interpreted as a delete and an insert. The new offset is the old one, minus the
/// deletes and plus the inserts before it, ignoring moves. In a batch with moves, a reload may
/// therefore load another row (E2), or the target of a move, which list views reject.
///
/// Rows have flat offsets.
@usableFromInline
struct BatchInterpretation {
  /// The map of cells, in which reloaded cells are deleted and new ones inserted.
  ///
  /// It equals `plainMap` if there are `displacedReloads`, which make the batch invalid.
  @usableFromInline var map: RowMap

  /// The map of rows, in which reloaded rows stay.
  @usableFromInline let plainMap: RowMap

  /// The map of sections, in which reloaded sections are deleted and new ones inserted.
  @usableFromInline let sectionMap: RowMap

  /// The row counts before the batch.
  @usableFromInline let old: SectionStarts

  /// The row counts after the batch.
  @usableFromInline let new: SectionStarts

  /// The cells with new content.
  var rowContents = NewContents()

  /// The sections with new headers.
  var sectionContents: NewContents

  /// Row moves implied by the other operations.
  let redundantMoves: [MoveRuns.Run]

  /// Section moves implied by the other operations.
  let redundantSectionMoves: [ListDiff.Move]

  /// Violations of E2 and E3: reloads that load a row or section other than the given one.
  var displacedReloads: [BatchFinding]

  /// Violations of E5: refreshes of rows without a kept cell, or of sections without a kept header.
  var invalidRefreshes: [BatchFinding] = []

  /// - Precondition: The validator has no findings.
  init(
    _ validator: borrowing BatchValidator, _ sections: SectionInterpretation, _ flat: FlatBatch,
    implied: [MoveRuns.Run]
  ) {
    old = validator.old
    new = validator.new
    sectionMap = sections.map
    sectionContents = sections.contents
    redundantMoves = implied
    redundantSectionMoves = sections.impliedMoves
    displacedReloads = sections.displacedReloads
    let blocks = sections.blocks(validator.old, validator.new)
    plainMap = RowMap(flat, along: blocks)
    map = plainMap
    if !validator.batch.reloaded.isEmpty {
      readReloads(of: validator.batch, sections, flat, blocks)
    }
    readRefreshes(of: validator.batch)
    readSectionRefreshes(of: validator.batch)
  }

  /// Returns the row counts of a section, given its offset after the batch.
  func counts(new section: Int) -> BatchFinding.Counts {
    new.hasSection(section)
      ? BatchFinding.Counts(old, new, of: sectionMap.oldOffset(ofNew: section), section)
      : sectionCounts
  }

  var sectionCounts: BatchFinding.Counts { BatchFinding.Counts(old, new) }
}

/// The offsets of the rows or sections to which a batch gives new content.
struct NewContents: Sendable, Equatable {
  /// The old offsets of those that reloads delete.
  var reloadedOld = OffsetRanges()

  /// The new offsets of those that reloads insert.
  var reloadedNew = OffsetRanges()

  /// The new offsets of kept ones that are updated after the batch.
  var refreshed = OffsetRanges()
}
