// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

package import TableDiff

/// A point of the content of a list view, or the distance between two points.
package struct ScrollPoint: Equatable {
  package var x, y: Double

  package init(x: Double = 0, y: Double = 0) { (self.x, self.y) = (x, y) }

  /// The coordinate along the horizontal or the vertical axis.
  package subscript(isHorizontal: Bool) -> Double {
    get { isHorizontal ? x : y }
    set { if isHorizontal { x = newValue } else { y = newValue } }
  }
}

/// What a driver needs of a view, above all to keep the user's place in it.
///
/// The top of a view that scrolls horizontally is its left edge.
@MainActor
package protocol ScrollingView: AnyObject {
  /// Whether a batch would be visible.
  var showsBatches: Bool { get }

  /// Whether the view scrolls horizontally: its content is wider than the view, and not taller.
  ///
  /// A batch may change this in a view whose content has fitted before.
  var isHorizontal: Bool { get }

  /// The point of the content at the top left corner of the view.
  var scrollPoint: ScrollPoint { get set }

  /// The scroll points at the start and at the end of the content, along each axis.
  var scrollLimits: (start: ScrollPoint, end: ScrollPoint) { get }

  /// The width and height of bars and the like that cover the left and the top edge of the view.
  var coveredLengths: ScrollPoint { get }

  /// The number of rows in each section, as the view counted them.
  ///
  /// A view that has not counted yet, or has a pending reload, may ask its data source.
  var rowCounts: [Int] { get }

  var selectedRowPaths: [RowPath] { get }

  /// The paths of the visible rows, in any order.
  var visibleRowPaths: [RowPath] { get }

  /// Returns the top left corner of a row in the content; `nil` if the layout does not know it.
  func origin(of path: RowPath) -> ScrollPoint?

  func layOut()
}

extension ScrollingView {
  /// The scroll point along the axis in which the view scrolls.
  package var scrollOffset: Double {
    get { scrollPoint[isHorizontal] }
    set { scrollPoint[isHorizontal] = newValue }
  }

  /// The scroll offsets at the top and at the bottom.
  package var scrollOffsetRange: ClosedRange<Double> {
    let (start, end) = scrollLimits
    return start[isHorizontal]...max(start[isHorizontal], end[isHorizontal])
  }

  /// The edges of the content that are visible; scroll views round to pixels.
  var touchedEdges: ScrollEdges {
    let range = scrollOffsetRange
    var edges: ScrollEdges = []
    if scrollOffset - range.lowerBound < 1 { edges.insert(.top) }
    if range.upperBound - scrollOffset < 1 { edges.insert(.bottom) }
    return edges
  }

  /// The visible rows with their distances from the top left corner of the uncovered part:
  /// uncovered rows from the top down, then the rows that are covered.
  package var visibleRows: [ScrollPlace.Row] {
    let (point, covered) = (scrollPoint, coveredLengths)
    let rows = visibleRowPaths.sorted().compactMap { path -> ScrollPlace.Row? in
      guard let origin = origin(of: path) else { return nil }
      return (
        path,
        ScrollPoint(
          x: origin.x - (point.x + covered.x), y: origin.y - (point.y + covered.y))
      )
    }
    let first = rows.lastIndex { $0.distance[isHorizontal] <= 0 } ?? 0
    return rows[first...] + rows[..<first].reversed()
  }

  /// Returns the scroll offset that brings a target to its place, within the bounds of the content.
  private func scrollOffset(for target: ScrollPlace.Target) -> Double? {
    let range = scrollOffsetRange
    switch target {
    case .edge(let edge): return edge == .top ? range.lowerBound : range.upperBound
    case .row(let row):
      guard let origin = origin(of: row.path) else { return nil }
      let axis = isHorizontal
      let offset = origin[axis] - row.distance[axis] - coveredLengths[axis]
      return max(range.lowerBound, min(offset, range.upperBound))
    }
  }

  /// Scrolls a target to its place.
  ///
  /// Rows that become visible may turn out taller or shorter than estimated and shift others, so
  /// this is repeated until the scroll offset is right.
  package func bring(_ target: ScrollPlace.Target) {
    var last: (wanted: Double, taken: Double)?
    // Cells whose heights never settle must not hang the app.
    for _ in 0..<16 {
      layOut()
      let current = scrollOffset
      guard let offset = scrollOffset(for: target), offset != current else { break }
      // A scroll view may round the offset; its layout may change it.
      if let last, last == (offset, current) { break }
      scrollOffset = offset
      last = (offset, scrollOffset)
    }
  }
}
