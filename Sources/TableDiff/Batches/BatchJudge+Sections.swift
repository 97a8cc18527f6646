// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// Rules that ask about the sections: B7 for section moves, C and D.
extension BatchJudge {
  mutating func judgeNoopSectionMoves() {
    for move in batch.sectionMoves where move.from == move.to {
      violations.append(
        BatchFinding(.b7, .noopMove, [.moveSection(move)], counts: sectionCounts))
    }
  }

  mutating func judgeNoopMoves(_ implied: [MoveRuns.Run]) {
    for run in implied where run.from == run.to {
      for step in 0..<run.count {
        violations.append(
          BatchFinding(
            .b7, .noopMove, [.moveRow(run[step])], counts: rowCounts(run.from.section)))
      }
    }
  }

  mutating func judgeRowsInReplacedSections() {
    if !batch.hasSectionOperations { return }
    let going = Set(batch.sectionDeletes + batch.sectionReloads)
    let coming = Set(batch.sectionInserts + batch.sectionReloads)
    func add(
      _ rule: BatchFinding.Rule, _ name: BatchFinding.Name, _ path: RowPath,
      _ operation: BatchUpdate.Operation, in sections: Set<Int>, _ findings: inout [BatchFinding]
    ) {
      if !sections.contains(path.section) { return }
      findings.append(BatchFinding(rule, name, [operation], counts: rowCounts(path.section)))
    }
    var findings: [BatchFinding] = []
    for path in batch.deletes {
      add(.c1, .rowOpInDeletedSection, path, .deleteRow(path), in: going, &findings)
    }
    for path in batch.reloads {
      add(.c1, .rowOpInDeletedSection, path, .reloadRow(path), in: going, &findings)
    }
    for path in batch.inserts {
      add(.c2, .rowOpInInsertedSection, path, .insertRow(path), in: coming, &findings)
    }
    for move in batch.moves {
      add(.c3, .moveFromDeletedSection, move.from, .moveRow(move), in: going, &findings)
      add(.c4, .moveIntoInsertedSection, move.to, .moveRow(move), in: coming, &findings)
    }
    violations += findings
  }

  mutating func judgeCounts() {
    let inserted = batch.sectionInserts.count, deleted = batch.sectionDeletes.count
    if newCounts.count != oldCounts.count + inserted - deleted {
      let details = BatchFinding.Details.sums(
        inserted: inserted, deleted: deleted, movedIn: 0, movedOut: 0)
      violations.append(
        BatchFinding(.d1, .sectionCount, counts: sectionCounts, details: details))
    }
    for section in newCounts.indices where !isReplaced { judgeRowCount(section) }
  }

  private mutating func judgeRowCount(_ section: Int) {
    func rows(_ runs: RowRuns) -> Int {
      runs.runs.reduce(0) { $1.section == section ? $0 + $1.rows.count : $0 }
    }
    let inserted = rows(batch.inserted), deleted = rows(batch.deleted)
    var movedIn = 0, movedOut = 0
    for run in batch.moved.runs where run.from.section != run.to.section {
      if run.to.section == section { movedIn += run.count }
      if run.from.section == section { movedOut += run.count }
    }
    if newCounts[section] != oldCounts[section] + inserted - deleted + movedIn - movedOut {
      let details = BatchFinding.Details.sums(
        inserted: inserted, deleted: deleted, movedIn: movedIn, movedOut: movedOut)
      violations.append(
        BatchFinding(.d2, .rowCount, counts: rowCounts(section), details: details))
    }
  }
}
