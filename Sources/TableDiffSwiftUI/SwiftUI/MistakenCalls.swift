// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

// swift-format-ignore-file

#if canImport(SwiftUI) && !os(watchOS)
  public import Foundation
  public import TableDiffAdapters

  // Calls that people try; each message names the right one.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, *)
  extension FastList {
    @available(*, deprecated, message: "shows each section as one row; use 'FastList(sections:)'")
    @_documentation(visibility: internal)
    public init<Rows>(_ rows: Rows, content: @escaping (_ row: Rows.Element) -> Content)
    where Section == SingleSection<Rows>, Rows.Element: ListSection {
      self.init(rows, dependingOn: 0, comparison: .onMain, content: content)
    }

    @available(*, unavailable, message: "rows need an identity of their own: make them Identifiable")
    public init<Rows, ID>(_ rows: Rows, id: KeyPath<Rows.Element, ID>, content: (Rows.Element) -> Content)
    where Section == SingleSection<Rows> { fatalError() }
    @available(*, unavailable, message: "FastList has an updater of its own: pass the rows")
    public init<R>(_ updater: ListUpdater<R>, content: (R) -> Content) where Section == SingleSection<[R]> { fatalError() }
    @available(*, unavailable, message: "the closure gets the row: 'onDelete { row in }'")
    public func onDelete(perform action: (_ offsets: IndexSet) -> Void) -> FastList { self }
    @available(*, unavailable, message: "the closure gets the row: 'onSelect { row in }'")
    public func onSelect(_ action: () -> Void) -> FastList { self }
    @available(*, unavailable, renamed: "onSelect(_:)") public func onTapRow(_ action: (_ row: Row) -> Void) -> FastList { self }
    @available(*, unavailable, message: "SwiftUI's 'refreshable' does it")
    public func onRefresh(_ action: () async -> Void) -> FastList { self }
    @available(*, unavailable, renamed: "emptyView(_:)") public func placeholder<Empty>(_ content: () -> Empty) -> FastList { self }
    @available(*, unavailable, renamed: "footer(_:)")
    public func sectionFooter<Footer>(_ content: (_ section: Section) -> Footer) -> FastList { self }
    @available(*, unavailable, message: "SwiftUI's 'environment(\\.editMode, ...)' does it")
    public func editing<Value>(_ isEditing: Value) -> FastList { self }
    @available(*, unavailable, message: "rows have the heights of their content, or all one: 'rowHeight(44)'")
    public func rowHeight(_ height: (_ row: Row) -> Double) -> FastList { self }
    @available(*, unavailable, message: "return an array of 'FastListAction': '[FastListAction(\"Pin\") { }]'")
    public func swipeActions<Actions>(
      edge: SwipeEdge = .trailing, allowsFullSwipe: Bool = true, _ actions: (_ row: Row) -> Actions
    ) -> FastList { self }
    @available(*, unavailable, message: "'scrolling(.keepsPosition)'") public func keepsPosition(_: Bool = true) -> FastList { self }
    @available(*, unavailable, message: "set a binding: 'scrollTo($id)'")
    public func scrollTo<Target>(_ target: Target) -> FastList { self }
    @available(*, unavailable, renamed: "onReachingEnd(within:perform:)")
    public func onReachEnd(within distance: Int = 0, _ action: () -> Void) -> FastList { self }
  }

  @available(*, unavailable, message: "pass it to 'onMove(where:perform:)' or 'onDelete(where:perform:)'")
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, *)
  extension FastList {
    public func canMove(_ canMove: (_ row: Row) -> Bool) -> FastList { self }
    public func canDelete(_ canDelete: (_ row: Row) -> Bool) -> FastList { self }
  }
#endif
