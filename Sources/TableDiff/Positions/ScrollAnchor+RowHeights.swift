// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension ScrollAnchor where Row == Int {
  /// Creates an anchor for contiguous rows of one height.
  ///
  ///     let anchor = ScrollAnchor(
  ///       scrollOffset: 15, viewportHeight: 30, rowCount: 6, rowHeight: 10.0)
  ///
  /// - Parameters:
  ///   - scrollOffset: The offset of the viewport's top edge in the content.
  ///   - viewportHeight: The height of the viewport.
  ///   - rowCount: The number of rows before the change.
  ///   - rowHeight: The height of each row.
  /// - Complexity: O(*v*), where *v* is the number of visible rows.
  public init(
    scrollOffset: Length, viewportHeight: Length, rowCount: Int, rowHeight: Length
  ) {
    let height = max(rowHeight, 0)
    let bounds = 0...Length(rowCount)
    var visible = 0..<0
    if height > 0, !scrollOffset.isNaN, !viewportHeight.isNaN {
      let first = (scrollOffset / height).rounded(.down).clamped(to: bounds)
      let end = ((scrollOffset + viewportHeight) / height).rounded(.up).clamped(to: bounds)
      // A rounded count may be larger than the count.
      let start = min(Int(first), rowCount)
      visible = start..<max(start, min(Int(end), rowCount))
    }
    self.init(
      scrollOffset: scrollOffset, viewportHeight: viewportHeight,
      contentHeight: height * Length(rowCount), visibleRows: visible,
      top: { height * Length($0) })
  }

  /// Returns the scroll offset after a change, for contiguous rows of one height.
  ///
  ///     anchor.scrollOffset(after: map, rowHeight: 10)
  ///
  /// - Parameters:
  ///   - map: The map of the change.
  ///   - edges: The edges to stick to; by default none.
  ///   - rowHeight: The height of each row after the change.
  /// - Returns: The scroll offset that shows the same rows.
  /// - Precondition: The visible rows are in the old list of `map`.
  /// - Complexity: O(*v* log *k* + *p*), where *v* is the number of visible rows, *k* the number of
  ///   runs of changed rows and *p* the number of such runs up to a neighbour.
  public func scrollOffset(
    after map: OffsetMap, stickingTo edges: ScrollEdges = [], rowHeight: Length
  ) -> Length {
    scrollOffset(
      after: map, contentHeight: rowHeight * Length(map.newCount), stickingTo: edges,
      top: { rowHeight * Length($0) })
  }
}

extension Comparable {
  /// Returns the value, or the nearer bound if it is outside.
  fileprivate func clamped(to bounds: ClosedRange<Self>) -> Self {
    min(max(self, bounds.lowerBound), bounds.upperBound)
  }
}
