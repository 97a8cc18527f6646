// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  package import AppKit

  extension TableScreen {
    /// The view that lies over the table view while the list has no rows.
    package var emptyView: NSView? {
      get { emptyCover.view }
      set {
        emptyCover.view = newValue
        if let showingView { showEmptiness(in: showingView) }
      }
    }

    /// Looks after a batch whether the list is empty, and whether its end is near.
    func notice(_ view: NSTableView) {
      showEmptiness(in: view)
      seeVisibleRows(in: view)
    }

    /// Shows what is to be seen while the list is empty, if it is.
    func showEmptiness(in view: NSTableView) {
      emptyCover.update(isEmpty: updater.sections.allSatisfy(\.rows.isEmpty), in: view)
    }

    /// Notes what is visible, since a row comes near the end also where those behind it go.
    func seeVisibleRows(in view: NSTableView) {
      guard endWatch.isActive, view.showsBatches, let path = view.visibleRowPaths.max() else {
        return
      }
      endWatch.see(path, of: updater.sections)
    }
  }
#endif
