// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(UIKit) && !os(watchOS)

  import UIKit

  /// What a user has selected and sees in a view, to be restored after a reload.
  ///
  /// A view keeps both over a batch, but not over a reload.
  struct KeptPlace<Row> {
    /// A row, and the distance from the top edge of the view to it.
    typealias Anchor = (row: Row, distance: CGFloat)

    var selected: [Row]
    var anchors: [Anchor]

    /// The edge to be in view instead of a row.
    var edge: ScrollEdges?

    /// Returns the rows that may take the place of the first anchor if no anchor is left.
    var neighbours: () -> [Row] = { [] }

    /// Whether there is nothing to restore.
    var isEmpty: Bool { selected.isEmpty && anchors.isEmpty && edge == nil }
  }

  extension KeptPlace {
    /// Returns where the selected rows are in a state, and what is to be in its place there.
    func find<Section: ListSection>(
      by finder: RowFinder<Section>, in sections: [Section]
    ) -> (selected: [IndexPath], target: ReaderPlace.Target?)
    where Section.Row == Row {
      let paths = finder.paths(selected + anchors.map(\.row), sections)
      let found = paths.prefix(selected.count).compactMap { $0.map(IndexPath.init) }
      if let edge { return (found, .edge(edge)) }
      for (path, anchor) in zip(paths.dropFirst(selected.count), anchors) {
        if let path { return (found, .row(IndexPath(path), distance: anchor.distance)) }
      }
      guard let first = anchors.first else { return (found, nil) }
      let nearest = finder.paths(neighbours(), sections).lazy.compactMap { $0 }.first
      return (found, nearest.map { .row(IndexPath($0), distance: first.distance) })
    }
  }
#endif
