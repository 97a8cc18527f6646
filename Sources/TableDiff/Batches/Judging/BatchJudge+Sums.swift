// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// Rules D: the counts before the batch and its operations give the counts after it.
extension BatchJudge {
  mutating func judgeSectionCount() {
    let inserted = batch.sectionInserts.count, deleted = batch.sectionDeletes.count
    if new.sectionCount == old.sectionCount + inserted - deleted { return }
    let details = BatchFinding.Details.sums(
      inserted: inserted, deleted: deleted, movedIn: 0, movedOut: 0)
    violations.append(BatchFinding(.d1, .sectionCount, counts: sectionCounts, details: details))
  }

  /// Judges the sections that are in both states and not reloaded.
  ///
  /// A row moves in or out where the section that it goes to is another one, whatever its number.
  mutating func judgeRowCounts(_ sections: SectionReading) {
    var out = ContiguousArray(repeating: Flow(), count: old.sectionCount)
    var into = ContiguousArray(repeating: Flow(), count: new.sectionCount)
    for run in batch.deleted.runs where old.hasSection(run.section) {
      out[run.section].changed += run.rows.count
    }
    for run in batch.inserted.runs where new.hasSection(run.section) {
      into[run.section].changed += run.rows.count
    }
    for run in batch.moved.runs {
      let (from, to) = (run.from.section, run.to.section)
      let target = old.hasSection(from) ? sections.map.newOffset(ofOld: from) : nil
      if target == to { continue }
      if old.hasSection(from) { out[from].moved += run.count }
      if new.hasSection(to) { into[to].moved += run.count }
    }
    for run in sections.map.byNew where run.old >= 0 {
      for step in 0..<Int(run.count) {
        let (from, to) = (Int(run.old) + step, Int(run.new) + step)
        let before = old.rows(of: from).count, after = new.rows(of: to).count
        let (gone, come) = (out[from], into[to])
        if after == before + come.changed - gone.changed + come.moved - gone.moved { continue }
        violations.append(
          BatchFinding(
            .d2, .rowCount,
            counts: .init(oldSection: from, section: to, before: before, after: after),
            details: .sums(
              inserted: come.changed, deleted: gone.changed, movedIn: come.moved,
              movedOut: gone.moved)))
      }
    }
  }

  /// How many rows come into a section, or go out of it.
  private struct Flow {
    /// Those that are inserted or deleted.
    var changed = 0
    /// Those that move from or to another section.
    var moved = 0
  }
}
