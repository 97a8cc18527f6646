// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(SwiftUI) && !os(watchOS)
  public import SwiftUI

  @available(iOS 16.0, macOS 13.0, tvOS 16.0, *)
  extension FastList {
    /// Shows a view while the list has no rows.
    ///
    ///     list.emptyView { Text("No contacts") }
    ///
    /// Whether contacts are loading or could not be loaded is for it to say, and for `dependingOn` of the list.
    ///
    /// - Parameter content: Returns the view; evaluated when the list is made, and when what the content of all
    ///   rows depends on changes.
    public func emptyView<Empty: View>(
      @ViewBuilder _ content: @escaping () -> Empty
    ) -> FastList {
      with { $0.look.emptyView = { AnyView(content()) } }
    }

    /// Sets the distances of the content of a row from the edges of the row.
    ///
    ///     list.rowInsets(EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0))
    ///
    /// They apply to rows that are evaluated from now on.
    ///
    /// - Parameter insets: The distances; `nil` for those of the system.
    public func rowInsets(_ insets: EdgeInsets?) -> FastList {
      with { $0.look.rowInsets = insets }
    }

    /// Sets whether there are lines between the rows.
    ///
    ///     list.separators(.hidden)
    ///
    /// - Parameter visibility: Whether there are lines; `.automatic` is what tables of the system have by
    ///   default, which is lines on iOS and none on macOS. tvOS has none.
    public func separators(_ visibility: Visibility) -> FastList {
      with { $0.look.separators = visibility }
    }
  }
#endif
