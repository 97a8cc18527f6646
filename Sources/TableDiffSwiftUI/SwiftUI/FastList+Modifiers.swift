// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(SwiftUI) && !os(watchOS)
  public import TableDiffAdapters

  @available(iOS 16.0, macOS 13.0, tvOS 16.0, *)
  extension FastList {
    /// Lets the user delete rows.
    ///
    ///     list.onDelete { contact in store.remove(contact) }
    ///
    /// The row leaves the list when the store has removed it.
    ///
    /// On iOS and tvOS the system says what the button is called. On macOS it is called what the app's
    /// `Localizable.strings` has for "Delete", and "Delete" without that; ``swipeActions(edge:allowsFullSwipe:_:)`` can
    /// have another one.
    ///
    /// - Parameters:
    ///   - canDelete: Returns whether a row may be deleted.
    ///   - action: Deletes a row in the store; `nil` if users cannot delete rows.
    public func onDelete(
      where canDelete: @escaping (_ row: Row) -> Bool = { _ in true },
      perform action: ((_ row: Row) -> Void)?
    ) -> FastList {
      with {
        $0.evaluation.delete = action
        $0.evaluation.canDelete = canDelete
      }
    }

    /// Lets the user move rows, within the list and between sections.
    ///
    ///     list.onMove { contact, next in store.move(contact, before: next) }
    ///
    /// The row has moved in the list already. If the store moves it too, nothing is animated twice; if not,
    /// the next evaluation moves it back.
    ///
    /// - Parameters:
    ///   - canMove: Returns whether a row may be moved.
    ///   - action: Moves a row in the store; `next` is the row that it now precedes, `nil` at the end of its
    ///     section. The closure is `nil` if users cannot move rows.
    public func onMove(
      where canMove: @escaping (_ row: Row) -> Bool = { _ in true },
      perform action: ((_ row: Row, _ next: Row?) -> Void)?
    ) -> FastList {
      with {
        $0.evaluation.move = action.map { action in { row, next, _ in action(row, next) } }
        $0.evaluation.canMove = canMove
      }
    }

    /// Moves rows in lists with sections, as ``onMove(where:perform:)`` does, whose closure is told the
    /// section that the row is in now.
    ///
    ///     FastList(sections: groups) { contact in Text(contact.name) }
    ///       .onMoveBetweenSections { contact, next, group in
    ///         store.move(contact, before: next, to: group.title)
    ///       }
    public func onMoveBetweenSections(
      perform action: ((_ row: Row, _ next: Row?, _ section: Section) -> Void)?
    ) -> FastList { with { $0.evaluation.move = action } }

    /// Sets how changes are shown, such as up to how many of them are animated.
    ///
    ///     var options = UpdateOptions()
    ///     options.policy = .animate(upTo: 100)
    ///     let calmList = list.updateOptions(options)
    ///
    /// The options of the first evaluation apply.
    public func updateOptions(_ options: UpdateOptions) -> FastList {
      with { $0.options = options }
    }

    /// Sets one height for all rows, which spares measuring them.
    ///
    ///     list.rowHeight(44)
    ///
    /// - Parameter height: The height in points; `nil` for that of a row's content.
    public func rowHeight(_ height: Double?) -> FastList {
      with { $0.evaluation.rowHeight = height }
    }

    /// Sets how the list scrolls when its rows change.
    ///
    ///     let chat = list.scrolling(.keepsVisibleRow(stickingTo: .bottom))
    public func scrolling(_ behavior: ScrollBehavior) -> FastList {
      with { $0.evaluation.scrolling = behavior }
    }

    /// Sets what the user can do by swiping a row from an edge; nothing by default.
    ///
    ///     list
    ///       .swipeActions(edge: .leading) { contact in [FastListAction("Pin") { store.pin(contact) }] }
    ///       .swipeActions(allowsFullSwipe: false) { contact in
    ///         [FastListAction("Block", systemImage: "nosign", role: .destructive) { store.block(contact) }]
    ///       }
    ///
    /// A row without actions at the trailing edge has what ``onDelete(where:perform:)`` says.
    ///
    /// - Parameters:
    ///   - edge: The edge.
    ///   - allowsFullSwipe: Whether a long swipe performs the first action; on macOS the system decides.
    ///   - actions: Returns the actions, the one at the edge first; `nil` for none.
    public func swipeActions(
      edge: SwipeEdge = .trailing, allowsFullSwipe: Bool = true,
      _ actions: ((_ row: Row) -> [FastListAction])?
    ) -> FastList {
      with {
        $0.evaluation.swipes[edge] = actions.map {
          .init(allowsFullSwipe: allowsFullSwipe, actions: $0)
        }
      }
    }

    /// Calls a closure when the user comes near the end of the list, such as to load a page.
    ///
    ///     list.onReachingEnd(within: 10) { store.loadNextPage() }
    ///
    /// It is called once for each end: again when the list has got another last row, and the user comes
    /// near that.
    ///
    /// - Parameters:
    ///   - distance: How many rows the end is away at most; by default 0: the last row comes up.
    ///   - action: The closure.
    public func onReachingEnd(
      within distance: Int = 0, perform action: @escaping () -> Void
    ) -> FastList { with { $0.evaluation.reachingEnd = (distance, action) } }

    /// Calls a closure when the user comes near the start of the list, as ``onReachingEnd(within:perform:)``
    /// does at its end.
    ///
    ///     list.onReachingStart(within: 10) { store.loadOlderMails() }
    public func onReachingStart(
      within distance: Int = 0, perform action: @escaping () -> Void
    ) -> FastList { with { $0.evaluation.reachingStart = (distance, action) } }
  }
#endif
