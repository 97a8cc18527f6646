// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(UIKit) && !os(watchOS)

  import UIKit

  /// Keeps what a user reads where it is on the screen.
  @MainActor
  final class PlaceKeeper<View: BatchView> {
    var behavior = ScrollBehavior.free

    /// The row that was kept last, the place where it was to be, and the scroll offset since then:
    /// as long as the user does not scroll, it is kept before all others.
    private var kept: (path: IndexPath, distance: CGFloat, offset: CGFloat)?

    /// Whether rows are kept in their places.
    var isActive: Bool { behavior.edges != nil }

    /// Returns what the user reads; `nil` if nothing is to be kept.
    func place(in view: View) -> ReaderPlace? {
      guard let edges = behavior.edges, view.showsBatches else { return nil }
      let touched = edges.intersection(view.touchedEdges)
      if touched.contains(.top) { return .edge(.top) }
      if touched.contains(.bottom) { return .edge(.bottom) }
      var rows = view.visibleRows
      if let kept, kept.offset == view.contentOffset.y,
        let index = rows.firstIndex(where: { $0.path == kept.path })
      {
        rows.insert(rows.remove(at: index), at: 0)
      }
      return .rows(rows)
    }

    /// Forgets which row was kept, since its path may be that of another one.
    func forget() { kept = nil }

    /// Brings something to its place.
    ///
    /// Rows that become visible get their heights, which may differ from the estimated ones and
    /// shift others. So this is repeated until all is in place.
    func hold(_ target: ReaderPlace.Target?, in view: View) {
      kept = nil
      guard let target else { return }
      var last: (wanted: CGFloat, taken: CGFloat)?
      for _ in 0..<Self.limit {
        view.layoutIfNeeded()
        let current = view.contentOffset.y
        guard let offset = view.offset(for: target), offset != current else { break }
        // A scroll view may round what it is given; a layout may take it elsewhere.
        if let last, last == (offset, current) { break }
        view.contentOffset.y = offset
        last = (offset, view.contentOffset.y)
      }
      if case .row(let path, let distance) = target {
        kept = (path, distance, view.contentOffset.y)
      }
    }

    /// Makes a change of the layout, and keeps the place.
    func keep(in view: View, during change: () -> Void) {
      let target = place(in: view)?.target
      change()
      if view.showsBatches { hold(target, in: view) }
    }

    /// Makes the rest of a change.
    ///
    /// A row that the end of the content has kept from its place so far may find room for it now.
    func goOnKeeping(in view: View, during change: () -> Void) {
      guard isActive, view.showsBatches, let kept, kept.offset == view.contentOffset.y else {
        return keep(in: view, during: change)
      }
      change()
      hold(.row(kept.path, distance: kept.distance), in: view)
    }

    /// Makes changes with an animation in which rows and scroll offset move together.
    ///
    /// Animations within another take over its duration and curve, unless they say otherwise.
    func animate(_ isAnimated: Bool, _ changes: @escaping () -> Void) {
      if !isAnimated { return UIView.performWithoutAnimation(changes) }
      UIView.animate(
        withDuration: Self.duration, delay: 0, options: .allowUserInteraction, animations: changes)
    }

    /// How often rows may get other heights before this gives up: cells whose heights never settle
    /// must not stop the app.
    private static var limit: Int { 16 }

    /// As long as list views animate their batches.
    private static var duration: Double { 0.3 }
  }
#endif
