// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// Finds the section of a row, starting from that of the previous row.
///
/// Changed rows are mostly ascending and a few sections apart, so galloping is faster than
/// searching all sections.
struct SectionCursor {
  private let starts: SectionStarts

  /// The section of the last row looked up.
  private(set) var section = 0

  /// The flat offsets of that section's rows.
  private(set) var rows = 0..<0

  init(_ starts: SectionStarts) {
    self.starts = starts
  }

  /// Moves to the section of a row, by a finder if there is one.
  mutating func seek(_ offset: Int, _ finder: SectionFinder?) {
    if rows.contains(offset) { return }
    guard let finder else { return seek(offset) }
    (section, rows) = finder.place(of: offset)
  }

  /// Moves to the section of a row.
  ///
  /// - Complexity: O(log *s*), where *s* is the number of sections from the previous row to this
  ///   one, or of all sections if this row comes before.
  mutating func seek(_ offset: Int) {
    if rows.contains(offset) { return }
    if offset < rows.lowerBound {
      section = starts.section(of: offset)
    } else {
      var step = 1
      var low = section
      while low + step < starts.sectionCount, starts[low + step] <= offset {
        low += step
        step *= 2
      }
      let later = low + 1..<min(low + step, starts.sectionCount)
      section = later.partitioningIndex { starts[$0] > offset } - 1
    }
    rows = starts.rows(of: section)
  }

  /// Moves to the section of a row, and returns the row's path.
  mutating func path(of offset: Int) -> RowPath {
    seek(offset)
    return RowPath(section: section, row: offset - rows.lowerBound)
  }
}
