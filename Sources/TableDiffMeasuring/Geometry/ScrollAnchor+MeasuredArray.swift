// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

public import TableDiff
internal import TableDiffCollections

extension ScrollAnchor where Row == Int, Length == Double {
  /// Creates an anchor for the rows of a measured array, without space between them.
  ///
  ///     let old = MeasuredArray<HeightSum>([10, 20, 10, 30])
  ///     let anchor = ScrollAnchor(scrollOffset: 15, viewportHeight: 30, rows: old)
  ///     let new = MeasuredArray<HeightSum>([44, 10, 20, 10, 30])
  ///     let map = OffsetMap(["a", "b", "c", "d"].tableDiff(to: ["x", "a", "b", "c", "d"], id: \.self))
  ///     anchor.scrollOffset(after: map, rows: new)  // 59.0: still from the middle of "b" on
  ///
  /// - Parameters:
  ///   - scrollOffset: The offset of the viewport's top edge in the content.
  ///   - viewportHeight: The height of the viewport.
  ///   - rows: The rows before the change, or their heights.
  /// - Complexity: O(*v* + log *n*), where *v* is the number of visible rows and *n* of all rows.
  @export(implementation)
  public init<Summary: HeightSummary>(
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

  /// Returns the scroll offset after a change, for the rows of a measured array.
  ///
  /// - Parameters:
  ///   - map: The map of the change.
  ///   - edges: The edges to stick to; by default none.
  ///   - side: The side on which to look first for a neighbour if no visible row is left.
  ///   - rows: The rows after the change, or their heights.
  /// - Returns: The scroll offset that shows the same rows.
  /// - Precondition: The visible rows are in the old list of `map`.
  /// - Complexity: O(*v* log *k* + *p* + log *n*), where *v* is the number of visible rows, *k* of
  ///   runs of changed rows, *p* of such runs up to a neighbour and *n* of all rows.
  @export(implementation)
  public func scrollOffset<Summary: HeightSummary>(
    after map: OffsetMap, stickingTo edges: ScrollEdges = [], preferring side: RowSide = .after,
    rows: MeasuredArray<Summary>
  ) -> Double {
    scrollOffset(
      after: map, contentHeight: rows.summary.height, stickingTo: edges, preferring: side,
      top: { rows.top(of: $0) })
  }
}
