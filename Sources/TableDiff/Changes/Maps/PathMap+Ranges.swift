// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension PathMap {
  /// Returns the new paths of the rows in a range of the old list.
  ///
  ///     // From the second row of the first section to the end of the second section:
  ///     let range = RowPath(section: 0, row: 1)..<RowPath(section: 2, row: 0)
  ///     map.newPaths(ofOld: range)  // [(0, 0)..<(0, 2)]: each range is in one section
  ///
  /// A range contains the rows from its lower bound up to its upper bound, in the order of the
  /// sections. A bound may be just past the last row of a section, or be row 0 of the section just
  /// past the last one.
  ///
  /// For ranges of the new list, use ``inverse``.
  ///
  /// - Parameter range: A range of old paths.
  /// - Returns: The new paths of the rows that are not deleted, as ascending ranges with gaps
  ///   between them, each in one section.
  /// - Precondition: The bounds of `range` are in the old list, or just past rows of it.
  /// - Complexity: O(log *k* + *r* log *r* + *s*), where *k* is the number of runs of changed rows,
  ///   *r* the number of segments in `range`, and *s* the number of sections.
  public func newPaths(ofOld range: Range<RowPath>) -> [Range<RowPath>] {
    newStarts.paths(of: rows.fromOld.targets(of: oldStarts.offsets(of: range, "old")))
  }
}

extension SectionStarts {
  /// Returns the flat offsets of the rows in a range of paths; traps if a bound is not in the list.
  ///
  /// - Parameter side: The list, "old" or "new".
  fileprivate func offsets(of range: Range<RowPath>, _ side: String) -> Range<Int> {
    offset(ofBound: range.lowerBound, side)..<offset(ofBound: range.upperBound, side)
  }

  private func offset(ofBound path: RowPath, _ side: String) -> Int {
    if path == RowPath(section: sectionCount, row: 0) { return rowCount }
    require(
      hasSection(path.section) && 0 <= path.row && path.row <= rows(of: path.section).count,
      "\(path) is not in the \(side) list, which has \(counts(at: path)).")
    return offset(of: path)
  }

  /// Returns ascending flat ranges as ranges of paths, split at the ends of sections.
  fileprivate func paths(of ranges: [Range<Int>]) -> [Range<RowPath>] {
    var paths: [Range<RowPath>] = []
    var cursor = SectionCursor(self)
    for range in ranges {
      var start = range.lowerBound
      while start < range.upperBound {
        let path = cursor.path(of: start)
        let count = min(range.upperBound, cursor.rows.upperBound) - start
        paths.append(path..<RowPath(section: path.section, row: path.row + count))
        start += count
      }
    }
    return paths
  }
}
