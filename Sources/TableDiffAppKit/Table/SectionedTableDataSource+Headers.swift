// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  public import AppKit

  extension SectionedTableDataSource {
    /// Makes the header of a section, or updates the one shown; by default there is none.
    ///
    ///     dataSource.headerView = { tableView, shown, shelf in
    ///       let view = shown as? ShelfHeader ?? ShelfHeader(frame: .zero)
    ///       view.title = "\(shelf.rows.count) fruits"
    ///       return view
    ///     }
    ///
    /// A header is a row that cannot be selected or dragged; it is updated after each change.
    public var headerView: ((_ tableView: NSTableView, _ shown: NSView?, Section) -> NSView?)? {
      get { sectionViews.header }
      set { changeSectionViews { $0.header = newValue } }
    }

    /// Makes the footer of a section, as ``headerView`` makes the header.
    public var footerView: ((_ tableView: NSTableView, _ shown: NSView?, Section) -> NSView?)? {
      get { sectionViews.footer }
      set { changeSectionViews { $0.footer = newValue } }
    }

    private func changeSectionViews(_ change: (SectionViews<Section>) -> Void) {
      guard driver.isShowing else {
        change(sectionViews)
        return bridge.noteData()
      }
      driver.reload {
        change(sectionViews)
        bridge.noteData()
        // A table view asks again whether there are group rows only when its delegate is set.
        bridge.attachDelegateAgain()
      }
    }
  }

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
