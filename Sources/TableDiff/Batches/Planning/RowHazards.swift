// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// What about a change's rows does not go with the section operations of the same batch.
struct RowHazards {
  /// Whether rows move out of deleted sections into surviving ones.
  private(set) var leavesDeleted = false

  /// Whether rows move out of surviving sections into inserted ones.
  private(set) var entersInserted = false

  /// Whether rows move out of deleted sections into inserted ones.
  private(set) var leavesForInserted = false

  /// Whether rows move from one surviving section to another.
  private(set) var crosses = false

  /// Whether some of them go to another section of the same number, which list views take for a
  /// move within a section.
  private(set) var coincides = false

  init(_ moves: MoveRuns, _ places: SectionPlaces) {
    for run in moves.runs {
      let isDeleted = places.isDeleted(run.from.section)
      let isInserted = places.isInserted(run.to.section)
      if isDeleted && isInserted {
        leavesForInserted = true
      } else if isDeleted {
        leavesDeleted = true
      } else if isInserted {
        entersInserted = true
      } else if places.isCrossing(run) {
        crosses = true
        if run.from.section == run.to.section { coincides = true }
      }
    }
  }

  /// Whether no row moves out of a deleted section.
  var keepsDeleted: Bool { !leavesDeleted && !leavesForInserted }
}

extension SectionPlaces {
  /// Whether a move leads from one section to another, and not from a section to where it is then.
  func isCrossing(_ move: MoveRuns.Run) -> Bool {
    Int(newOfOld[move.from.section]) != move.to.section
  }

  /// The old offsets of the surviving sections that row operations are in.
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
