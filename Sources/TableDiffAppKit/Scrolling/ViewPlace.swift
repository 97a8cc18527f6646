// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit

  /// What a user has selected and sees in a view, to be the same after a reload of which it is known
  /// where the rows went.
  @MainActor
  struct ViewPlace {
    private let selected: [RowPath]
    private let visible: [(path: RowPath, distance: Double)]

    init(_ view: any BatchView) {
      selected = view.selectedPaths
      visible = view.visibleRows
    }

    /// Restores the selection, and scrolls the first visible row that is still there to its place.
    ///
    /// - Parameters:
    ///   - view: The view, after the reload.
    ///   - newPath: Returns where a row is now; `nil` if it is gone.
    func restore(in view: any BatchView, newPath: (_ old: RowPath) -> RowPath?) {
      view.layOut()
      view.selectRows(at: selected.compactMap(newPath))
      for (path, distance) in visible {
        guard let path = newPath(path) else { continue }
        return PlaceKeeper().hold(.row(path, distance: distance), in: view)
      }
    }
  }
#endif
