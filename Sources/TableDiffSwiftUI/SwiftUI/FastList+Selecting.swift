// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(SwiftUI) && !os(watchOS)
  import Foundation
  public import SwiftUI

  @available(iOS 16.0, macOS 13.0, tvOS 16.0, *)
  extension FastList {
    /// Creates a list without sections in which the user can select rows.
    ///
    ///     FastList(contacts, selection: $selectedContacts) { contact in Text(contact.name) }
    ///
    /// Equivalent to ``selection(_:)-(Binding<Set<FastList<Section,Content>.Row.ID>>)`` of a list.
    ///
    /// - Parameters:
    ///   - rows: The rows.
    ///   - ids: The ids of the selected rows.
    ///   - content: Returns the content of a row.
    @export(implementation)
    public init<Rows>(
      _ rows: Rows, selection ids: Binding<Set<Rows.Element.ID>>,
      @ViewBuilder content: @escaping (_ row: Rows.Element) -> Content
    ) where Section == SingleSection<Rows> {
      self = FastList(rows, content: content).selection(ids)
    }

    /// Creates a list without sections in which the user can select one row.
    ///
    ///     FastList(contacts, selection: $selectedContact) { contact in Text(contact.name) }
    ///
    /// Equivalent to ``selection(_:)-(Binding<FastList<Section,Content>.Row.ID?>)`` of a list.
    ///
    /// - Parameters:
    ///   - rows: The rows.
    ///   - id: The id of the selected row; `nil` if none is.
    ///   - content: Returns the content of a row.
    @export(implementation)
    public init<Rows>(
      _ rows: Rows, selection id: Binding<Rows.Element.ID?>,
      @ViewBuilder content: @escaping (_ row: Rows.Element) -> Content
    ) where Section == SingleSection<Rows> {
      self = FastList(rows, content: content).selection(id)
    }

    /// Lets the user select rows.
    ///
    ///     list.selection($selectedContacts)
    ///
    /// Ids without a row stay in the set until you remove them, and their rows are selected when
    /// they appear. Finding a row to select takes O(*n*), where *n* is the number of rows.
    ///
    /// - Parameter ids: The ids of the selected rows.
    public func selection(_ ids: Binding<Set<Row.ID>>) -> FastList {
      with {
        $0.evaluation.selection = Link(get: { ids.wrappedValue }, set: { ids.wrappedValue = $0 })
        $0.evaluation.allowsMultipleSelection = true
      }
    }

    /// Lets the user select one row.
    ///
    ///     list.selection($selectedContact)
    ///
    /// - Parameter id: The id of the selected row; `nil` if none is.
    public func selection(_ id: Binding<Row.ID?>) -> FastList {
      with {
        $0.evaluation.selection = Link(
          get: { id.wrappedValue.map { [$0] } ?? [] }, set: { id.wrappedValue = $0.first })
        $0.evaluation.allowsMultipleSelection = false
      }
    }

    /// Scrolls to a row when the binding is set to its id, and then sets the binding to `nil`.
    ///
    ///     list.scrollTo($newestMail, anchor: .bottom)
    ///
    /// The row may be inserted in the same evaluation. An id without a row has no effect. A
    /// `ScrollViewReader` of SwiftUI does not know the rows.
    ///
    /// - Parameters:
    ///   - id: The id of the row; `nil` for none.
    ///   - anchor: Where the row is to be; with `nil` the list scrolls no further than until it is visible.
    public func scrollTo(_ id: Binding<Row.ID?>, anchor: UnitPoint? = nil) -> FastList {
      with {
        $0.evaluation.scrollTarget = Link(
          get: { id.wrappedValue }, set: { id.wrappedValue = $0 })
        $0.evaluation.scrollAnchor = anchor.map { Double($0.y) }
      }
    }

    /// Is ``scrollTo(_:anchor:)``; were it unavailable, SwiftUI's modifier of this name would do nothing.
    @available(*, deprecated, message: "it does not follow the user: call 'scrollTo($id)'")
    @_documentation(visibility: internal)
    public func scrollPosition(id: Binding<Row.ID?>, anchor: UnitPoint? = nil) -> FastList {
      scrollTo(id, anchor: anchor)
    }

    /// Shows the end of the list first, and sticks to it when rows are appended, as a chat does.
    ///
    ///     list.defaultScrollAnchor(.bottom)
    ///
    /// A user who has left the end keeps the visible rows in place. The closure of
    /// ``onReachingStart(within:perform:)`` is called only after the end was shown.
    ///
    /// Equivalent to ``scrolling(_:)`` with `.keepsVisibleRow(stickingTo: .bottom)`, but for where
    /// the list begins. Only the first evaluation decides that.
    ///
    /// - Parameter anchor: An anchor at the bottom; with others, or `nil`, the list is returned as it
    ///   is.
    public func defaultScrollAnchor(_ anchor: UnitPoint?) -> FastList {
      anchor?.y == 1 ? startingAtEnd() : self
    }
  }
#endif
