// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// Rules D: the counts before the batch and its operations give the counts after it.
extension BatchRule {
  /// The section count before the batch and the operations give the count after it (D1).
  package static let sectionCountMismatch = BatchRule(
    "D1", "sectionCountMismatch", message: countMessage, uiKitText: countText)

  /// A section's row count before the batch and the operations give the count after it (D2).
  ///
  /// Deleted, inserted and reloaded sections may have any row count.
  package static let rowCountMismatch = BatchRule(
    "D2", "rowCountMismatch", message: countMessage, uiKitText: countText)

  private static let countMessage: @Sendable (BatchFinding) -> String = { finding in
    guard
      case .counts(let inserted, let deleted, let movedIn, let movedOut) = finding.details
    else { return "" }
    let before = finding.countBefore
    let sum = before + inserted - deleted + movedIn - movedOut
    let moves = finding.section == nil ? "" : " + \(movedIn) moved in - \(movedOut) moved out"
    return "\(before) before + \(inserted) inserted - \(deleted) deleted\(moves) "
      + "makes \(sum), but there are \(finding.countAfter)"
  }

  private static let countText: @Sendable (BatchFinding, UIKitWords) -> String? = {
    finding, words in
    guard
      case .counts(let inserted, let deleted, let movedIn, let movedOut) = finding.details
    else { return nil }
    return words.counts(
      finding, inserted: inserted, deleted: deleted, movedIn: movedIn, movedOut: movedOut)
  }
}

extension BatchValidator {
  mutating func validateSectionCount() {
    let inserted = batch.sectionInserts.count, deleted = batch.sectionDeletes.count
    if new.sectionCount == old.sectionCount + inserted - deleted { return }
    report(
      .sectionCountMismatch, counts: sectionCounts,
      details: .counts(inserted: inserted, deleted: deleted, movedIn: 0, movedOut: 0))
  }

  /// Validates the row counts of sections that are in both states and not reloaded.
  ///
  /// A row moves in or out if it moves to another section, even one with the same offset.
  mutating func validateRowCounts(_ sections: SectionInterpretation) {
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
      let target = old.hasSection(from) ? sections.newOffset(ofOld: from) : nil
      if target == to { continue }
      if old.hasSection(from) { out[from].moved += run.count }
      if new.hasSection(to) { into[to].moved += run.count }
    }
    for run in sections.map.byNew where run.old >= 0 {
      for step in 0..<Int(run.count) {
        let (from, to) = (Int(run.old) + step, Int(run.new) + step)
        let before = old.rows(of: from).count, after = new.rows(of: to).count
        let (leaving, entering) = (out[from], into[to])
        if after == before + entering.changed - leaving.changed + entering.moved - leaving.moved {
          continue
        }
        report(
          .rowCountMismatch,
          counts: .init(oldSection: from, section: to, before: before, after: after),
          details: .counts(
            inserted: entering.changed, deleted: leaving.changed, movedIn: entering.moved,
            movedOut: leaving.moved))
      }
    }
  }

  /// The number of rows that enter or leave a section.
  private struct Flow {
    /// The number of rows inserted or deleted.
    var changed = 0
    /// The number of rows that move from or to another section.
    var moved = 0
  }
}
