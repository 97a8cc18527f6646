// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension ScrollAnchor where Row == Int {
  /// Returns the scroll offset after a change.
  ///
  ///     let y = anchor.scrollOffset(after: map, contentHeight: 80) { row in 10 * Double(row) }
  ///
  /// - Parameters:
  ///   - map: The map of the change.
  ///   - contentHeight: The height of the content after the change.
  ///   - edges: The edges to stick to; by default none, so that rows inserted at the top do not
  ///     push down the rows on screen.
  ///   - top: Returns the top edge of a row in the content after the change; called for at most one
  ///     row.
  /// - Returns: The scroll offset that shows the same rows, or the old offset limited to the
  ///   content if no row is left.
  /// - Precondition: The visible rows are in the old list of `map`.
  /// - Complexity: O(*v* log *k* + *p*), where *v* is the number of visible rows, *k* the number of
  ///   runs of changed rows and *p* the number of such runs up to a neighbour.
  public func scrollOffset(
    after map: OffsetMap, contentHeight: Length, stickingTo edges: ScrollEdges = [],
    top: (_ newOffset: Int) -> Length
  ) -> Length {
    scrollOffset(contentHeight: contentHeight, edges, keeping: { keptRow(map) }, top: top)
  }

  private func keptRow(_ map: OffsetMap) -> (row: Int, distance: Length)? {
    keptRow(
      stays: { map.stays(old: $0) },
      target: { map.newOffset(ofOld: $0) },
      nearest: { map.newOffset(nearestToOld: $0) })
  }
}

extension ScrollAnchor where Row == RowPath {
  /// Returns the scroll offset after a change.
  ///
  ///     let height = tableView.contentSize.height
  ///     let y = anchor.scrollOffset(after: map, contentHeight: height) { path in
  ///       tableView.rectForRow(at: IndexPath(row: path.row, section: path.section)).minY
  ///     }
  ///
  /// - Parameters:
  ///   - map: The map of the change.
  ///   - contentHeight: The height of the content after the change.
  ///   - edges: The edges to stick to; by default none, so that rows inserted at the top do not
  ///     push down the rows on screen.
  ///   - top: Returns the top edge of a row in the content after the change; called for at most one
  ///     row.
  /// - Returns: The scroll offset that shows the same rows, or the old offset limited to the
  ///   content if no row is left.
  /// - Precondition: The visible rows are in the old list of `map`.
  /// - Complexity: O(*v* log *k* + log *s* + *p*), where *v* is the number of visible rows, *k* the
  ///   number of runs of changed rows, *s* the number of sections and *p* the number of such runs
  ///   up to a neighbour.
  public func scrollOffset(
    after map: PathMap, contentHeight: Length, stickingTo edges: ScrollEdges = [],
    top: (_ newPath: RowPath) -> Length
  ) -> Length {
    scrollOffset(contentHeight: contentHeight, edges, keeping: { keptRow(map) }, top: top)
  }

  private func keptRow(_ map: PathMap) -> (row: RowPath, distance: Length)? {
    keptRow(
      stays: { map.stays(old: $0) },
      target: { map.newPath(ofOld: $0) },
      nearest: { map.newPath(nearestToOld: $0) })
  }
}

extension ScrollAnchor {
  /// Returns the new position of the row that keeps its place on the screen, and the distance from
  /// the viewport's top edge down to the row's.
  private func keptRow(
    stays: (Row) -> Bool, target: (Row) -> Row?, nearest: (Row) -> Row?
  ) -> (row: Row, distance: Length)? {
    let kept =
      visibleRows.first { stays($0.row) } ?? visibleRows.first { target($0.row) != nil }
      ?? visibleRows.first
    guard let kept, let row = nearest(kept.row) else { return nil }
    return (row, kept.distance)
  }

  private func scrollOffset(
    contentHeight: Length, _ edges: ScrollEdges, keeping row: () -> (row: Row, distance: Length)?,
    top: (Row) -> Length
  ) -> Length {
    let last = max(0, contentHeight - viewportHeight)
    let stuck = edges.intersection(touchedEdges)
    if stuck.contains(.top) { return 0 }
    if stuck.contains(.bottom) { return last }
    let offset = row().map { top($0.row) - $0.distance } ?? scrollOffset
    return min(max(0, offset), last)
  }
}

extension OffsetMap {
  /// Returns whether a row of the old list stays.
  ///
  /// - Precondition: The old list has a row at `offset`.
  func stays(old offset: Int) -> Bool {
    fromOld.requireRow(offset, "old")
    return fromOld.segments[fromOld.index(of: offset)].stays
  }
}

extension PathMap {
  /// Returns whether a row of the old list stays in its section, and the section does not move.
  ///
  /// - Precondition: The old list has a row at `path`.
  fileprivate func stays(old path: RowPath) -> Bool {
    oldStarts.requireRow(path, "old")
    return rows.stays(old: oldStarts.offset(of: path)) && sections.stays(old: path.section)
  }
}
