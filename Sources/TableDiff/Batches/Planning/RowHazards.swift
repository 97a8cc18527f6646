// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// The numbers of rows whose moves cannot be in one batch with section operations.
struct RowHazards {
  /// The number of rows that move out of deleted sections into surviving ones.
  private(set) var leavingDeleted = 0

  /// The number of rows that move out of surviving sections into inserted ones.
  private(set) var enteringInserted = 0

  /// The number of rows that move out of deleted sections into inserted ones.
  private(set) var leavingForInserted = 0

  /// The number of rows that move between surviving sections in a way that one batch cannot hold.
  private(set) var crossing = 0

  init(_ moves: MoveRuns, _ mapping: SectionMapping, _ kind: ListViewKind) {
    for run in moves.runs where mapping.isHazardous(run, kind) {
      switch (mapping.isDeleted(run.from.section), mapping.isInserted(run.to.section)) {
      case (true, true): leavingForInserted += run.count
      case (true, false): leavingDeleted += run.count
      case (false, true): enteringInserted += run.count
      case (false, false): crossing += run.count
      }
    }
  }

  /// Whether there are no such rows.
  var isEmpty: Bool {
    leavingDeleted + enteringInserted + leavingForInserted + crossing == 0
  }

  /// Whether no row moves out of a deleted section.
  var keepsDeleted: Bool { leavingDeleted + leavingForInserted == 0 }

  /// Whether no row moves into an inserted section.
  var keepsInserted: Bool { enteringInserted + leavingForInserted == 0 }
}

extension SectionMapping {
  /// Returns whether a move leads to another section, whatever its offset.
  func isCrossing(_ move: MoveRuns.Run) -> Bool {
    Int(newOfOld[move.from.section]) != move.to.section
  }

  /// Returns whether a list view rejects a move in a batch with section operations: out of a
  /// deleted section (C3), into an inserted one (C4), to another one with the same offset (C7), and
  /// in table views to any other one (C9).
  func isHazardous(_ move: MoveRuns.Run, _ kind: ListViewKind) -> Bool {
    if isDeleted(move.from.section) || isInserted(move.to.section) { return true }
    return isCrossing(move)
      && (!kind.mixesCrossSectionMovesWithSections || move.from.section == move.to.section)
  }

  /// Returns the old offsets of the surviving sections with row operations.
  func touched(by rows: RowOperations) -> OffsetSet {
    var touched = OffsetSet(bound: newOfOld.count)
    func touch(old section: Int) {
      if !isDeleted(section) { touched.insert(section..<section + 1) }
    }
    func touch(new section: Int) {
      let old = Int(oldOfNew[section])
      if old >= 0 { touched.insert(old..<old + 1) }
    }
    for run in rows.deleted.runs { touch(old: run.section) }
    for run in rows.inserted.runs { touch(new: run.section) }
    for run in rows.moved.runs {
      touch(old: run.from.section)
      touch(new: run.to.section)
    }
    return touched
  }
}
