// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

package import TableDiff

/// The selection and the visible rows of a view, which a reload loses, unlike a batch.
@MainActor
package struct KeptPlace<Section: ListSection> {
  private let selected: [Section.Row]

  /// Visible rows with their distances from the top edge; the first that remains is put back.
  private var anchors: [(row: Section.Row, distance: Double)] = []

  /// The edge to keep in view instead of a row.
  private var edge: ScrollEdges?

  /// Returns the rows that may replace the first anchor if all anchors are gone.
  private var neighbours: () -> [Section.Row] = { [] }

  package var isEmpty: Bool { selected.isEmpty && anchors.isEmpty && edge == nil }

  /// Records the selection and the visible rows of a view that shows a list.
  package init(
    in view: any ScrollingView, selected paths: [RowPath], of list: [Section],
    by keeper: PlaceKeeper
  ) {
    selected = paths.compactMap(list.row(at:))
    switch keeper.place(in: view) {
    case .edge(let edge): self.edge = edge
    case .rows(let rows):
      note(rows, of: list)
      neighbours = { rows.first.map { list.rows(nearestTo: $0.path) } ?? [] }
    case nil:
      // At the top, the user is to see rows that are inserted there.
      if !keeper.isActive, view.showsBatches, view.scrollOffset > view.scrollOffsetRange.lowerBound
      {
        note(view.visibleRows, of: list)
      }
    }
  }

  private mutating func note(
    _ rows: [(path: RowPath, distance: Double)], of list: [Section]
  ) {
    anchors = rows.compactMap { path, distance in list.row(at: path).map { ($0, distance) } }
  }

  /// Returns the paths of the selected rows in a list, and the target to scroll to.
  package func find(
    by finder: RowFinder<Section>, in list: [Section]
  ) -> (selected: [RowPath], target: ReaderPlace.Target?) {
    let paths = finder.paths(selected + anchors.map(\.row), list)
    let found = paths.prefix(selected.count).compactMap { $0 }
    if let edge { return (found, .edge(edge)) }
    for (path, anchor) in zip(paths.dropFirst(selected.count), anchors) {
      if let path { return (found, .row(path, distance: anchor.distance)) }
    }
    guard let first = anchors.first else { return (found, nil) }
    let nearest = finder.paths(neighbours(), list).lazy.compactMap { $0 }.first
    return (found, nearest.map { .row($0, distance: first.distance) })
  }
}

extension Array where Element: ListSection {
  /// Returns the other rows of the list, nearest to a path first.
  fileprivate func rows(nearestTo path: RowPath) -> [Element.Row] {
    path.neighbours(in: map(\.rows.count)).compactMap(row(at:))
  }
}
