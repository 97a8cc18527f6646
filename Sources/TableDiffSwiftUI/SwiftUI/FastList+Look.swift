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
    /// To show whether rows are loading or could not be loaded, pass that as `dependingOn`.
    ///
    /// - Parameter content: Returns the view; evaluated when the list is created, and when the
    ///   value of `dependingOn` or the environment changes.
    public func emptyView<Empty: View>(
      @ViewBuilder _ content: @escaping () -> Empty
    ) -> FastList {
      with { $0.look.emptyView = { AnyView(content()) } }
    }

    /// Gives each row a menu, which a long press or a secondary click opens.
    ///
    ///     list.contextMenu { contact in Text("Call \(contact.name)") }
    ///
    /// - Parameter menuItems: Returns the contents of the menu of a row, such as buttons.
    public func contextMenu<MenuItems: View>(
      @ViewBuilder menuItems: @escaping (_ row: Row) -> MenuItems
    ) -> FastList<Section, some View> {
      FastList<Section, _>(self) { [content] row in content(row).contextMenu { menuItems(row) } }
    }

    /// Sets the insets of the content of each row.
    ///
    ///     list.rowInsets(EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0))
    ///
    /// They apply to rows that are evaluated afterwards.
    ///
    /// - Parameter insets: The insets; `nil` for those of the system.
    public func rowInsets(_ insets: EdgeInsets?) -> FastList {
      with { $0.look.rowInsets = insets }
    }

    /// Sets whether lines separate the rows.
    ///
    ///     list.separators(.hidden)
    ///
    /// - Parameter visibility: Whether there are lines; `.automatic` is the system's default: lines
    ///   on iOS, none on macOS. tvOS has none.
    public func separators(_ visibility: Visibility) -> FastList {
      with { $0.look.separators = visibility }
    }
  }

  @available(iOS 16.0, macOS 13.0, tvOS 16.0, *)
  extension FastListAction {
    /// Sets the color of the action's button.
    ///
    ///     FastListAction("Pin", systemImage: "pin") { store.pin(contacts[0]) }.tint(.orange)
    ///
    /// - Parameter color: The color; `nil` for that of its role.
    public func tint(_ color: Color?) -> FastListAction {
      var copy = self
      copy.tint = color
      return copy
    }
  }
#endif
