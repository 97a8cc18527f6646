// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// A title, and the header or footer that shows it.
  @MainActor
  struct ShownTitle {
    let title: String?

    /// The view, if it is visible.
    let view: UITableViewHeaderFooterView?

    /// Whether the section has room for a view.
    let hasRoom: Bool

    let style: UITableView.Style

    /// The label, if the table view made the view; views of apps mostly have a class of their own.
    private var label: UILabel? {
      guard title != nil, let view, type(of: view) == UITableViewHeaderFooterView.self else {
        return nil
      }
      return view.textLabel
    }

    /// Whether the view shows another title.
    var isStale: Bool {
      guard let title, let label else { return false }
      return label.text != title && (style == .plain || label.text != title.localizedUppercase)
    }

    /// Shows the title in the view.
    ///
    /// - Returns: `false` if the section has to be reloaded.
    func show() -> Bool {
      // A title that comes or goes needs another view.
      if hasRoom != (title != nil) { return false }
      guard let view else { return true }
      guard let label else { return false }
      // A grouped table shows titles in uppercase, but not text set on a label.
      let isInCapitals = style != .plain && label.text == label.text?.localizedUppercase
      label.text = isInCapitals ? title?.localizedUppercase : title
      view.setNeedsLayout()
      return true
    }
  }
#endif
