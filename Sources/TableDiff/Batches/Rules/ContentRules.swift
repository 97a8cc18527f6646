// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// Rules E1 and E4: every cell ends up with its row, every header with its section, and both show
/// their content.
extension BatchRule {
  /// Every cell that is kept ends up where its row is (E1).
  public static let misplacedRow = BatchRule(
    "E1", "misplacedRow",
    message: { finding in
      guard case .misplacedRow(let old, let position, let expected) = finding.details else {
        return ""
      }
      return "the cell of old row \(old) ends up at \(position), but the row itself "
        + (expected.map { "is now \($0)" } ?? "is gone")
    })

  /// Every section that is kept ends up where it is in the data (E1).
  public static let misplacedSection = BatchRule(
    "E1", "misplacedSection",
    message: { finding in
      guard case .misplacedSection(let old, let position, let expected) = finding.details else {
        return ""
      }
      return "old section \(old) ends up at \(position), but the section itself "
        + (expected.map { "is now \($0)" } ?? "is gone")
    })

  /// Every kept row with changed content is refreshed or reloaded (E4).
  public static let staleContent = BatchRule(
    "E4", "staleContent",
    message: { finding in
      guard case .stale(let old, let new) = finding.details else { return "" }
      return "row \(new), before the batch \(old), has new content, but its cell is not refreshed"
    })

  /// Every kept section with a changed header is refreshed or reloaded (E4).
  public static let staleHeader = BatchRule(
    "E4", "staleHeader",
    message: { finding in
      guard case .stale(let old, let new) = finding.details else { return "" }
      return "section \(new), before the batch \(old), has a new header, but it is not refreshed"
    })
}

extension BatchReading {
  /// Of the new offsets where a kept cell has the wrong row, those where it goes on to show it.
  ///
  /// With the plain map, reloaded cells are among the kept ones: they are new, and right, in truth.
  @usableFromInline
  package func wrong(_ offsets: [Int], along map: RowMap, unlessRefreshed: Bool) -> [Int] {
    if offsets.isEmpty || (reloadedOld.isEmpty && !unlessRefreshed) { return offsets }
    return offsets.filter { offset in
      if unlessRefreshed, refreshed.contains(offset) { return false }
      guard let old = map.oldOffset(ofNew: offset) else { return false }
      return !reloadedOld.contains(old)
    }
  }

  /// Of the new offsets of kept sections with wrong headers, those that go on to show them.
  @usableFromInline
  package func unrefreshed(_ sections: [Int]) -> [Int] {
    sections.isEmpty ? [] : sections.filter { !refreshedSections.contains($0) }
  }

  /// What is wrong with the batch once the rows and sections have been compared.
  @usableFromInline
  package func findings(rows: Wrong, sections: Wrong) -> [BatchFinding] {
    var findings = displacedReloads + invalidRefreshes
    for (offset, expected) in zip(sections.misplaced, sections.expected) {
      guard let old = sectionMap.oldOffset(ofNew: offset) else { continue }
      findings.append(
        BatchFinding(
          .misplacedSection, counts: sectionCounts,
          details: .misplacedSection(old: old, mappedTo: offset, expected: expected)))
    }
    for (offset, expected) in zip(rows.misplaced, rows.expected) {
      guard let origin = plainMap.oldOffset(ofNew: offset) else { continue }
      let (from, to) = (old.path(of: origin), new.path(of: offset))
      findings.append(
        BatchFinding(
          .misplacedRow, counts: counts(new: to.section),
          details: .misplacedRow(old: from, mappedTo: to, expected: expected.map(new.path))))
    }
    for offset in rows.stale {
      guard let origin = plainMap.oldOffset(ofNew: offset) else { continue }
      let (from, to) = (old.path(of: origin), new.path(of: offset))
      findings.append(
        BatchFinding(
          .staleContent, counts: counts(new: to.section),
          details: .stale(old: "\(from)", new: "\(to)")))
    }
    for offset in sections.stale {
      guard let old = sectionMap.oldOffset(ofNew: offset) else { continue }
      findings.append(
        BatchFinding(
          .staleHeader, counts: sectionCounts, details: .stale(old: "\(old)", new: "\(offset)")))
    }
    return findings
  }

  /// Where a batch leaves cells or headers wrong.
  @usableFromInline
  package struct Wrong {
    /// New offsets where a kept one has another identity; ascending.
    @usableFromInline package var misplaced: [Int]

    /// For each of them where its row or section really is; `nil` where it is gone.
    @usableFromInline package var expected: [Int?]

    /// New offsets where a kept one has outdated content; ascending.
    @usableFromInline package var stale: [Int]

    @usableFromInline
    package init(misplaced: [Int], expected: [Int?], stale: [Int]) {
      self.misplaced = misplaced
      self.expected = expected
      self.stale = stale
    }
  }
}
