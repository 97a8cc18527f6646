// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// The division of a change of sections and rows into stages.
///
/// The order of stages follows from what one batch cannot combine:
/// - a row moves out of a deleted section before the section is deleted (C3);
/// - a row moves into an inserted section after the section is inserted (C4);
/// - a section with row operations does not move in the same stage (C5);
/// - no row moves to another section with the same offset as its own (C7);
/// - in table views, no row moves across sections in a stage with section operations (C9).
///
/// A stage with only row operations has none of these restrictions, since all sections keep their
/// offsets. The possible forms are therefore:
///
///     everything                        no such row, and sections with row operations can stay
///     sections | rows                   no moves out of deleted sections
///     rows | sections                   no moves into inserted sections
///     section inserts and moves | rows | section deletes      all else
///
/// A move that a form does not allow may be dissolved: its row is deleted and inserted,
/// individually or with its section.
///
/// No state between two stages has both rows yet to be deleted and rows already inserted; see
/// `UnpairedRows`.
struct BatchPlan: ~Copyable {
  private let diff: SectionedDiff
  private let kind: ListViewKind
  private var rows: RowOperations
  private var mapping: SectionMapping

  /// The old offsets of the surviving sections with row operations.
  private var touched: OffsetSet

  init(_ diff: SectionedDiff, _ rows: RowOperations, _ kind: ListViewKind) {
    self.diff = diff
    self.kind = kind
    self.rows = rows
    mapping = SectionMapping(diff.sections)
    touched = OffsetSet(bound: diff.sections.oldCount)
    if diff.sections.moved.isEmpty { return }
    touched = mapping.touched(by: rows)
    let moving = movingTouchedCount
    if moving > 0 { letOthersMove(than: moving, atAnyPrice: false) }
  }

  /// The number of moving sections with row operations.
  private var movingTouchedCount: Int {
    mapping.moving.commonCount(with: touched)
  }

  /// Returns the stages of the plan.
  consuming func stages(_ preference: StagePreference) -> [PlannedStage] {
    let illegalMoves = IllegalMoves(rows.moved, mapping, kind)
    let givesUp = preference == .fewestStages
    if illegalMoves.isEmpty || givesUp, letTouchedSectionsStay() {
      if !illegalMoves.isEmpty { giveUpIllegalMoves() }
      return [everything()]
    }
    let stages = Stages(diff, mapping)
    if illegalMoves.keepsDeleted {
      return stages.sectionsAndRows(rows, canStartWithRows: illegalMoves.keepsInserted)
    }
    if illegalMoves.keepsInserted { return stages.rowsThenSections(rows) }
    if !givesUp { return stages.insertsThenRowsThenDeletes(rows) }
    if illegalMoves.enteringInserted < illegalMoves.leavingDeleted {
      giveUp(rows.moved.runs.map { mapping.isInserted($0.to.section) })
      return stages.rowsThenSections(rows)
    }
    giveUp(rows.moved.runs.map { mapping.isDeleted($0.from.section) })
    return stages.sectionsAndRows(rows, canStartWithRows: false)
  }

  /// Moves more sections if that lets all sections with row operations stay.
  ///
  /// One batch with more section moves looks the same as one with fewer, and better than two
  /// batches.
  ///
  /// - Returns: Whether all sections with row operations stay.
  private mutating func letTouchedSectionsStay() -> Bool {
    let moving = movingTouchedCount
    if moving > 0 { letOthersMove(than: 1, atAnyPrice: true) }
    return movingTouchedCount == 0
  }

  /// Moves other sections if fewer than `count` sections with row operations move then.
  private mutating func letOthersMove(than count: Int, atAnyPrice: Bool) {
    let moving = StayingSections.moving(
      mapping.oldOfNew, oldCount: diff.sections.oldCount, touched: touched, atAnyPrice: atAnyPrice)
    if moving.commonCount(with: touched) < count { mapping.move(moving) }
  }

  /// Dissolves the moves that cannot be in one batch with all sections.
  private mutating func giveUpIllegalMoves() {
    giveUp(rows.moved.runs.map { mapping.isIllegal($0, kind) })
  }

  /// - Parameter isGivenUp: For each run of moves, whether to dissolve it.
  private mutating func giveUp(_ isGivenUp: [Bool]) {
    rows = rows.dissolving(diff, mapping, where: isGivenUp)
  }

  private func everything() -> PlannedStage {
    PlannedStage(
      rows,
      SectionOperations(deletes: mapping.deletes, inserts: mapping.inserts, moves: mapping.moves),
      sectionRefreshes: diff.sections.updated.newOffsets.filter { !mapping.isInserted($0) })
  }
}
