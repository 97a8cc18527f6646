// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(UIKit) && !os(watchOS)

  public import UIKit

  extension SectionedTableDataSource where Section.Row: Identifiable {
    /// Selects the first row with an id, without calling the delegate.
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
      show(indexPath(for: id)) {
        tableView?.selectRow(at: $0, animated: animated, scrollPosition: position)
      }
    }

    /// Returns the cell of the first row with an id; `nil` if it is not visible.
    ///
    ///     source.cell(for: fruit.id)?.accessoryType = .checkmark
    ///
    /// - Complexity: O(*n*), where *n* is the number of rows.
    @export(implementation)
    public func cell(for id: Section.Row.ID) -> UITableViewCell? {
      indexPath(for: id).flatMap { tableView?.cellForRow(at: $0) }
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
      show(indexPath(for: id)) {
        tableView?.scrollToRow(at: $0, at: position, animated: animated)
      }
    }
  }
#endif
