// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  public import AppKit

  extension SectionedTableDataSource {
    /// Shows a view as the header of each section.
    ///
    ///     dataSource.showHeaders(ShelfHeader(frame: .zero)) { header, shelf in
    ///       header.title = "\(shelf.rows.count) fruits"
    ///     }
    ///
    /// The view replaces ``headerTitle``. It is a group row, which cannot be selected or dragged.
    ///
    /// - Parameters:
    ///   - make: Makes a view.
    ///   - configure: Configures a view for its section; called for visible ones after each change.
    public func showHeaders<View: NSView>(
      _ make: @escaping @autoclosure () -> View,
      configure: @escaping (_ header: View, _ section: Section) -> Void
    ) { showHeaders(SectionViews.provider(make, configure)) }

    /// Shows a view as the footer of each section.
    ///
    ///     dataSource.showFooters(NSTextField(labelWithString: "")) { footer, shelf in
    ///       footer.stringValue = "\(shelf.rows.count) fruits"
    ///     }
    ///
    /// A footer is a row that cannot be selected or dragged, in the first column. It is configured as
    /// in ``showHeaders(_:configure:)``.
    public func showFooters<View: NSView>(
      _ make: @escaping @autoclosure () -> View,
      configure: @escaping (_ footer: View, _ section: Section) -> Void
    ) { changeSectionViews { $0.footer = SectionViews.provider(make, configure) } }

    func showHeaders(_ provider: SectionViews<Section>.Provider?) {
      changeSectionViews { $0.header = provider }
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
  @usableFromInline
  package final class SectionViews<Section: ListSection> {
    /// Makes a view for a section, or updates the one shown.
    @usableFromInline
    package typealias Provider = (
      _ tableView: NSTableView, _ shown: NSView?, _ section: Section
    ) -> NSView?

    var header: Provider?
    var footer: Provider?

    @usableFromInline
    package init(header: Provider? = nil, footer: Provider? = nil) {
      (self.header, self.footer) = (header, footer)
    }

    /// Returns what makes a view if none is shown, and configures it.
    ///
    /// Views are not reused, since headers and footers of one class may look different.
    static func provider<View: NSView>(
      _ make: @escaping () -> View, _ configure: @escaping (View, Section) -> Void
    ) -> Provider {
      { _, shown, section in
        let view = shown as? View ?? make()
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
