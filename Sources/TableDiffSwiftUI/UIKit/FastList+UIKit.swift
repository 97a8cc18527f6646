// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  public import UIKit

  @available(iOS 16.0, tvOS 16.0, *)
  extension FastList {
    /// Sets the style of the table view.
    ///
    ///     list.listStyle(.insetGrouped)
    ///
    /// Only the style of the first evaluation applies.
    ///
    /// - Parameter style: The style; `.plain` by default.
    public func listStyle(_ style: UITableView.Style) -> FastList { with { $0.look.style = style } }

    /// Is called ``listStyle(_:)``.
    @available(*, unavailable, renamed: "listStyle(_:)")
    public func style(_ style: UITableView.Style) -> FastList { self }

    /// Shows an index at the edge from which users jump to a section.
    ///
    ///     FastList(sections: groups) { contact in Text(contact.name) }
    ///       .indexTitles { group in group.title }
    ///
    /// - Parameter title: Returns the title of a section in the index; `nil` for none.
    public func indexTitles(_ title: ((_ section: Section) -> String?)?) -> FastList {
      with { $0.evaluation.indexTitle = title }
    }
  }
#endif
