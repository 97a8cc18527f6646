// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff

/// Keeps a visible row, or an edge of the content, in its place on the screen.
@MainActor
package final class PlaceKeeper {
  package var behavior = ScrollBehavior.free

  /// The row kept last, which has priority until the user scrolls, with its distance from the top
  /// edge and the scroll offset.
  private var kept: (row: ScrollPlace.Row, offset: Double)?

  package var isActive: Bool { behavior.edges != nil }

  package init() {}

  /// Returns the place to keep; `nil` if there is none.
  package func place(in view: any ScrollingView) -> ScrollPlace? {
    guard let edges = behavior.edges, view.showsBatches else { return nil }
    let touched = edges.intersection(view.touchedEdges)
    if touched.contains(.top) { return .edge(.top) }
    if touched.contains(.bottom) { return .edge(.bottom) }
    var rows = view.visibleRows
    if let kept, kept.offset == view.scrollOffset,
      let index = rows.firstIndex(where: { $0.path == kept.row.path })
    {
      rows.insert(rows.remove(at: index), at: 0)
    }
    return .rows(rows)
  }

  /// Returns the place to keep in a reload; `nil` if there is none.
  ///
  /// A view that scrolls freely keeps it, too, except at the top, where new rows are to be seen.
  package func placeOverReload(in view: any ScrollingView) -> ScrollPlace? {
    if isActive || !view.showsBatches { return place(in: view) }
    return view.touchedEdges.contains(.top) ? nil : .rows(view.visibleRows)
  }

  /// Forgets the row kept last, since a change may give its path to another row.
  package func forget() { kept = nil }

  /// Scrolls a target to its place.
  package func hold(_ target: ScrollPlace.Target?, in view: any ScrollingView) {
    kept = nil
    guard let target else { return }
    view.bring(target)
    if case .row(let row) = target { kept = (row, view.scrollOffset) }
  }

  /// Changes the layout, and keeps the place.
  package func keep(in view: any ScrollingView, during change: () -> Void) {
    let target = place(in: view)?.target
    change()
    if view.showsBatches { hold(target, in: view) }
  }

  /// Completes a change, and keeps the place.
  ///
  /// A row that could not reach its place because the content ended may reach it now.
  package func goOnKeeping(in view: any ScrollingView, during change: () -> Void) {
    guard isActive, view.showsBatches, let kept, kept.offset == view.scrollOffset else {
      return keep(in: view, during: change)
    }
    change()
    hold(.row(kept.row), in: view)
  }
}
