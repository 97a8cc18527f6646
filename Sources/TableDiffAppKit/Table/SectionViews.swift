// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  package import AppKit

  /// What a table view shows above and below the rows of a section: rows of its own.
  @MainActor
  package final class SectionViews<Section: ListSection> {
    /// Makes a view, or configures the one that shows a section already.
    package typealias Provider = (
      _ tableView: NSTableView, _ shown: NSView?, _ section: Section
    ) -> NSView?

    var header: Provider?
    var footer: Provider?

    /// Creates the views; `nil` stands for none.
    package init(header: Provider? = nil, footer: Provider? = nil) {
      (self.header, self.footer) = (header, footer)
    }

    /// Makes the view of a header or footer, or configures the one that shows it already.
    func view(
      of element: TableLayout.Element, _ shown: NSView?, of list: [Section],
      in tableView: NSTableView
    ) -> NSView? {
      switch element {
      case .header(let section): list.section(at: section).flatMap { header?(tableView, shown, $0) }
      case .footer(let section): list.section(at: section).flatMap { footer?(tableView, shown, $0) }
      case .row: nil
      }
    }
  }
#endif
