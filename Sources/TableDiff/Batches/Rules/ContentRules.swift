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
  /// Returns the offsets among those of kept rows whose cells are not reloaded.
  @usableFromInline
  func unreloaded(_ offsets: [Int]) -> [Int] {
    if offsets.isEmpty || reloadedOld.isEmpty { return offsets }
    return offsets.filter { offset in
      guard let old = plainMap.oldOffset(ofNew: offset) else { return false }
      return !reloadedOld.contains(old)
    }
  }

  /// Returns the offsets among those of kept rows whose cells are not refreshed.
  @usableFromInline
  func unrefreshed(_ offsets: [Int]) -> [Int] {
    offsets.isEmpty ? [] : offsets.filter { !refreshed.contains($0) }
  }

  /// Returns the offsets among those of kept sections whose headers are not refreshed.
  @usableFromInline
  func unrefreshed(sections: [Int]) -> [Int] {
    sections.isEmpty ? [] : sections.filter { !refreshedSections.contains($0) }
  }

  /// Returns the findings that follow from comparing rows and sections.
  @usableFromInline
  func findings(rows: Wrong, sections: Wrong) -> [BatchFinding] {
    var findings = displacedReloads + invalidRefreshes
    func add(_ rule: BatchRule, _ counts: BatchFinding.Counts, _ reason: String) {
      findings.append(BatchFinding(rule, counts: counts, details: .reason(reason)))
    }
    for (offset, expected) in zip(sections.misplaced, sections.expected) {
      guard let old = sectionMap.oldOffset(ofNew: offset) else { continue }
      let fate = expected.map { "is now \($0)" } ?? "is deleted"
      add(
        .misplacedSection, sectionCounts,
        "old section \(old) ends up at \(offset), but the section itself \(fate)")
    }
    for (offset, expected) in zip(rows.misplaced, rows.expected) {
      guard let origin = plainMap.oldOffset(ofNew: offset) else { continue }
      let (from, to) = (old.path(of: origin), new.path(of: offset))
      let fate = expected.map { "is now \(new.path(of: $0))" } ?? "is deleted"
      add(
        .misplacedRow, counts(new: to.section),
        "the cell of old row \(from) ends up at \(to), but the row itself \(fate)")
    }
    for offset in rows.stale {
      guard let origin = plainMap.oldOffset(ofNew: offset) else { continue }
      let (from, to) = (old.path(of: origin), new.path(of: offset))
      add(
        .staleContent, counts(new: to.section),
        "row \(to), before the batch \(from), has new content, but its cell is not refreshed")
    }
    for offset in sections.stale {
      guard let old = sectionMap.oldOffset(ofNew: offset) else { continue }
      add(
        .staleHeader, sectionCounts,
        "section \(offset), before the batch \(old), has a new header, but it is not refreshed")
    }
    return findings
  }

  /// The offsets at which a batch leaves wrong cells or headers.
  @usableFromInline
  struct Wrong {
    /// The new offsets with another identity, ascending.
    @usableFromInline var misplaced: [Int]

    /// The actual offset of the row or section for each of them; `nil` if it is deleted.
    @usableFromInline var expected: [Int?]

    /// The new offsets with outdated content, ascending.
    @usableFromInline var stale: [Int]

    @usableFromInline
    init(misplaced: [Int], expected: [Int?], stale: [Int]) {
      self.misplaced = misplaced
      self.expected = expected
      self.stale = stale
    }
  }
}
