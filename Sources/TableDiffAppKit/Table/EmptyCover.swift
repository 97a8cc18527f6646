// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit

  /// The view that lies over a table view while there are no rows.
  ///
  /// A table view has no background view as collection views have it. While it is empty it is as large
  /// as its scroll view.
  @MainActor
  final class EmptyCover {
    /// The view; `nil` if there is none.
    var view: NSView?

    private var shown: NSView?

    /// Shows or hides the view.
    func update(isEmpty: Bool, in tableView: NSTableView) {
      let wanted = isEmpty ? view : nil
      if wanted === shown { return }
      // The app may have put it elsewhere since.
      if let shown, shown.superview === tableView { shown.removeFromSuperview() }
      shown = wanted
      guard let wanted else { return }
      wanted.frame = tableView.bounds
      wanted.autoresizingMask = [.width, .height]
      tableView.addSubview(wanted)
    }
  }
#endif
