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

  /// The picture, which is shown in place of the title.
  open var image: NSImage?

  /// The color of the button; that of the style for `nil`.
  // The type is Apple's.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var backgroundColor: NSColor!

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

/// A picture; the double draws none.
open class NSImage: NSObject {
  /// The name of a symbol of the system.
  public private(set) var systemSymbolName: String?

  /// Creates an image of a symbol of the system.
  @available(macOS 11.0, *)
  public convenience init?(systemSymbolName name: String, accessibilityDescription: String?) {
    self.init()
    systemSymbolName = name
  }
}

/// A color; the double paints with none.
open class NSColor: NSObject {
  public class var systemOrange: NSColor { NSColor() }
}

/// A row whose actions are visible.
struct OpenRow {
  let row: NSTableView.Row
  let actions: [NSTableViewRowAction]

  /// Whether the user has chosen an action.
  var isChosen = false
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

  /// Swipes a row, and returns whether it has actions, which stay
  /// [visible](https://developer.apple.com/documentation/appkit/nstableview/rowactionsvisible).
  public func openActions(_ row: Int, from edge: RowActionEdge) -> Bool {
    let actions = swipe(row, from: edge)
    openRow = actions.isEmpty ? nil : OpenRow(row: rows[row], actions: actions)
    return rowActionsVisible
  }

  /// Chooses one of the visible actions, which stay visible until the row goes or the app hides them.
  public func chooseAction(_ index: Int) {
    guard let open = openRow, let row = rows.firstIndex(where: { $0 === open.row }) else { return }
    openRow?.isChosen = true
    open.actions[index].perform(onRow: row)
  }

  /// Records a failure if rows change while actions are visible and none is chosen.
  func noteChangeOfRows() {
    guard let openRow, !openRow.isChosen else { return }
    double.fail("a change while the actions of a row are visible")
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
