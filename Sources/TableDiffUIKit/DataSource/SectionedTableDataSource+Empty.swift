// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(UIKit) && !os(watchOS)

  public import UIKit

  extension SectionedTableDataSource {
    /// The background of the table view while the list has no rows; by default that of the table view.
    ///
    ///     let label = UILabel()
    ///     label.text = "No fruits"
    ///     source.emptyView = label
    ///
    /// It comes and goes with each change. When rows come, the table view has the background again that it
    /// had before. To show nothing while the first state loads, set the view then.
    public var emptyView: UIView? {
      get { screen.emptyBackground.view }
      set {
        screen.emptyBackground.view = newValue
        if let view = screen.showingView { screen.showEmptiness(in: view) }
      }
    }
  }
#endif
