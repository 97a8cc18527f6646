// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit

  /// The selection and the visible rows of a view, to be restored after a reload.
  @MainActor
  struct ViewPlace {
    private let selected: [RowPath]
    private let visible: [(path: RowPath, distance: Double)]

    init(_ view: any BatchView) {
      selected = view.selectedPaths
      visible = view.visibleRows
    }

    /// Restores the selection after a reload, and scrolls the first row that remains to its place.
    ///
    /// - Parameter newPath: Returns the current path of a row; `nil` if it is gone.
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
