// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

// AppKit documents its interface.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// What the user can do by swiping a row.
open class NSTableViewRowAction: NSObject {
  /// How an action looks.
  public enum Style: Int, Sendable {
    case regular = 0
    case destructive = 1
  }

  public let style: Style

  open var title: String

  private let handler: (NSTableViewRowAction, Int) -> Void

  public init(
    style: Style, title: String, handler: @escaping (NSTableViewRowAction, Int) -> Void
  ) {
    (self.style, self.title, self.handler) = (style, title, handler)
    super.init()
  }

  /// Clicks the button of the action.
  public func perform(onRow row: Int) { handler(self, row) }
}

extension NSTableView {
  /// The edges from which rows are swiped.
  public enum RowActionEdge: Int, Sendable {
    case leading = 0
    case trailing = 1
  }

  /// Swipes a row, and returns what the user can do.
  public func swipe(_ row: Int, from edge: RowActionEdge) -> [NSTableViewRowAction] {
    double.ask("rowActions") {
      delegate(with: "tableView:rowActionsForRow:edge:")?
        .tableView(self, rowActionsForRow: row, edge: edge) ?? []
    }
  }

  /// Clicks a row, which is then selected if the delegate permits it, together with others if the user holds a
  /// key.
  public func click(_ row: Int, extending: Bool = false) {
    select(extending ? selectedRowIndexes.union([row]) : [row])
  }

  /// Selects all rows that the delegate permits.
  public func selectAllAsUser() { select(IndexSet(integersIn: 0..<numberOfRows)) }

  private func select(_ proposed: IndexSet) {
    let permitted = double.ask("selectionIndexes") {
      delegate(with: "tableView:selectionIndexesForProposedSelection:")?
        .tableView(self, selectionIndexesForProposedSelection: proposed)
    }
    selectRowIndexes(permitted ?? proposed, byExtendingSelection: false)
  }
}
