// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  public import AppKit

  /// An action that the user can perform by swiping a row.
  ///
  ///     let pin = SwipeAction("Pin") { [store, fruit] in store.pin(fruit) }
  @MainActor
  public struct SwipeAction {
    let title: String
    let image: NSImage?
    let color: NSColor?
    let style: NSTableViewRowAction.Style
    let perform: () -> Void

    /// Creates an action.
    ///
    /// - Parameters:
    ///   - title: The title of its button.
    ///   - image: The image of its button; by default none.
    ///   - color: The color of the button; by default that of the style.
    ///   - style: The style. The buttons of a destructive action leave with their row.
    ///   - perform: Performs the action.
    public init(
      _ title: String, image: NSImage? = nil, color: NSColor? = nil,
      style: NSTableViewRowAction.Style = .regular, perform: @escaping () -> Void
    ) {
      (self.title, self.image, self.color) = (title, image, color)
      (self.style, self.perform) = (style, perform)
    }
  }

  extension SectionedTableDataSource {
    /// Sets the actions that appear when the user swipes a row from an edge.
    ///
    ///     dataSource.swipeActions(edge: .leading) { [weak store] fruit in
    ///       [SwipeAction("Pin", color: NSColor.systemOrange) { store?.pin(fruit) }]
    ///     }
    ///     dataSource.swipeActions(edge: .trailing) { [weak store] fruit in
    ///       [SwipeAction("Eat", style: .destructive) { store?.remove(fruit) }]
    ///     }
    ///
    /// While these actions are visible, changes wait until the user has chosen one. For an edge
    /// without a closure the app's delegate is asked; changes do not wait for its actions.
    ///
    /// - Parameters:
    ///   - edge: The edge.
    ///   - actions: Returns the actions of a row, starting at the edge; `nil` for none.
    public func swipeActions(
      edge: SwipeEdge = .trailing, _ actions: ((_ row: Row) -> [SwipeAction])?
    ) {
      bridge.rowActions[edge == .leading ? .leading : .trailing] = actions.map { actions in
        { [weak self] index in
          guard let self, let row = row(at: index) else { return [] }
          return actions(row).map { $0.rowAction(for: row, bridge, driver) }
        }
      }
    }
  }

  extension SwipeAction {
    fileprivate func rowAction<Section>(
      for row: Section.Row, _ bridge: TableBridge, _ driver: ListViewDriver<Section>
    ) -> NSTableViewRowAction {
      let action = NSTableViewRowAction(style: style, title: title) {
        [weak bridge, weak driver] _, _ in
        bridge?.offersActions = false
        perform()
        Task {
          // A table view hides the buttons only with their row.
          if style == .destructive, await driver?.awaitDeletion(of: row) == true { return }
          bridge?.tableView?.rowActionsVisible = false
        }
      }
      action.image = image
      if let color { action.backgroundColor = color }
      return action
    }
  }
#endif
