// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// Rules E1 and E4: every cell ends up with its row and every header with its section, with current
/// content.
extension BatchRule {
  /// Every kept cell ends up at the position of its row (E1).
  package static let misplacedRow = BatchRule("E1", "misplacedRow", message: reason)

  /// Every kept section ends up at its position in the data (E1).
  package static let misplacedSection = BatchRule("E1", "misplacedSection", message: reason)

  /// Every kept row with changed content is refreshed or reloaded (E4).
  package static let staleContent = BatchRule("E4", "staleContent", message: reason)

  /// Every kept section with a changed header is refreshed or reloaded (E4).
  package static let staleHeader = BatchRule("E4", "staleHeader", message: reason)

  /// The reason of a finding as its message.
  static let reason: @Sendable (BatchFinding) -> String = { finding in
    if case .reason(let reason) = finding.details { reason } else { finding.subject }
  }
}

extension BatchInterpretation {
  /// Removes the rows and headers that reloads and refreshes show.
  @usableFromInline
  func removeShown(from rows: inout CellMismatches, _ headers: inout CellMismatches) {
    func isReloaded(_ offset: Int) -> Bool {
      !rowContents.reloadedOld.isEmpty
        && plainMap.oldOffset(ofNew: offset).map(rowContents.reloadedOld.contains) != false
    }
    rows.misplaced.removeAll(where: isReloaded)
    rows.changed.removeAll { isReloaded($0) || rowContents.refreshed.contains($0) }
    headers.changed.removeAll(where: sectionContents.refreshed.contains)
  }

  /// Returns the findings that follow from comparing rows and headers.
  @usableFromInline
  func findings(rows: CellMismatches, headers: CellMismatches) -> [BatchFinding] {
    var findings = displacedReloads + invalidRefreshes
    func add(_ rule: BatchRule, _ counts: BatchFinding.Counts, _ reason: String) {
      findings.append(BatchFinding(rule, counts: counts, details: .reason(reason)))
    }
    for (offset, actual) in zip(headers.misplaced, headers.actual) {
      guard let old = sectionMap.oldOffset(ofNew: offset) else { continue }
      let fate = actual.map { "is now \($0)" } ?? "is deleted"
      add(
        .misplacedSection, sectionCounts,
        "old section \(old) ends up at \(offset), but the section itself \(fate)")
    }
    for (offset, actual) in zip(rows.misplaced, rows.actual) {
      guard let origin = plainMap.oldOffset(ofNew: offset) else { continue }
      let (from, to) = (old.path(of: origin), new.path(of: offset))
      let fate = actual.map { "is now \(new.path(of: $0))" } ?? "is deleted"
      add(
        .misplacedRow, counts(new: to.section),
        "the cell of old row \(from) ends up at \(to), but the row itself \(fate)")
    }
    for offset in rows.changed {
      guard let origin = plainMap.oldOffset(ofNew: offset) else { continue }
      let (from, to) = (old.path(of: origin), new.path(of: offset))
      add(
        .staleContent, counts(new: to.section),
        "row \(to), before the batch \(from), has new content, but its cell is not refreshed")
    }
    for offset in headers.changed {
      guard let old = sectionMap.oldOffset(ofNew: offset) else { continue }
      add(
        .staleHeader, sectionCounts,
        "section \(offset), before the batch \(old), has a new header, but it is not refreshed")
    }
    return findings
  }
}

/// The kept cells whose rows differ from the new rows, or the sections whose headers do.
@usableFromInline
struct CellMismatches {
  /// The new offsets of cells that show a row of another identity, ascending.
  @usableFromInline var misplaced: [Int] = []

  /// The new offsets of the rows that they show; `nil` for those that are deleted.
  @usableFromInline var actual: [Int?] = []

  /// The new offsets of cells that show outdated content of their row, ascending.
  @usableFromInline var changed: [Int] = []

  @usableFromInline
  init() {}
}
