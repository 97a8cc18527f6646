// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(SwiftUI) && canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  public import SwiftUI
  import TableDiffAppKit

  /// Makes the data source of a list, where the type of its rows is known.
  @available(macOS 13.0, *)
  @usableFromInline
  struct TableMaker<Section: ListSection, Content: View>
  where Section.Row: Identifiable & Equatable {
    let make: @MainActor (NSTableView, TableHost<Section, Content>) -> any TableSource<Section.Row>

    @usableFromInline
    static func flat<Rows>() -> TableMaker where Section == SingleSection<Rows> {
      TableMaker { tableView, host in
        TableListDataSource(tableView, host.engine.updater, finder: host.list.finder) {
          [weak host] tableView, column, _, row, _ in host?.view(for: row, column, in: tableView)
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

  /// A table view that shows a list, in a scroll view.
  @available(macOS 13.0, *)
  struct HostedTable<Section: ListSection, Content: View>: NSViewRepresentable
  where Section.Row: Identifiable & Equatable {
    let list: FastList<Section, Content>

    func makeCoordinator() -> TableHost<Section, Content> { TableHost(list) }

    func makeNSView(context: Context) -> NSScrollView {
      context.coordinator.makeTable(in: context.environment)
    }

    func updateNSView(_ scrollView: NSScrollView, context: Context) {
      context.coordinator.update(
        to: list, in: context.environment, isAnimated: context.transaction.isAnimated)
    }

    static func dismantleNSView(
      _ scrollView: NSScrollView, coordinator: TableHost<Section, Content>
    ) {
      coordinator.engine.updater.cancel()
    }
  }
#endif
