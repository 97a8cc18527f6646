// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(UIKit) && !os(watchOS)

  import UIKit

  extension ListScreen {
    /// Looks after a batch whether the list is empty, and whether its end is near.
    func notice(_ view: View) {
      showEmptiness(in: view)
      seeVisibleRows(in: view)
    }

    /// Shows the background of an empty list if the list is empty, and else that of the app.
    func showEmptiness(in view: View) {
      emptyBackground.update(isEmpty: updater.sections.allSatisfy(\.rows.isEmpty), in: view)
    }

    /// Notes what is visible, since a row comes near the end also where those behind it go.
    ///
    /// A view without a window would be made to lay out its cells.
    func seeVisibleRows(in view: View) {
      guard endWatch.isActive, view.showsBatches, let path = view.visiblePaths.max() else { return }
      endWatch.see(RowPath(path), of: updater.sections)
    }
  }
#endif
