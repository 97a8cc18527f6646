// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// Rules E: every cell ends up with its row, and shows it as it is.
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

  /// What is wrong with the batch once the rows have been compared.
  ///
  /// - Parameters:
  ///   - misplaced: New offsets where a kept cell has another row's identity.
  ///   - expected: For each of them where the cell's row really is; `nil` where it is gone.
  ///   - stale: New offsets where a kept cell has outdated content.
  @usableFromInline
  package func violations(
    misplaced: [Int], expected: [Int?], stale: [Int]
  ) -> [BatchFinding] {
    var findings = displacedReloads + invalidRefreshes
    for (offset, expected) in zip(misplaced, expected) {
      guard let old = plainMap.oldOffset(ofNew: offset) else { continue }
      findings.append(
        BatchFinding(
          .e1, .misplacedRow, counts: counts,
          details: .misplaced(
            old: path(old), mappedTo: path(offset), expected: expected.map(path))))
    }
    for offset in stale {
      guard let old = plainMap.oldOffset(ofNew: offset) else { continue }
      findings.append(
        BatchFinding(
          .e4, .staleContent, counts: counts, details: .stale(old: path(old), new: path(offset))))
    }
    return findings
  }

  private func path(_ offset: Int) -> RowPath { RowPath(section: counts.section ?? 0, row: offset) }
}
