// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension ListTransition {
  /// Returns the effect on every cell visible before or after the batch, by flat offset.
  ///
  ///     // [a b c d] -> [c a b x]
  ///     let effects = transition.effects(visibleBefore: 0..<2, visibleAfter: 0..<2)
  ///     // a: shifted from 0 to 1
  ///     // b: shifted from 1 to 2, becomes hidden
  ///     // c: moved from 2 to 0, becomes visible
  ///
  /// - Parameters:
  ///   - visibleBefore: Flat offsets before the batch, which number the rows of all sections
  ///     consecutively; those out of range are ignored.
  ///   - visibleAfter: Flat offsets after the batch; those out of range are ignored.
  /// - Returns: One effect for each cell: first cells visible before, ascending by `from`, then
  ///   cells visible only after, ascending by `to`.
  /// - Complexity: O(*v* log (*s* + *r*)), where *v* is the length of both ranges, *s* the number
  ///   of sections and *r* the number of runs.
  public func effects(
    visibleBefore: Range<Int>, visibleAfter: Range<Int>
  ) -> [ListEffect<Int>] {
    effects(visibleBefore, visibleAfter, old: { $0 }, new: { $0 })
  }

  /// Returns the effect on every cell visible before or after the batch, by path.
  ///
  ///     let visible = RowPath(section: 0, row: 5)..<RowPath(section: 2, row: 0)
  ///     let effects = transition.effects(visibleBefore: visible, visibleAfter: visible)
  ///     // the cells of section 0 from row 5 on, and of section 1
  ///
  /// - Parameters:
  ///   - visibleBefore: Paths before the batch; rows past the end of a section are ignored.
  ///   - visibleAfter: Paths after the batch; rows past the end of a section are ignored.
  /// - Returns: One effect for each cell: first cells visible before, ascending by `from`, then
  ///   cells visible only after, ascending by `to`.
  /// - Complexity: O(*v* log (*s* + *r*)), where *v* is the number of rows in both ranges, *s*
  ///   the number of sections and *r* the number of runs.
  public func effects(
    visibleBefore: Range<RowPath>, visibleAfter: Range<RowPath>
  ) -> [ListEffect<RowPath>] {
    effects(
      old.clamped(visibleBefore.lowerBound)..<old.clamped(visibleBefore.upperBound),
      new.clamped(visibleAfter.lowerBound)..<new.clamped(visibleAfter.upperBound),
      old: old.path, new: new.path)
  }

  private func effects<Position>(
    _ before: Range<Int>, _ after: Range<Int>, old oldPosition: (Int) -> Position,
    new newPosition: (Int) -> Position
  ) -> [ListEffect<Position>] {
    map.effects(
      visibleBefore: before, visibleAfter: after, rowContents, old: oldPosition, new: newPosition,
      isShifted: { $0 != $1 || old.path(of: $0) != new.path(of: $1) })
  }

  /// Returns the effect on every section visible before or after the batch.
  ///
  ///     // [fruit, nuts] -> [nuts, fruit]
  ///     let effects = transition.sectionEffects(visibleBefore: 0..<2, visibleAfter: 0..<2)
  ///     // fruit: shifted from 0 to 1; nuts: moved from 1 to 0
  ///
  /// - Parameters:
  ///   - visibleBefore: Sections before the batch; those out of range are ignored.
  ///   - visibleAfter: Sections after the batch; those out of range are ignored.
  /// - Returns: One effect for each section: first sections visible before, ascending by `from`,
  ///   then sections visible only after, ascending by `to`.
  /// - Complexity: O(*v* log *r*), where *v* is the length of both ranges and *r* the number of
  ///   runs.
  public func sectionEffects(
    visibleBefore: Range<Int>, visibleAfter: Range<Int>
  ) -> [ListEffect<Int>] {
    sectionMap.effects(
      visibleBefore: visibleBefore, visibleAfter: visibleAfter, sectionContents, old: { $0 },
      new: { $0 }, isShifted: { $0 != $1 })
  }
}

extension SectionStarts {
  /// Returns the flat offset of the row at a path, or of the next row if it does not exist.
  fileprivate func clamped(_ path: RowPath) -> Int {
    if path.section < 0 { return 0 }
    if path.section >= sectionCount { return rowCount }
    let rows = rows(of: path.section)
    return rows.lowerBound + min(max(path.row, 0), rows.count)
  }
}
