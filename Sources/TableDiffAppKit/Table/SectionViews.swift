// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  package import AppKit

  /// What a table view shows above and below the rows of a section: rows of its own.
  @MainActor
  package struct SectionViews<Section: ListSection> {
    /// Makes a view, or configures the one that shows a section already.
    package typealias Provider = (
      _ tableView: NSTableView, _ shown: NSView?, _ section: Section
    ) -> NSView?

    let header: Provider?
    let footer: Provider?

    /// Creates the views; `nil` stands for none.
    package init(header: Provider? = nil, footer: Provider? = nil) {
      (self.header, self.footer) = (header, footer)
    }
  }

  extension TableScreen {
    /// Makes the view of a header or footer, or configures the one that shows it already.
    func sectionView(
      of element: TableLayout.Element, _ shown: NSView? = nil, in tableView: NSTableView
    ) -> NSView? {
      let sections = updater.sections
      switch element {
      case .header(let section) where sections.indices.contains(section):
        return sectionViews.header?(tableView, shown, sections[section])
      case .footer(let section) where sections.indices.contains(section):
        return sectionViews.footer?(tableView, shown, sections[section])
      default: return nil
      }
    }

    /// Gives the views of headers and footers the content of their sections, also what follows from the rows.
    package func refreshSectionViews(in tableView: NSTableView) {
      guard let layout = bridge.layout, layout.hasSectionViews else { return }
      var refreshed = IndexSet()
      tableView.enumerateAvailableRowViews { _, index in
        // A row view that is about to go may have no index.
        guard let element = layout.element(at: index), layout.path(at: index) == nil,
          let view = tableView.view(atColumn: 0, row: index, makeIfNecessary: false)
        else { return }
        _ = sectionView(of: element, view, in: tableView)
        refreshed.insert(index)
      }
      if refreshed.isEmpty { return }
      NSAnimationContext.run(isAnimated: isAnimated) {
        tableView.noteHeightOfRows(withIndexesChanged: refreshed)
      }
    }
  }
#endif
