// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// Rules C: rows in sections that are deleted, inserted or moved.
extension BatchRule {
  /// No row is deleted or reloaded in a section that is deleted or reloaded (C1).
  package static let rowOperationInDeletedSection = BatchRule(
    "C1", "rowOperationInDeletedSection",
    message: { "\($0.subject), but the whole section is deleted or reloaded" })

  /// No row is inserted into a section that is inserted or reloaded (C2).
  package static let rowOperationInInsertedSection = BatchRule(
    "C2", "rowOperationInInsertedSection",
    message: { "\($0.subject), but the whole section is inserted or reloaded" })

  /// No row moves out of a section that is deleted or reloaded (C3).
  package static let moveFromDeletedSection = BatchRule(
    "C3", "moveFromDeletedSection",
    message: { "\($0.subject), but the whole section is deleted or reloaded" },
    uiKitText: { finding, words in
      guard case .moveRow(let move) = finding.operations.first else { return nil }
      // Only messages of collection views are reported to contain the section.
      let section = words.isTable ? "" : " (\(move.from.section))"
      return "cannot move \(words.oneRow) from a deleted section\(section)"
    })

  /// No row moves into a section that is inserted or reloaded (C4).
  package static let moveIntoInsertedSection = BatchRule(
    "C4", "moveIntoInsertedSection",
    message: { "\($0.subject), but the whole section is inserted or reloaded" },
    uiKitText: { finding, words in
      guard case .moveRow(let move) = finding.operations.first else { return nil }
      return "cannot move \(words.oneRow) into a newly inserted section (\(move.to.section))"
    })

  /// No row is inserted, deleted or reloaded in a section that moves, and no move starts or ends
  /// there (C5).
  ///
  /// Reloads give wrong counts (radar 27041784, a table view of iOS 9.3). Inserts and moves corrupt
  /// memory without a message (radars 26021018 and 31779360, IGListKit #691). Deletes are animated
  /// wrongly.
  package static let rowOperationInMovedSection = BatchRule(
    "C5", "rowOperationInMovedSection",
    message: { "\($0.subject), but the section moves" },
    uiKitText: { finding, words in
      guard words.isTable, case .reloadRow = finding.operations.first, finding.section != nil
      else { return nil }
      return words.counts(finding, inserted: 0, deleted: 1)
    })

  /// A row that moves to another section changes its section offset, since list views compare
  /// offsets to detect a change of section (C7).
  ///
  /// Otherwise counts are wrong, but no message is reported.
  package static let crossSectionMoveToSameOffset = BatchRule(
    "C7", "crossSectionMoveToSameOffset",
    message: {
      "\($0.subject) leads to another section, which has the offset of the first one before the "
        + "batch"
    })

  /// In table views, no row moves to another section in a batch with section operations (C9).
  package static let crossSectionMoveWithSectionOperations = BatchRule(
    "C9", "crossSectionMoveWithSectionOperations",
    message: { "\($0.subject) leads to another section, in a batch with section operations" })
}

extension BatchValidator {
  private typealias Operation = BatchUpdate.Operation

  mutating func validateRows(in affected: AffectedSections) {
    for run in batch.deleted.runs { validate(run, isOld: true, .deleteRow(run.first), affected) }
    for run in batch.reloaded.runs { validate(run, isOld: true, .reloadRow(run.first), affected) }
    for run in batch.inserted.runs { validate(run, isOld: false, .insertRow(run.first), affected) }
    for run in batch.moved.runs { validateMoves(run, affected) }
  }

  private mutating func validate(
    _ run: BatchUpdate.RowRange, isOld: Bool, _ first: Operation, _ affected: AffectedSections
  ) {
    let section = run.section
    let isReplaced =
      (isOld ? affected.deletedOrReloaded : affected.insertedOrReloaded).contains(section)
    let moves = (isOld ? affected.movedFrom : affected.movedTo).contains(section)
    if !isReplaced, !moves { return }
    let counts = isOld ? rowCounts(old: section) : rowCounts(new: section)
    if isReplaced {
      let rule: BatchRule = isOld ? .rowOperationInDeletedSection : .rowOperationInInsertedSection
      report(rule, first, run.rows.count, counts)
    }
    if moves { report(.rowOperationInMovedSection, first, run.rows.count, counts) }
  }

  private mutating func validateMoves(_ run: MoveRuns.Run, _ affected: AffectedSections) {
    let (from, to) = (run.from.section, run.to.section)
    let first = Operation.moveRow(run[0])
    if affected.deletedOrReloaded.contains(from) {
      report(.moveFromDeletedSection, first, run.count, rowCounts(old: from))
    }
    if affected.insertedOrReloaded.contains(to) {
      report(.moveIntoInsertedSection, first, run.count, rowCounts(new: to))
    }
    if affected.movedFrom.contains(from) {
      report(.rowOperationInMovedSection, first, run.count, rowCounts(old: from))
    } else if affected.movedTo.contains(to) {
      report(.rowOperationInMovedSection, first, run.count, rowCounts(new: to))
    }
    guard old.hasSection(from), new.hasSection(to), sections?.isKept(new: to) == true,
      let target = sections?.newOffset(ofOld: from), target != to
    else { return }
    if from == to { report(.crossSectionMoveToSameOffset, first, run.count, rowCounts(new: to)) }
    if !kind.mixesCrossSectionMovesWithSections {
      report(.crossSectionMoveWithSectionOperations, first, run.count, rowCounts(new: to))
    }
  }

  /// Appends findings about an operation on several consecutive rows.
  @inline(never)
  private mutating func report(
    _ rule: BatchRule, _ first: Operation, _ rowCount: Int, _ counts: BatchFinding.Counts
  ) {
    for step in 0..<rowCount { report(rule, first.advanced(by: step), counts: counts) }
  }
}
