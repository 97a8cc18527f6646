// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  package import AppKit

  /// The headers and footers of sections, which a table view shows as rows.
  @MainActor
  package final class SectionViews<Section: ListSection> {
    /// Makes a view for a section, or updates the one shown.
    package typealias Provider = (
      _ tableView: NSTableView, _ shown: NSView?, _ section: Section
    ) -> NSView?

    var header: Provider?
    var footer: Provider?

    package init(header: Provider? = nil, footer: Provider? = nil) {
      (self.header, self.footer) = (header, footer)
    }

    /// Returns what makes a view of a class if none is shown or can be reused, and configures it.
    static func provider<View: NSView>(
      _ make: @escaping () -> View, _ configure: @escaping (View, Section) -> Void
    ) -> Provider {
      { tableView, shown, section in
        let view = shown as? View ?? tableView.reusableCell(for: nil, make())
        configure(view, section)
        return view
      }
    }

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
