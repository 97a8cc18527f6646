// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(UIKit) && !os(watchOS)

  import UIKit

  /// What a user reads in a view, to be in the same place after a change.
  enum ReaderPlace {
    /// What stays in its place.
    enum Target {
      case edge(ScrollEdges)
      case row(IndexPath, distance: CGFloat)
    }

    /// The user is at an edge that is to stay in view.
    case edge(ScrollEdges)

    /// The visible rows, that which is kept first, and the distance of each from the top edge of
    /// the view.
    case rows([(path: IndexPath, distance: CGFloat)])

    /// What stays in its place if no row comes or goes.
    var target: Target? {
      switch self {
      case .edge(let edge): .edge(edge)
      case .rows(let rows): rows.first.map { .row($0.path, distance: $0.distance) }
      }
    }

    /// Returns what stays in its place over a batch.
    ///
    /// - Parameters:
    ///   - batch: The batch.
    ///   - counts: The number of rows in each section before it.
    func target(after batch: BatchUpdate, from counts: [Int]) -> Target? {
      guard case .rows(let rows) = self else { return target }
      guard let first = rows.first else { return nil }
      let targets = RowTargets(batch)
      if let (index, path) = targets.first(of: rows.lazy.map { RowPath($0.path) }) {
        return .row(IndexPath(path), distance: rows[index].distance)
      }
      return targets.first(of: RowPath(first.path).neighbours(in: counts)).map {
        .row(IndexPath($0.path), distance: first.distance)
      }
    }
  }

  extension UIScrollView {
    /// The offset of the top edge of what is not covered by bars.
    var topEdge: CGFloat { contentOffset.y + adjustedContentInset.top }

    /// The offsets at the top and at the bottom.
    var offsetRange: ClosedRange<CGFloat> {
      let first = -adjustedContentInset.top
      let last = contentSize.height + adjustedContentInset.bottom - bounds.height
      return first...max(first, last)
    }

    /// The edges of the content that the user sees; scroll views round to pixels.
    var touchedEdges: ScrollEdges {
      var edges: ScrollEdges = []
      if contentOffset.y - offsetRange.lowerBound < 1 { edges.insert(.top) }
      if offsetRange.upperBound - contentOffset.y < 1 { edges.insert(.bottom) }
      return edges
    }

    /// Whether the user scrolls, or the content moves on after that.
    var isScrolledByUser: Bool { isTracking || isDragging || isDecelerating }
  }

  extension BatchView {
    /// The visible rows with their distances from the top edge: from the one at the edge down, and
    /// then those that bars cover.
    var visibleRows: [(path: IndexPath, distance: CGFloat)] {
      let rows = visiblePaths.sorted().compactMap { path in
        top(of: path).map { (path: path, distance: $0 - topEdge) }
      }
      let first = rows.lastIndex { $0.distance <= 0 } ?? 0
      return rows[first...] + rows[..<first].reversed()
    }

    /// Returns the offset that brings something to its place, as far as the content allows it.
    func offset(for target: ReaderPlace.Target) -> CGFloat? {
      switch target {
      case .edge(let edge):
        return edge == .top ? offsetRange.lowerBound : offsetRange.upperBound
      case .row(let path, let distance):
        guard let top = top(of: path) else { return nil }
        let offset = top - distance - adjustedContentInset.top
        return max(offsetRange.lowerBound, min(offset, offsetRange.upperBound))
      }
    }
  }
#endif
