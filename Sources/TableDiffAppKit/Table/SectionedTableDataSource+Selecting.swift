// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  public import AppKit

  extension SectionedTableDataSource where Row: Identifiable {
    /// Selects the first row with an id.
    ///
    ///     if !dataSource.select(fruit.id) { print("not in the list") }
    ///
    /// The table view tells ``onSelectionChange``, as always, but not ``onSelect``.
    ///
    /// - Parameters:
    ///   - id: The id of the row.
    ///   - extend: Whether what is selected stays selected.
    /// - Returns: Whether the table view shows a list with such a row.
    /// - Complexity: O(*n*), where *n* is the number of rows.
    @export(implementation)
    @discardableResult
    public func select(_ id: Row.ID, byExtendingSelection extend: Bool = false) -> Bool {
      show(index(of: id)) {
        $0.selectRowIndexes(IndexSet(integer: $1), byExtendingSelection: extend)
      }
    }

    /// Deselects the first row with an id.
    ///
    ///     dataSource.deselect(fruit.id)
    ///
    /// - Returns: Whether the table view shows a list with such a row.
    /// - Complexity: O(*n*), where *n* is the number of rows.
    @export(implementation)
    @discardableResult
    public func deselect(_ id: Row.ID) -> Bool {
      show(index(of: id)) { $0.deselectRow($1) }
    }

    /// Scrolls until the first row with an id is visible.
    ///
    ///     dataSource.scroll(to: fruit.id)
    ///
    /// - Returns: Whether the table view shows a list with such a row.
    /// - Complexity: O(*n*), where *n* is the number of rows.
    @export(implementation)
    @discardableResult
    public func scroll(to id: Row.ID) -> Bool {
      show(index(of: id)) { $0.scrollRowToVisible($1) }
    }
  }

  extension SectionedTableDataSource {
    /// Does something with a row of the list that the table view shows.
    @usableFromInline
    func show(_ index: Int?, _ body: (NSTableView, Int) -> Void) -> Bool {
      guard let index, let view = screen.showingView else { return false }
      screen.selection.pass(view) { body(view, index) }
      return true
    }

    /// Called after the user has selected a row: for each one if there are several.
    ///
    ///     dataSource.onSelect = { [unowned self] fruit in show(fruit) }
    ///
    /// The data source must be the delegate of the table view. A delegate of your own asks ``row(at:)`` in
    /// `tableViewSelectionDidChange(_:)`.
    public var onSelect: ((Row) -> Void)? {
      get { screen.onSelect }
      set {
        if newValue != nil { screen.requireDelegate() }
        screen.onSelect = newValue
      }
    }

    /// Returns what the user can do by swiping a row from its leading edge; by default nothing.
    ///
    /// The data source must be the delegate of the table view, as for ``onSelect``.
    public var leadingSwipeActions: ((Row) -> [NSTableViewRowAction])? {
      get { screen.swipeActions[.leading] }
      set { screen.setSwipeActions(newValue, from: .leading) }
    }

    /// Returns what the user can do by swiping a row from its trailing edge; by default nothing.
    ///
    ///     dataSource.trailingSwipeActions = { [weak store] fruit in
    ///       let eat = NSTableViewRowAction(style: .destructive, title: "Eat") { _, _ in
    ///         store?.remove(fruit)
    ///       }
    ///       return [eat]
    ///     }
    ///
    /// The data source must be the delegate of the table view, as for ``onSelect``; a delegate of your own has
    /// `tableView(_:rowActionsForRow:edge:)` for it.
    public var trailingSwipeActions: ((Row) -> [NSTableViewRowAction])? {
      get { screen.swipeActions[.trailing] }
      set { screen.setSwipeActions(newValue, from: .trailing) }
    }
  }
#endif
