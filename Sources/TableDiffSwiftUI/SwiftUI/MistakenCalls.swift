// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(SwiftUI) && !os(watchOS)
  public import Foundation

  // Calls that people try, each with a message that names the one that is meant.
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, *)
  extension FastList {
    @available(
      *, unavailable, message: "rows need an identity of their own: make them Identifiable"
    )
    @_documentation(visibility: internal)
    public init<Rows, ID>(
      _ rows: Rows, id: KeyPath<Rows.Element, ID>,
      content: @escaping (_ row: Rows.Element) -> Content
    ) where Section == SingleSection<Rows> { fatalError() }

    @available(
      *, unavailable, message: "give the view of a row in the closure of FastList the menu"
    )
    @_documentation(visibility: internal)
    public func contextMenu<Menu>(
      _ menu: (_ row: Row) -> Menu
    ) -> FastList { fatalError() }

    @available(*, unavailable, message: "the closure gets the row: 'onDelete { row in }'")
    @_documentation(visibility: internal)
    public func onDelete(perform action: (_ offsets: IndexSet) -> Void) -> FastList { fatalError() }

    @available(*, unavailable, renamed: "selection(_:)")
    @_documentation(visibility: internal)
    public func onTapRow(_ action: (_ row: Row) -> Void) -> FastList { fatalError() }

    @available(*, unavailable, message: "set a binding: 'scrolls(to: $id)'")
    @_documentation(visibility: internal)
    public func scrollTo<Target>(_ target: Target) -> FastList { fatalError() }

    @available(*, unavailable, message: "pass it to 'onMove(where:perform:)'")
    @_documentation(visibility: internal)
    public func canMove(_ canMove: (_ row: Row) -> Bool) -> FastList { fatalError() }

    @available(*, unavailable, message: "pass it to 'onDelete(where:perform:)'")
    @_documentation(visibility: internal)
    public func canDelete(_ canDelete: (_ row: Row) -> Bool) -> FastList { fatalError() }
  }
#endif
