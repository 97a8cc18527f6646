// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// Rules E: every cell ends up with its row, every header with its section, and both show them as
/// they are.
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
  package func violations(rows: Wrong, sections: Wrong) -> [BatchFinding] {
    var findings = displacedReloads + invalidRefreshes
    for (offset, expected) in zip(sections.misplaced, sections.expected) {
      guard let old = sectionMap.oldOffset(ofNew: offset) else { continue }
      findings.append(
        BatchFinding(
          .e1, .misplacedSection, counts: sectionCounts,
          details: .misplacedSection(old: old, mappedTo: offset, expected: expected)))
    }
    for (offset, expected) in zip(rows.misplaced, rows.expected) {
      guard let origin = plainMap.oldOffset(ofNew: offset) else { continue }
      let (from, to) = (old.path(of: origin), new.path(of: offset))
      findings.append(
        BatchFinding(
          .e1, .misplacedRow, counts: counts(new: to.section),
          details: .misplaced(old: from, mappedTo: to, expected: expected.map(new.path))))
    }
    for offset in rows.stale {
      guard let origin = plainMap.oldOffset(ofNew: offset) else { continue }
      let (from, to) = (old.path(of: origin), new.path(of: offset))
      findings.append(
        BatchFinding(
          .e4, .staleContent, counts: counts(new: to.section), details: .stale(old: from, new: to)))
    }
    for offset in sections.stale {
      guard let old = sectionMap.oldOffset(ofNew: offset) else { continue }
      findings.append(
        BatchFinding(
          .e4, .staleHeader, counts: sectionCounts, details: .staleHeader(old: old, new: offset)))
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
