// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(UIKit) && !os(watchOS) && !os(tvOS)

  public import UIKit

  /// An action that the user can perform by swiping a row.
  ///
  ///     let pin = SwipeAction("Pin", color: UIColor.systemOrange) { [store, fruit] in store.pin(fruit) }
  @MainActor
  public struct SwipeAction {
    let title: String?
    let image: UIImage?
    let color: UIColor?
    let style: UIContextualAction.Style
    let perform: () -> Void

    /// Creates an action.
    ///
    /// - Parameters:
    ///   - title: The title of its button.
    ///   - image: The image of its button; by default none.
    ///   - color: The color of the button; by default that of the style.
    ///   - style: The style. A destructive action ends when its row has left the list.
    ///   - perform: Performs the action.
    public init(
      _ title: String?, image: UIImage? = nil, color: UIColor? = nil,
      style: UIContextualAction.Style = .normal, perform: @escaping () -> Void
    ) {
      (self.title, self.image, self.color) = (title, image, color)
      (self.style, self.perform) = (style, perform)
    }
  }

  extension SectionedTableDataSource {
    /// Sets the actions that appear when the user swipes a row from an edge.
    ///
    ///     source.swipeActions(edge: .leading) { [weak store] fruit in
    ///       [SwipeAction("Pin", color: UIColor.systemOrange) { store?.pin(fruit) }]
    ///     }
    ///     source.swipeActions(edge: .trailing, allowsFullSwipe: false) { [weak store] fruit in
    ///       [SwipeAction("Eat", style: .destructive) { store?.remove(fruit) }]
    ///     }
    ///
    /// Sets ``leadingSwipeActions`` or ``trailingSwipeActions``. For a row without actions, the
    /// closure counts as `nil`.
    ///
    /// - Parameters:
    ///   - edge: The edge.
    ///   - allowsFullSwipe: Whether a long swipe performs the first action.
    ///   - actions: Returns the actions of a row, starting at the edge; `nil` for none.
    public func swipeActions(
      edge: SwipeEdge = .trailing, allowsFullSwipe: Bool = true,
      _ actions: ((_ row: Section.Row) -> [SwipeAction])?
    ) {
      let configuration = actions.map { actions in
        { [weak driver] (row: Section.Row) -> UISwipeActionsConfiguration? in
          let actions = actions(row).map { $0.contextual(for: row, driver) }
          let configuration = UISwipeActionsConfiguration(actions: actions)
          configuration.performsFirstActionWithFullSwipe = allowsFullSwipe
          return actions.isEmpty ? nil : configuration
        }
      }
      switch edge {
      case .leading: leadingSwipeActions = configuration
      case .trailing: trailingSwipeActions = configuration
      }
    }
  }

  extension SwipeAction {
    fileprivate func contextual<Section>(
      for row: Section.Row, _ driver: ListViewDriver<Section>?
    ) -> UIContextualAction {
      let action = UIContextualAction(style: style, title: title) { [weak driver] _, _, done in
        perform()
        if style != .destructive { return done(true) }
        // After `true`, a row still in the list would disappear and come back.
        Task { done(await driver?.awaitDeletion(of: row) ?? false) }
      }
      action.image = image
      if let color { action.backgroundColor = color }
      return action
    }
  }
#endif
