// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

package import TableDiff
internal import TableDiffCollections

extension ScrollAnchor where Row == Int, Length == Double {
  /// Creates an anchor for the rows of a measured array, without space between them.
  ///
  /// - Complexity: O(*v* + log *n*), where *v* is the number of visible rows and *n* of all rows.
  @export(implementation)
  package init<Summary: HeightSummary>(
    scrollOffset: Double, viewportHeight: Double, rows: MeasuredArray<Summary>
  ) {
    let visible = rows.indices(from: scrollOffset, to: scrollOffset + viewportHeight)
    var visibleRows: [VisibleRow] = []
    visibleRows.reserveCapacity(visible.count)
    var top = rows.top(of: visible.lowerBound)
    var iterator = rows.iterator(over: visible)
    for index in visible {
      visibleRows.append(VisibleRow(row: index, distance: top - scrollOffset))
      var row = Summary()
      if let next = iterator.next() { row.append(next) }
      top += row.height
    }
    self.init(
      scrollOffset: scrollOffset, viewportHeight: viewportHeight,
      contentHeight: rows.summary.height, visibleRows: visibleRows)
  }

  @export(implementation)
  package func scrollOffset<Summary: HeightSummary>(
    after map: OffsetMap, stickingTo edges: ScrollEdges = [], rows: MeasuredArray<Summary>
  ) -> Double {
    scrollOffset(
      after: map, contentHeight: rows.summary.height, stickingTo: edges,
      top: { rows.top(of: $0) })
  }
}
