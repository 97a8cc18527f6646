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

    /// Shows a view as the footer of each section, as ``showHeaders(_:configure:)`` shows headers.
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
#endif
