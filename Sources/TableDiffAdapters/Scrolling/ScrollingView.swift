// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

package import TableDiff

/// A view of rows that scrolls, as far as keeping the user's place needs one.
///
/// All offsets and lengths go down from the top of the content.
@MainActor
package protocol ScrollingView: AnyObject {
  /// Whether a batch would be seen.
  var showsBatches: Bool { get }

  /// Where in the content the top edge of the view is.
  var scrollOffset: Double { get set }

  /// The scroll offsets at the top and at the bottom.
  var scrollOffsetRange: ClosedRange<Double> { get }

  /// The height of what covers the view at its top edge, such as bars.
  var topInset: Double { get }

  /// The paths of the visible rows, in any order.
  var visibleRowPaths: [RowPath] { get }

  /// Returns where in the content the top edge of a row is; `nil` if the layout does not say.
  func top(of path: RowPath) -> Double?

  /// Lays the view out if it needs that.
  func layOut()
}

extension ScrollingView {
  /// The edges of the content that the user sees; scroll views round to pixels.
  package var touchedEdges: ScrollEdges {
    let range = scrollOffsetRange
    var edges: ScrollEdges = []
    if scrollOffset - range.lowerBound < 1 { edges.insert(.top) }
    if range.upperBound - scrollOffset < 1 { edges.insert(.bottom) }
    return edges
  }

  /// The visible rows with their distances from the top edge of what is not covered: from the one
  /// at the edge down, and then those that are covered.
  package var visibleRows: [(path: RowPath, distance: Double)] {
    let edge = scrollOffset + topInset
    let rows = visibleRowPaths.sorted().compactMap { path in
      top(of: path).map { (path: path, distance: $0 - edge) }
    }
    let first = rows.lastIndex { $0.distance <= 0 } ?? 0
    return rows[first...] + rows[..<first].reversed()
  }

  /// Returns the scroll offset that brings something to its place, as far as the content allows it.
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
