// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// Rules A: the indices of operations exist.
extension BatchRule {
  /// A section that is deleted, reloaded or moved exists before the batch; an inserted section or
  /// the target of a move exists after it (A1).
  package static let sectionOutOfRange = BatchRule(
    "A1", "sectionOutOfRange", message: missingMessage, uiKitText: missingText)

  /// A row that is deleted, reloaded or moved exists before the batch; an inserted row or the
  /// target of a move exists after it (A3).
  package static let rowOutOfRange = BatchRule(
    "A3", "rowOutOfRange", message: missingMessage, uiKitText: missingText)

  /// No index is negative or exceeds the maximum length of a list (A5).
  package static let invalidIndex = BatchRule(
    "A5", "invalidIndex", message: { "\($0.subject): an index is negative or far too large" })

  private static let missingMessage: @Sendable (BatchFinding) -> String = { finding in
    guard case .missing(let missing, let isOld) = finding.details else { return finding.subject }
    return "\(finding.subject), but there is no such \(missing) \(isOld ? "before" : "after") the "
      + "batch"
  }

  private static let missingText: @Sendable (BatchFinding, UIKitWords) -> String? = {
    finding, words in
    guard case .missing(let missing, let isOld) = finding.details,
      let operation = finding.operations.first
    else { return nil }
    return missing == .row
      ? missingRowText(operation, isOld: isOld, finding, words)
      : missingSectionText(operation, isOld: isOld, finding, words)
  }

  private static func missingRowText(
    _ operation: BatchUpdate.Operation, isOld: Bool, _ finding: BatchFinding, _ words: UIKitWords
  ) -> String? {
    switch operation {
    // A reload is reported as a delete: layerhq/Layer-Parse-iOS-Example #8, "attempt to delete item
    // 6 from section 0 which only contains 0 items before the update".
    case .deleteRow(let path), .reloadRow(let path):
      "attempt to delete \(words.row) \(path.row) from section \(path.section) which only contains "
        + "\(finding.countBefore) \(words.rows) before the update"
    case .insertRow(let path):
      "attempt to insert \(words.row) \(path.row) into section \(path.section), but there are only "
        + "\(finding.countAfter) \(words.rows) in section \(path.section) after the update"
    case .moveRow(let move) where isOld:
      "attempt to move index path \(words.path(move.from)) that does not exist - there are only "
        + "\(finding.countBefore) \(words.rows) in section \(move.from.section) before the update"
    case .moveRow(let move):
      "attempt to move index path \(words.path(move.from)) to index path \(words.path(move.to)) "
        + "that does not exist - there are only \(finding.countAfter) \(words.rows) in section "
        + "\(move.to.section) after the update"
    default: nil
    }
  }

  private static func missingSectionText(
    _ operation: BatchUpdate.Operation, isOld: Bool, _ finding: BatchFinding, _ words: UIKitWords
  ) -> String? {
    let before = "there are only \(finding.countBefore) sections before the update"
    let after = "there are only \(finding.countAfter) sections after the update"
    switch operation {
    // Also reported for a reload: Shopify/FunctionalTableData #130.
    case .deleteSection(let section), .reloadSection(let section):
      return "attempt to delete section \(section), but \(before)"
    case .insertSection(let section):
      return "attempt to insert section \(section) but \(after)"
    case .moveSection(let move) where isOld:
      return "attempt to move section \(move.from), but \(before)"
    case .deleteRow(let path):
      return "attempt to delete \(words.row) \(path.row) from section \(path.section), but "
        + before
    case .insertRow(let path):
      return "attempt to insert \(words.row) \(path.row) into section \(path.section), but "
        + after
    case .moveRow(let move) where isOld:
      return "attempt to move index path \(words.path(move.from)) from a section that does not "
        + "exist - \(before)"
    case .moveRow(let move):
      return "attempt to move index path \(words.path(move.from)) to index path "
        + "\(words.path(move.to)) in section that does not exist - \(after)"
    // There are no reports about sections that move to an offset out of range, or rows reloaded in
    // sections that do not exist.
    default: return nil
    }
  }
}

extension BatchValidator {
  private typealias Operation = BatchUpdate.Operation

  mutating func validateSectionRanges() {
    for section in batch.sectionDeletes { validate(.deleteSection(section), old: section) }
    for section in batch.sectionReloads { validate(.reloadSection(section), old: section) }
    for section in batch.sectionInserts { validate(.insertSection(section), new: section) }
    for move in batch.sectionMoves {
      validate(.moveSection(move), old: move.from)
      validate(.moveSection(move), new: move.to)
    }
    for section in batch.sectionRefreshes where !Self.isValid(section) {
      validate(.refreshSection(section), new: section)
    }
  }

  mutating func validateRowRanges() {
    for run in batch.deleted.runs { validate(run, isOld: true, .deleteRow(run.first)) }
    for run in batch.reloaded.runs { validate(run, isOld: true, .reloadRow(run.first)) }
    for run in batch.inserted.runs { validate(run, isOld: false, .insertRow(run.first)) }
    for run in batch.moved.runs {
      let from = BatchUpdate.RowRange(run.from, count: run.count)
      let to = BatchUpdate.RowRange(run.to, count: run.count)
      validate(from, isOld: true, .moveRow(run[0]))
      validate(to, isOld: false, .moveRow(run[0]))
    }
    // Valid indices without a row are checked by rule E5.
    for run in batch.refreshed.runs where !isValid(run) {
      validate(run, isOld: false, .refreshRow(run.first), invalidOnly: true)
    }
  }

  private mutating func validate(_ operation: Operation, old section: Int) {
    if !old.hasSection(section) { add(operation, section, isOld: true) }
  }

  private mutating func validate(_ operation: Operation, new section: Int) {
    if !new.hasSection(section) { add(operation, section, isOld: false) }
  }

  @inline(never)
  private mutating func add(_ operation: Operation, _ section: Int, isOld: Bool) {
    if Self.isValid(section) {
      report(
        .sectionOutOfRange, operation, counts: sectionCounts,
        details: .missing(.section, isOld: isOld))
    } else {
      report(.invalidIndex, operation, counts: sectionCounts)
    }
  }

  /// - Parameter first: The operation on the first row of the run.
  @inline(never)
  private mutating func validate(
    _ run: BatchUpdate.RowRange, isOld: Bool, _ first: Operation, invalidOnly: Bool = false
  ) {
    let starts = isOld ? old : new
    let hasSection = starts.hasSection(run.section)
    let rows = 0..<(hasSection ? starts.rows(of: run.section).count : 0)
    if rows.contains(run.rows.lowerBound), rows.contains(run.rows.upperBound) { return }
    let counts = isOld ? rowCounts(old: run.section) : rowCounts(new: run.section)
    for row in run.rows where !rows.contains(row) {
      let operation = first.advanced(by: row - run.rows.lowerBound)
      if !Self.isValid(run.section) || !Self.isValid(row) {
        report(.invalidIndex, operation, counts: counts)
      } else if !invalidOnly {
        report(
          .rowOutOfRange, operation, counts: hasSection ? counts : sectionCounts,
          details: .missing(hasSection ? .row : .section, isOld: isOld))
      }
    }
  }

  private func isValid(_ run: BatchUpdate.RowRange) -> Bool {
    Self.isValid(run.section) && Self.isValid(run.rows.lowerBound)
      && Self.isValid(run.rows.upperBound)
  }

  /// Returns whether an index can occur in a list of at most `Int32.max` rows.
  private static func isValid(_ index: Int) -> Bool { 0 <= index && index < Int(Int32.max) }
}
