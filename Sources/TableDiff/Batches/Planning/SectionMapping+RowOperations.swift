// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

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
      if !isDeleted(section) { touched.insert(section) }
    }
    func touch(new section: Int) {
      let old = Int(oldOfNew[section])
      if old >= 0 { touched.insert(old) }
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
