// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension OffsetMap {
  /// Returns the new offset of a row of the old list, or of its nearest neighbour if it is deleted.
  ///
  ///     let old = ["a", "b", "c", "d"], new = ["d", "a", "c"]
  ///     let map = OffsetMap(old.tableDiff(to: new, id: \.self))
  ///     map.newOffset(nearestToOld: 3)  // 0: "d" itself, which moved
  ///     map.newOffset(nearestToOld: 1)  // 2: "c", the row after "b"
  ///
  /// Use it for state that always needs a row, such as keyboard or VoiceOver focus, or a detail
  /// view.
  ///
  /// The neighbour is the next row below, or else the next one above, in the old list. Staying
  /// neighbours on either side come before moved ones, since a moved neighbour may now be anywhere
  /// and would take the focus with it. A moved row is returned only if no row of the list stays.
  /// ``ListDiff/MoveStyle/all`` also reports rows that merely shifted as moved, so the default style
  /// finds nearer neighbours.
  ///
  /// - Parameter offset: An old offset.
  /// - Returns: A new offset; `nil` if all rows are deleted.
  /// - Precondition: The old list has a row at `offset`.
  /// - Complexity: O(log *k* + *p*), where *k* is the number of runs of changed rows and *p* the
  ///   number of such runs up to the neighbour.
  public func newOffset(nearestToOld offset: Int) -> Int? {
    fromOld.requireRow(offset, "old")
    return fromOld.target(nearestTo: offset)
  }
}

extension PathMap {
  /// Returns the new path of a row of the old list, or of its nearest neighbour if it is deleted.
  ///
  ///     map.newPath(nearestToOld: RowPath(section: 0, row: 1))
  ///
  /// Neighbours are considered in the order of ``OffsetMap/newOffset(nearestToOld:)``,
  /// starting with the row's own section. Rows of other sections stay only if their section does
  /// not move.
  ///
  /// - Parameter path: An old path.
  /// - Returns: A new path; `nil` if all rows are deleted.
  /// - Precondition: The old list has a row at `path`.
  /// - Complexity: O(log *k* + log *s* + *p*), where *k* is the number of runs of changed rows, *s*
  ///   the number of sections and *p* the number of such runs up to the neighbour.
  public func newPath(nearestToOld path: RowPath) -> RowPath? {
    oldStarts.requireRow(path, "old")
    return rows.fromOld.target(
      nearestTo: oldStarts.offset(of: path), in: oldStarts.rows(of: path.section),
      staying: nearestStaying
    ).map { newStarts.path(of: $0) }
  }

  /// Returns the nearest row whose section stays, among old rows on a side of a row; `nil` if there
  /// is none.
  ///
  /// Sections adjacent in both lists may differ in whether they move.
  ///
  /// - Complexity: O(log *s*) for each run of sections that change or stay together.
  private func nearestStaying(in range: Range<Int>, from side: RowSide) -> Int? {
    var range = range
    while !range.isEmpty {
      let offset = range.nearest(on: side)
      let run = sections.fromOld.index(of: oldStarts.section(of: offset))
      if sections.fromOld.segments[run].stays { return offset }
      let passed = sections.fromOld.rows(at: run)
      range =
        side == .before
        ? range.lowerBound..<max(range.lowerBound, oldStarts[passed.lowerBound])
        : min(range.upperBound, oldStarts[passed.upperBound])..<range.upperBound
    }
    return nil
  }
}

extension Range<Int> {
  /// Returns the offset nearest to a row that has this range on a side.
  fileprivate func nearest(on side: RowSide) -> Int {
    side == .before ? upperBound - 1 : lowerBound
  }
}

extension OffsetSegments {
  /// Returns the offset of a row in the other list, or of its nearest neighbour there.
  ///
  /// - Parameters:
  ///   - section: The rows to search first for a staying neighbour, before the whole list; `nil`
  ///     for a flat list. Moved neighbours come last.
  ///   - staying: Returns the nearest row that stays together with its section, among rows on a
  ///     side that all stay in their sections.
  func target(
    nearestTo offset: Int, in section: Range<Int>? = nil,
    staying: (_ rows: Range<Int>, _ side: RowSide) -> Int? = { $0.nearest(on: $1) }
  ) -> Int? {
    let index = index(of: offset)
    if segments[index].target != nil { return target(of: offset) }
    if let section {
      for side in RowSide.allCases {
        let found = neighbor(of: index, side, in: section) { segment, rows in
          segments[segment].stays ? rows.nearest(on: side) : nil
        }
        if let found { return found }
      }
    }
    for side in RowSide.allCases {
      let found = neighbor(of: index, side, in: 0..<count) { segment, rows in
        segments[segment].stays ? staying(rows, side) : nil
      }
      if let found { return found }
    }
    for side in RowSide.allCases {
      let found = neighbor(of: index, side, in: 0..<count) { $1.nearest(on: side) }
      if let found { return found }
    }
    return nil
  }

  /// Returns the other list's offset of the nearest wanted row on a side of a segment, skipping
  /// rows not in that list.
  ///
  /// - Parameter wanted: Returns the nearest wanted row of a segment.
  private func neighbor(
    of index: Int, _ side: RowSide, in range: Range<Int>,
    _ wanted: (_ segment: Int, _ rows: Range<Int>) -> Int?
  ) -> Int? {
    let step = side == .before ? -1 : 1
    var index = index + step
    while segments.indices.contains(index) {
      let rows = rows(at: index)
      if !range.contains(rows.nearest(on: side)) { return nil }
      if let target = segments[index].target, let nearest = wanted(index, rows) {
        return target + nearest - rows.lowerBound
      }
      index += step
    }
    return nil
  }
}

/// A side of a row, in the order in which the sides are searched for a neighbour.
enum RowSide: CaseIterable { case after, before }
