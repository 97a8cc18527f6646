// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff

/// Keeps what a user reads where it is on the screen.
@MainActor
package final class PlaceKeeper {
  package var behavior = ScrollBehavior.free

  /// The row that was kept last, the place where it was to be, and the scroll offset since then:
  /// as long as the user does not scroll, it is kept before all others.
  private var kept: (path: RowPath, distance: Double, offset: Double)?

  /// Whether rows are kept in their places.
  package var isActive: Bool { behavior.edges != nil }

  package init() {}

  /// Returns what the user reads; `nil` if nothing is to be kept.
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

  /// Forgets which row was kept, since its path may be that of another one.
  package func forget() { kept = nil }

  /// Brings something to its place.
  ///
  /// Rows that become visible get their heights, which may differ from the estimated ones and
  /// shift others. So this is repeated until all is in place.
  package func hold(_ target: ReaderPlace.Target?, in view: any ScrollingView) {
    kept = nil
    guard let target else { return }
    var last: (wanted: Double, taken: Double)?
    for _ in 0..<Self.limit {
      view.layOut()
      let current = view.scrollOffset
      guard let offset = view.scrollOffset(for: target), offset != current else { break }
      // A scroll view may round what it is given; a layout may take it elsewhere.
      if let last, last == (offset, current) { break }
      view.scrollOffset = offset
      last = (offset, view.scrollOffset)
    }
    if case .row(let path, let distance) = target {
      kept = (path, distance, view.scrollOffset)
    }
  }

  /// Makes a change of the layout, and keeps the place.
  package func keep(in view: any ScrollingView, during change: () -> Void) {
    let target = place(in: view)?.target
    change()
    if view.showsBatches { hold(target, in: view) }
  }

  /// Makes the rest of a change.
  ///
  /// A row that the end of the content has kept from its place so far may find room for it now.
  package func goOnKeeping(in view: any ScrollingView, during change: () -> Void) {
    guard isActive, view.showsBatches, let kept, kept.offset == view.scrollOffset else {
      return keep(in: view, during: change)
    }
    change()
    hold(.row(kept.path, distance: kept.distance), in: view)
  }

  /// How often rows may get other heights before this gives up: cells whose heights never settle
  /// must not stop the app.
  private static var limit: Int { 16 }
}
