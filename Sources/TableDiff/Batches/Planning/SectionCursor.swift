// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// The section that holds a row, found from the section of the row before.
///
/// Rows that changed come in ascending order, mostly a few sections apart: looking ahead in steps
/// that double costs less than a search through all sections.
struct SectionCursor {
  private let starts: SectionStarts

  /// The section of the row that was looked up last.
  private(set) var section = 0

  /// The flat offsets of that section's rows.
  private(set) var rows = 0..<0

  init(_ starts: SectionStarts) {
    self.starts = starts
  }

  /// Goes to the section of a row, which may lie anywhere.
  mutating func seek(_ offset: Int, _ finder: SectionFinder?) {
    if rows.contains(offset) { return }
    guard let finder else { return seek(offset) }
    section = finder.section(of: offset)
    rows = starts.rows(of: section)
  }

  /// Goes to the section of a row.
  ///
  /// - Complexity: O(log *s*), where *s* is the number of sections between this row and the one
  ///   before; for a row that lies before it, that of all sections.
  mutating func seek(_ offset: Int) {
    if rows.contains(offset) { return }
    if offset < rows.lowerBound {
      section = starts.section(of: offset)
    } else {
      var step = 1
      var low = section
      while low + step < starts.sectionCount, starts.rows(of: low + step).lowerBound <= offset {
        low += step
        step *= 2
      }
      var high = min(low + step, starts.sectionCount)
      while high - low > 1 {
        let middle = (low + high) / 2
        if starts.rows(of: middle).lowerBound <= offset { low = middle } else { high = middle }
      }
      section = low
    }
    rows = starts.rows(of: section)
  }
}
