// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

package import TableDiff

/// What keeping the user's place needs of a view that scrolls.
///
/// Offsets and lengths are measured downwards from the top of the content.
@MainActor
package protocol ScrollingView: AnyObject {
  /// Whether a batch would be visible.
  var showsBatches: Bool { get }

  /// The offset of the view's top edge in the content.
  var scrollOffset: Double { get set }

  /// The scroll offsets at the top and at the bottom.
  var scrollOffsetRange: ClosedRange<Double> { get }

  /// The height of bars and the like that cover the top of the view.
  var topInset: Double { get }

  /// The paths of the visible rows, in any order.
  var visibleRowPaths: [RowPath] { get }

  /// Returns the offset of the top edge of a row; `nil` if the layout does not know it.
  func top(of path: RowPath) -> Double?

  func layOut()
}

extension ScrollingView {
  /// The edges of the content that are visible; scroll views round to pixels.
  package var touchedEdges: ScrollEdges {
    let range = scrollOffsetRange
    var edges: ScrollEdges = []
    if scrollOffset - range.lowerBound < 1 { edges.insert(.top) }
    if range.upperBound - scrollOffset < 1 { edges.insert(.bottom) }
    return edges
  }

  /// The visible rows with their distances from the top of the uncovered part: uncovered rows from
  /// the top down, then the rows that are covered.
  package var visibleRows: [(path: RowPath, distance: Double)] {
    let edge = scrollOffset + topInset
    let rows = visibleRowPaths.sorted().compactMap { path in
      top(of: path).map { (path: path, distance: $0 - edge) }
    }
    let first = rows.lastIndex { $0.distance <= 0 } ?? 0
    return rows[first...] + rows[..<first].reversed()
  }

  /// Returns the scroll offset that brings a target to its place, within the bounds of the content.
  func scrollOffset(for target: ReaderPlace.Target) -> Double? {
    let range = scrollOffsetRange
    switch target {
    case .edge(let edge): return edge == .top ? range.lowerBound : range.upperBound
    case .row(let path, let distance):
      guard let top = top(of: path) else { return nil }
      return max(range.lowerBound, min(top - distance - topInset, range.upperBound))
    }
  }
}
