// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff

/// Keeps a visible row, or an edge of the content, in its place on the screen.
@MainActor
package final class PlaceKeeper {
  package var behavior = ScrollBehavior.free

  /// The row kept last, which has priority until the user scrolls, with its distance from the top
  /// edge and the scroll offset.
  private var kept: (path: RowPath, distance: Double, offset: Double)?

  package var isActive: Bool { behavior.edges != nil }

  package init() {}

  /// Returns the place to keep; `nil` if there is none.
  package func place(in view: any ScrollingView) -> ReaderPlace? {
    guard let edges = behavior.edges, view.showsBatches else { return nil }
    let touched = edges.intersection(view.touchedEdges)
    if touched.contains(.top) { return .edge(.top) }
    if touched.contains(.bottom) { return .edge(.bottom) }
    var rows = view.visibleRows
    if let kept, kept.offset == view.scrollOffset,
      let index = rows.firstIndex(where: { $0.path == kept.path })
    {
      rows.insert(rows.remove(at: index), at: 0)
    }
    return .rows(rows)
  }

  /// Forgets the row kept last, since a change may give its path to another row.
  package func forget() { kept = nil }

  /// Scrolls a target to its place.
  ///
  /// Rows that become visible may turn out taller or shorter than estimated and shift others, so
  /// this is repeated until the scroll offset is right.
  package func hold(_ target: ReaderPlace.Target?, in view: any ScrollingView) {
    kept = nil
    guard let target else { return }
    var last: (wanted: Double, taken: Double)?
    for _ in 0..<Self.limit {
      view.layOut()
      let current = view.scrollOffset
      guard let offset = view.scrollOffset(for: target), offset != current else { break }
      // A scroll view may round the offset; its layout may change it.
      if let last, last == (offset, current) { break }
      view.scrollOffset = offset
      last = (offset, view.scrollOffset)
    }
    if case .row(let path, let distance) = target {
      kept = (path, distance, view.scrollOffset)
    }
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
    hold(.row(kept.path, distance: kept.distance), in: view)
  }

  /// The maximal number of attempts: cells whose heights never settle must not hang the app.
  private static var limit: Int { 16 }
}
