// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// How a change of sections and rows is cut into stages.
///
/// What one batch cannot hold, and so in which order stages have to come:
/// - a row that moves out of a deleted section does so before the section goes (C3);
/// - a row that moves into an inserted section does so after the section came (C4);
/// - no row operation is in the stage in which its section moves (C5, C6);
/// - no row moves between two sections of one number (C7);
/// - for table views, no row moves across sections in a stage with section operations (C9).
///
/// A stage of row operations alone has none of these troubles: all sections keep their numbers. So
/// these are all the forms there need be, and those of several stages never mix rows and sections:
///
///     everything                        no hazard, or only moves out of deleted sections to give up
///     sections | rows                   no moves out of deleted sections, or they are given up
///     rows | sections                   no moves into inserted sections
///     section inserts and moves | rows | section deletes                  both kinds of moves
///
/// Where there are both, some changes could do without the third stage: inserts and the moves out
/// of deleted sections first, deletes and the moves into inserted ones next. No table view takes
/// that (C9), and no row may do both; so it is not tried.
struct BatchPlan {
  private let diff: SectionedDiff
  private let target: BatchTarget
  private var rows: RowOperations
  private var places: SectionPlaces

  /// The old offsets of the surviving sections that row operations are in; empty where no section
  /// moves.
  private var touched: OffsetSet

  init(_ diff: SectionedDiff, _ rows: RowOperations, _ target: BatchTarget) {
    self.diff = diff
    self.target = target
    self.rows = rows
    places = SectionPlaces(diff.sections)
    touched = OffsetSet(bound: diff.sections.oldCount)
    if diff.sections.moved.isEmpty { return }
    touched = places.touched(by: rows)
    if !hasRowOperationsInMovedSections { return }
    let moving = StayingSections.moving(diff.sections, touched: touched)
    let bound = diff.sections.oldCount
    if moving.commonCount(with: touched, below: bound)
      < places.moving.commonCount(with: touched, below: bound)
    {
      places.move(moving)
    }
  }

  private var hasRowOperationsInMovedSections: Bool {
    places.moving.commonCount(with: touched, below: diff.sections.oldCount) > 0
  }

  /// The batches of the plan.
  consuming func stages(_ preference: BatchPreference) -> [BatchUpdate] {
    let hazards = RowHazards(rows.moved, places)
    let isHazardous =
      hazards.entersInserted || hazards.coincides
      || (hazards.crosses && !target.mixesCrossSectionMovesWithSections)
    if preference == .oneBatch {
      letTouchedSectionsStay(moving: .max)
      return [oneBatch()]
    }
    if !isHazardous, hazards.keepsDeleted || preference == .fewestStages {
      letTouchedSectionsStay(moving: 0)
    }
    if !isHazardous && !hasRowOperationsInMovedSections {
      if hazards.keepsDeleted { return [everything()] }
      if preference == .fewestStages {
        dissolveMovesOutOfDeletedSections()
        return [everything()]
      }
    }
    let stages = Stages(diff, places)
    if hazards.keepsDeleted { return stages.sectionsThenRows(rows) }
    if !hazards.entersInserted && !hazards.leavesForInserted {
      return stages.rowsThenSections(rows)
    }
    if preference == .fewestStages {
      dissolveMovesOutOfDeletedSections()
      return stages.sectionsThenRows(rows)
    }
    return stages.insertsThenRowsThenDeletes(rows)
  }

  /// Lets more sections move where that spares those with row operations: one batch with more
  /// section moves looks the same as one with fewer, and better than two.
  ///
  /// - Parameter movedCount: How many of those may still move; with more the choice stays as it was.
  private mutating func letTouchedSectionsStay(moving movedCount: Int) {
    let bound = diff.sections.oldCount
    let before = places.moving.commonCount(with: touched, below: bound)
    if before == 0 { return }
    let moving = StayingSections.moving(diff.sections, touched: touched, atAnyPrice: true)
    let after = moving.commonCount(with: touched, below: bound)
    if after < before, after <= movedCount { places.move(moving) }
  }

  private mutating func dissolveMovesOutOfDeletedSections() {
    rows = rows.dissolving(diff, places) { places.isDeleted($0.from.section) }
  }

  /// One batch, whatever has to be given up.
  private mutating func oneBatch() -> BatchUpdate {
    for move in places.moves where touched.contains(move.from) { places.replace(move.from) }
    let mixes = target.mixesCrossSectionMovesWithSections
    let isImpossible = { [places] (move: MoveRuns.Run) in
      if places.isDeleted(move.from.section) || places.isInserted(move.to.section) { return true }
      return places.isCrossing(move) && (!mixes || move.from.section == move.to.section)
    }
    if !places.replaced.isEmpty || rows.moved.runs.contains(where: isImpossible) {
      rows = rows.dissolving(diff, places, where: isImpossible)
    }
    return everything()
  }

  private func everything() -> BatchUpdate {
    BatchUpdate(
      rows,
      SectionOperations(deletes: places.deletes, inserts: places.inserts, moves: places.moves),
      sectionRefreshes: diff.sections.updated.newOffsets.filter { !places.isInserted($0) },
      result: BatchUpdate.Outcome(diff.newStarts))
  }
}
