// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(SwiftUI) && !os(watchOS)
  public import TableDiffAdapters

  @available(iOS 16.0, macOS 13.0, tvOS 16.0, *)
  extension FastList {
    func makeEngine() -> ListEngine<Section> {
      ListEngine(evaluation, comparison: comparison, paths: paths, options: options)
    }

    func with(_ change: (inout FastList) -> Void) -> FastList {
      var copy = self
      change(&copy)
      return copy
    }

    /// Lets the user delete rows.
    ///
    ///     list.onDelete { contact in store.remove(contact) }
    ///
    /// The row leaves the list when the store has removed it.
    ///
    /// On iOS and tvOS the system titles the button. On macOS the title is what the app's
    /// `Localizable.strings` has for "Delete", or else "Delete";
    /// ``swipeActions(edge:allowsFullSwipe:_:)`` can set another one.
    ///
    /// - Parameters:
    ///   - canDelete: Returns whether the user can delete a row.
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
    /// The list already shows the move. If the store moves the row too, nothing is animated again;
    /// otherwise the next evaluation moves it back.
    ///
    /// - Parameters:
    ///   - canMove: Returns whether the user can move a row.
    ///   - action: Moves a row in the store, before the row `next` or, if `next` is `nil`, to the
    ///     end of its section; `nil` if users cannot move rows.
    public func onMove(
      where canMove: @escaping (_ row: Row) -> Bool = { _ in true },
      perform action: ((_ row: Row, _ next: Row?) -> Void)?
    ) -> FastList {
      with {
        $0.evaluation.move = action.map { action in { row, next, _ in action(row, next) } }
        $0.evaluation.canMove = canMove
      }
    }

    /// Lets the user move rows, like ``onMove(where:perform:)``, with a closure that also gets the
    /// new section of the row.
    ///
    ///     FastList(sections: groups) { contact in Text(contact.name) }
    ///       .onMoveBetweenSections { contact, next, group in
    ///         store.move(contact, before: next, to: group.title)
    ///       }
    public func onMoveBetweenSections(
      perform action: ((_ row: Row, _ next: Row?, _ section: Section) -> Void)?
    ) -> FastList { with { $0.evaluation.move = action } }

    /// Sets how changes are shown, for example how many are animated at most.
    ///
    ///     var options = UpdateOptions()
    ///     options.policy = .animate(upTo: 100)
    ///     let calmList = list.updateOptions(options)
    ///
    /// Only the options of the first evaluation apply.
    public func updateOptions(_ options: UpdateOptions) -> FastList {
      with { $0.options = options }
    }

    /// Calls a closure with each row that the user selects, such as to show more of it.
    ///
    ///     list.onSelect { contact in print("show \(contact.name)") }
    ///
    /// Without a binding for the selection no row stays selected.
    public func onSelect(_ action: ((_ row: Row) -> Void)?) -> FastList {
      with { $0.evaluation.onSelect = action }
    }

    /// Sets the same height for all rows, so that they need not be measured.
    ///
    ///     list.rowHeight(44)
    ///
    /// - Parameter height: The height in points; `nil` to fit the content of each row.
    public func rowHeight(_ height: Double?) -> FastList {
      with { $0.evaluation.rowHeight = height }
    }

    /// Sets how the list scrolls when its rows change.
    ///
    ///     let chat = list.scrolling(.keepsVisibleRow(stickingTo: .bottom))
    public func scrolling(_ behavior: ScrollBehavior) -> FastList {
      with { $0.evaluation.scrolling = behavior }
    }

    func startingAtEnd() -> FastList {
      scrolling(.keepsVisibleRow(stickingTo: .bottom)).with { $0.evaluation.startsAtEnd = true }
    }

    /// Sets the actions that appear when the user swipes a row from an edge; by default none.
    ///
    ///     list
    ///       .swipeActions(edge: .leading) { contact in [FastListAction("Pin") { store.pin(contact) }] }
    ///       .swipeActions(allowsFullSwipe: false) { contact in
    ///         [FastListAction("Block", systemImage: "nosign", role: .destructive) { store.block(contact) }]
    ///       }
    ///
    /// A row without trailing actions has the one of ``onDelete(where:perform:)``.
    ///
    /// - Parameters:
    ///   - edge: The edge.
    ///   - allowsFullSwipe: Whether a long swipe performs the first action; ignored on macOS.
    ///   - actions: Returns the actions of a row, starting at the edge; `nil` for none.
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

    /// Calls a closure when the user comes near the end of the list, for example to load a page.
    ///
    ///     list.onReachingEnd(within: 10) { store.loadNextPage() }
    ///
    /// The closure is called once for each last row, so again after a page has been appended.
    ///
    /// - Parameters:
    ///   - distance: The number of rows before the last one at which to call; by default 0.
    ///   - action: The closure.
    public func onReachingEnd(
      within distance: Int = 0, perform action: @escaping () -> Void
    ) -> FastList { with { $0.evaluation.reachingEnd = (distance, action) } }

    /// Calls a closure when the user comes near the start, like ``onReachingEnd(within:perform:)``.
    ///
    ///     list.onReachingStart(within: 10) { store.loadOlderMails() }
    public func onReachingStart(
      within distance: Int = 0, perform action: @escaping () -> Void
    ) -> FastList { with { $0.evaluation.reachingStart = (distance, action) } }
  }
#endif
