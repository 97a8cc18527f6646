// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(SwiftUI) && canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  import TableDiffAppKit

  /// Makes the data source of a list, where the type of its rows is known.
  @available(macOS 13.0, *)
  @usableFromInline
  struct TableMaker<Section: ListSection> where Section.Row: Identifiable & Equatable {
    let make:
      @MainActor (NSTableView, RowsTable<Section>, RowFinder<Section>) ->
        any TableSource<Section.Row>

    @usableFromInline
    static func flat<Rows>() -> TableMaker where Section == SingleSection<Rows> {
      TableMaker { tableView, table, finder in
        TableListDataSource(tableView, table.engine.updater, finder: finder) {
          [weak table] tableView, column, _, row, _ in
          table?.view(for: row, column, in: tableView)
        }
      }
    }
  }

  /// The data source of a table view, without the type that its rows are in.
  @MainActor
  protocol TableSource<Row>: AnyObject {
    associatedtype Row
    var scrolling: ScrollBehavior { get set }
    var selectionDidChange: (() -> Void)? { get set }
    var canMove: ((Row) -> Bool)? { get set }
    var didMove: ((_ from: Int, _ to: Int) -> Void)? { get set }
    var emptyView: NSView? { get set }
    var leadingSwipeActions: ((Row) -> [NSTableViewRowAction])? { get set }
    var trailingSwipeActions: ((Row) -> [NSTableViewRowAction])? { get set }
  }

  extension TableListDataSource: TableSource {}
#endif
