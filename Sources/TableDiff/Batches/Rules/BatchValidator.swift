// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// Validates a batch by the row counts before and after it (rules A to D).
///
/// Rules E, about cells that end up with wrong rows, require the rows themselves. For a batch that
/// obeys A to D, the caller compares rows by `interpretation`.
///
/// Validation works on runs. A valid batch takes time for its operations and a few numbers for each
/// section. Individual rows are read only if an operation is wrong.
@usableFromInline
struct BatchValidator: ~Copyable {
  let batch: BatchUpdate
  let old: SectionStarts
  let new: SectionStarts
  let kind: ListViewKind

  /// The findings, in no particular order.
  @usableFromInline var findings: [BatchFinding] = []

  /// The interpretation of the batch; `nil` if anything is wrong.
  @usableFromInline private(set) var interpretation: BatchInterpretation?

  /// The interpretation of its section operations; `nil` if it is undefined.
  private(set) var sections: SectionInterpretation?

  /// Validates a batch.
  ///
  /// - Parameters:
  ///   - batch: The batch.
  ///   - old: The row counts before it.
  ///   - new: The row counts after it.
  ///   - kind: The kind of list view.
  @usableFromInline
  init(_ batch: BatchUpdate, old: SectionStarts, new: SectionStarts, kind: ListViewKind) {
    self.batch = batch
    self.old = old
    self.new = new
    self.kind = kind
    validateSections()
    let broken = findings.count
    validateRowRanges()
    let hasAllRows = findings.count == broken
    let flat = hasAllRows ? flatRows() : nil
    if flat == nil { validateRowCollisions() }
    if batch.hasSectionOperations {
      validateRows(
        in: AffectedSections(
          batch, old: old, new: new,
          reloadedNew: sections?.contents.reloadedNew ?? OffsetRanges()))
    }
    guard let sections else { return }
    validateRowCounts(sections)
    guard let flat else { return }
    let implied = impliedMoves(flat, sections)
    validateNoopMoves(implied)
    if !findings.isEmpty { return }
    interpretation = BatchInterpretation(self, sections, flat, implied: implied)
  }

  /// Appends a finding about up to two operations.
  ///
  /// Not inlined: dozens of places call it, none of them for a valid batch.
  @inline(never)
  mutating func report(
    _ rule: BatchRule, _ operation: BatchUpdate.Operation? = nil,
    and other: BatchUpdate.Operation? = nil, counts: BatchFinding.Counts,
    details: BatchFinding.Details = .none
  ) {
    var operations: [BatchUpdate.Operation] = []
    if let operation { operations.append(operation) }
    if let other { operations.append(other) }
    findings.append(BatchFinding(rule, operations, counts: counts, details: details))
  }

  /// Validates the rules on which the correspondence of old and new sections depends.
  private mutating func validateSections() {
    validateSectionRanges()
    let flat =
      findings.isEmpty
      ? FlatBatch(
        FlatOperations(sectionsOf: batch), oldCount: old.sectionCount, newCount: new.sectionCount)
      : nil
    if flat == nil { validateSectionCollisions() }
    validateSectionCount()
    if let flat, flat.stayingCount == flat.remainingCount {
      sections = SectionInterpretation(batch, flat)
    }
    validateNoopSectionMoves(sections?.impliedMoves ?? [])
  }

  private func flatRows() -> FlatBatch? {
    var alsoDeleted = ContiguousArray<Range<Int>>(), alsoInserted = alsoDeleted
    if let sections, batch.hasSectionOperations {
      for run in sections.map.byOld where run.new < 0 {
        alsoDeleted.append(old[Int(run.old)]..<old[Int(run.old + run.count)])
      }
      for run in sections.map.byNew where run.old < 0 {
        alsoInserted.append(new[Int(run.new)]..<new[Int(run.new + run.count)])
      }
    }
    return FlatBatch(
      FlatOperations(rowsOf: batch, old, new), oldCount: old.rowCount, newCount: new.rowCount,
      alsoDeleted: alsoDeleted, alsoInserted: alsoInserted)
  }

  private func impliedMoves(_ flat: FlatBatch, _ sections: SectionInterpretation) -> [MoveRuns.Run]
  {
    let runs = batch.moved.runs
    return flat.impliedMoves { index in
      let (from, to) = (runs[index].from.section, runs[index].to.section)
      return sections.newOffset(ofOld: from) == to ? (old[from], new[to]) : nil
    }.map { runs[$0] }
  }
}

/// The counts of a finding.
extension BatchValidator {
  var sectionCounts: BatchFinding.Counts { BatchFinding.Counts(old, new) }

  /// Returns the row counts of a section, given its old offset; the section counts if it does not
  /// exist.
  @inline(never)
  func rowCounts(old section: Int) -> BatchFinding.Counts {
    guard old.hasSection(section) else { return rowCounts(nil, section) }
    guard let sections else { return rowCounts(section, section) }
    if let to = sections.plainMap.newOffset(ofOld: section) { return rowCounts(section, to) }
    // The section is deleted, and a new one may have its offset.
    let isReplaced = new.hasSection(section) && sections.plainMap.oldOffset(ofNew: section) == nil
    return rowCounts(section, isReplaced ? section : nil)
  }

  /// Returns the row counts of a section, given its new offset; the section counts if it does not
  /// exist.
  @inline(never)
  func rowCounts(new section: Int) -> BatchFinding.Counts {
    guard new.hasSection(section) else { return rowCounts(section, nil) }
    guard let sections else { return rowCounts(section, section) }
    if let from = sections.plainMap.oldOffset(ofNew: section) { return rowCounts(from, section) }
    let isReplaced = old.hasSection(section) && sections.plainMap.newOffset(ofOld: section) == nil
    return rowCounts(isReplaced ? section : nil, section)
  }

  private func rowCounts(_ from: Int?, _ to: Int?) -> BatchFinding.Counts {
    BatchFinding.Counts(old, new, of: from, to)
  }
}
