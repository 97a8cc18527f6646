// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// Rules C: rows in sections that come, go or move.
extension BatchJudge {
  private typealias Operation = BatchUpdate.Operation

  mutating func judgeRowsInSections(_ fates: SectionFates) {
    if !batch.hasSectionOperations { return }
    for run in batch.deleted.runs { judgeDeletes(run, fates) }
    for run in batch.reloaded.runs { judgeReloads(run, fates) }
    for run in batch.inserted.runs { judgeInserts(run, fates) }
    for run in batch.moved.runs { judgeMoves(run, fates) }
  }

  private mutating func judgeDeletes(_ run: BatchUpdate.RowRange, _ fates: SectionFates) {
    let counts = rowCounts(old: run.section)
    if fates.goes(old: run.section) {
      add(.c1, .rowOpInDeletedSection, run, counts) { .deleteRow($0) }
    }
    if !profile.dropsNeedless, fates.moves(old: run.section) {
      add(.c6, .rowOpInMovedSection, run, counts) { .deleteRow($0) }
    }
  }

  private mutating func judgeReloads(_ run: BatchUpdate.RowRange, _ fates: SectionFates) {
    let counts = rowCounts(old: run.section)
    if fates.goes(old: run.section) {
      add(.c1, .rowOpInDeletedSection, run, counts) { .reloadRow($0) }
    }
    if fates.moves(old: run.section) {
      add(.c5, .rowOpInMovedSection, run, counts) { .reloadRow($0) }
    }
  }

  private mutating func judgeInserts(_ run: BatchUpdate.RowRange, _ fates: SectionFates) {
    let counts = rowCounts(new: run.section)
    if fates.comes(new: run.section) {
      add(.c2, .rowOpInInsertedSection, run, counts) { .insertRow($0) }
    }
    if fates.moves(new: run.section) {
      add(.c5, .rowOpInMovedSection, run, counts) { .insertRow($0) }
    }
  }

  private mutating func judgeMoves(_ run: MoveRuns.Run, _ fates: SectionFates) {
    let (from, to) = (run.from.section, run.to.section)
    if fates.goes(old: from) { add(.c3, .moveFromDeletedSection, run, rowCounts(old: from)) }
    if fates.comes(new: to) { add(.c4, .moveIntoInsertedSection, run, rowCounts(new: to)) }
    if fates.moves(old: from) {
      add(.c6, .rowOpInMovedSection, run, rowCounts(old: from))
    } else if fates.moves(new: to) {
      add(.c6, .rowOpInMovedSection, run, rowCounts(new: to))
    }
    guard let map = sections?.map, old.hasSection(from), new.hasSection(to) else { return }
    guard let target = map.newOffset(ofOld: from), map.oldOffset(ofNew: to) != nil, target != to
    else { return }
    if from == to { add(.c7, .coincidentSectionMove, run, rowCounts(new: to)) }
    if profile.keepsSectionsApart {
      add(.c9, .crossMoveWithSectionOps, run, rowCounts(new: to))
    }
  }

  private mutating func add(
    _ rule: BatchFinding.Rule, _ name: BatchFinding.Name, _ run: BatchUpdate.RowRange,
    _ counts: BatchFinding.Counts, _ operation: (RowPath) -> Operation
  ) {
    for row in run.rows {
      let operation = operation(RowPath(section: run.section, row: row))
      violations.append(BatchFinding(rule, name, [operation], counts: counts))
    }
  }

  private mutating func add(
    _ rule: BatchFinding.Rule, _ name: BatchFinding.Name, _ run: MoveRuns.Run,
    _ counts: BatchFinding.Counts
  ) {
    for step in 0..<run.count {
      violations.append(BatchFinding(rule, name, [.moveRow(run[step])], counts: counts))
    }
  }
}
