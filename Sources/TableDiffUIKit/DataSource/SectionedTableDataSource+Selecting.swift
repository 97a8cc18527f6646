// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(UIKit) && !os(watchOS)

  public import UIKit

  extension SectionedTableDataSource where Section.Row: Identifiable {
    /// Selects the first row with an id, without telling the delegate.
    ///
    ///     if !source.select(fruit.id) { print("not in the list") }
    ///
    /// - Parameters:
    ///   - id: The id of the row.
    ///   - animated: Whether the selection and scrolling are animated.
    ///   - position: Where to scroll the row; by default the table view does not scroll.
    /// - Returns: Whether the table view shows a list with such a row.
    /// - Complexity: O(*n*), where *n* is the number of rows.
    @export(implementation)
    @discardableResult
    public func select(
      _ id: Section.Row.ID, animated: Bool = false,
      scrollPosition position: UITableView.ScrollPosition = .none
    ) -> Bool {
      show(indexPath(of: id)) {
        $0.selectRow(at: $1, animated: animated, scrollPosition: position)
      }
    }

    /// Deselects the first row with an id, without telling the delegate.
    ///
    ///     source.deselect(fruit.id, animated: true)
    ///
    /// - Returns: Whether the table view shows a list with such a row.
    /// - Complexity: O(*n*), where *n* is the number of rows.
    @export(implementation)
    @discardableResult
    public func deselect(_ id: Section.Row.ID, animated: Bool = false) -> Bool {
      show(indexPath(of: id)) { $0.deselectRow(at: $1, animated: animated) }
    }

    /// Scrolls to the first row with an id.
    ///
    ///     source.scroll(to: fruit.id)
    ///
    /// - Parameters:
    ///   - id: The id of the row.
    ///   - position: Where to scroll the row; by default to the middle.
    ///   - animated: Whether scrolling is animated.
    /// - Returns: Whether the table view shows a list with such a row.
    /// - Complexity: O(*n*), where *n* is the number of rows.
    @export(implementation)
    @discardableResult
    public func scroll(
      to id: Section.Row.ID, at position: UITableView.ScrollPosition = .middle,
      animated: Bool = true
    ) -> Bool {
      show(indexPath(of: id)) { $0.scrollToRow(at: $1, at: position, animated: animated) }
    }
  }

  extension SectionedTableDataSource {
    /// Does something with a row of the list that the table view shows.
    @usableFromInline
    func show(_ path: IndexPath?, _ body: (UITableView, IndexPath) -> Void) -> Bool {
      guard let path, let view = screen.showingView else { return false }
      body(view, path)
      return true
    }
  }
#endif
