// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

// swift-format-ignore-file

#if canImport(SwiftUI) && !os(watchOS)
  public import Foundation

  // Calls that people try; each message names the right one.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, *)
  extension FastList {
    @available(*, unavailable, message: "rows need an identity of their own: make them Identifiable")
    public init<Rows, ID>(
      _ rows: Rows, id: KeyPath<Rows.Element, ID>, content: @escaping (Rows.Element) -> Content
    ) where Section == SingleSection<Rows> { fatalError() }
    @available(*, unavailable, message: "FastList has an updater of its own: pass the rows")
    public init<Row>(
      _ updater: ListUpdater<Row>, content: @escaping (Row) -> Content
    ) where Section == SingleSection<[Row]> { fatalError() }
    @available(*, unavailable, message: "give the view of a row in the closure of FastList the menu")
    public func contextMenu<Menu>(_ menu: (_ row: Row) -> Menu) -> FastList { self }
    @available(*, unavailable, message: "the closure gets the row: 'onDelete { row in }'")
    public func onDelete(perform action: (_ offsets: IndexSet) -> Void) -> FastList { self }
    @available(*, unavailable, renamed: "selection(_:)")
    public func onTapRow(_ action: (_ row: Row) -> Void) -> FastList { self }
    @available(*, unavailable, renamed: "selection(_:)")
    public func onSelect(_ action: (_ row: Row) -> Void) -> FastList { self }
    @available(*, unavailable, message: "SwiftUI's 'refreshable' does it")
    public func onRefresh(_ action: () async -> Void) -> FastList { self }
    @available(*, unavailable, renamed: "listStyle(_:)")
    public func style<Style>(_ style: Style) -> FastList { self }
    @available(*, unavailable, renamed: "emptyView(_:)")
    public func placeholder<Empty>(_ content: () -> Empty) -> FastList { self }
    @available(*, unavailable, renamed: "onReachingEnd(within:perform:)")
    public func onReachEnd(within distance: Int = 0, _ action: () -> Void) -> FastList { self }
    @available(*, unavailable, message: "set a binding: 'scrolls(to: $id)'")
    public func scrollTo<Target, Anchor>(_ target: Target, anchor: Anchor) -> FastList { self }
    @available(*, unavailable, message: "set a binding: 'scrolls(to: $id)'")
    public func scrollTo<Target>(_ target: Target) -> FastList { self }
    @available(*, unavailable, message: "pass it to 'onMove(where:perform:)'")
    public func canMove(_ canMove: (_ row: Row) -> Bool) -> FastList { self }
    @available(*, unavailable, message: "pass it to 'onDelete(where:perform:)'")
    public func canDelete(_ canDelete: (_ row: Row) -> Bool) -> FastList { self }
  }
#endif
