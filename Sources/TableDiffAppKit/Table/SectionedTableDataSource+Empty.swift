// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  public import AppKit

  extension SectionedTableDataSource {
    /// The view that lies over the table view while the list has no rows; by default none.
    ///
    ///     let label = NSTextField(frame: .zero)
    ///     label.stringValue = "No fruits"
    ///     dataSource.emptyView = label
    ///
    /// It fills the table view, comes and goes with each change, and scrolls with the table. To show nothing
    /// while the first state loads, set the view then.
    public var emptyView: NSView? {
      get { screen.emptyView }
      set { screen.emptyView = newValue }
    }
  }
#endif
