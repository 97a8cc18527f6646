// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(UIKit) && !os(watchOS)

  public import UIKit

  extension SectionedCollectionDataSource where Section.Row: Identifiable {
    /// Selects the first item with an id, without calling the delegate.
    ///
    ///     if !source.select(fruit.id) { print("not in the list") }
    ///
    /// - Parameters:
    ///   - id: The id of the item.
    ///   - animated: Whether the selection and scrolling are animated.
    ///   - position: Where to scroll the item; by default the collection view does not
    ///     scroll.
    /// - Returns: Whether the collection view shows a list with such an item.
    /// - Complexity: O(*n*), where *n* is the number of items.
    @export(implementation)
    @discardableResult
    public func select(
      _ id: Section.Row.ID, animated: Bool = false,
      scrollPosition position: UICollectionView.ScrollPosition = []
    ) -> Bool {
      show(indexPath(for: id)) {
        collectionView?.selectItem(at: $0, animated: animated, scrollPosition: position)
      }
    }

    /// Returns the cell of the first row with an id; `nil` if it is not visible.
    ///
    ///     source.cell(for: fruit.id)?.alpha = 1
    ///
    /// - Complexity: O(*n*), where *n* is the number of rows.
    @export(implementation)
    public func cell(for id: Section.Row.ID) -> UICollectionViewCell? {
      indexPath(for: id).flatMap { collectionView?.cellForItem(at: $0) }
    }

    /// Scrolls to the first item with an id.
    ///
    ///     source.scroll(to: fruit.id)
    ///
    /// - Parameters:
    ///   - id: The id of the item.
    ///   - position: Where to scroll the item; by default to the middle.
    ///   - animated: Whether scrolling is animated.
    /// - Returns: Whether the collection view shows a list with such an item.
    /// - Complexity: O(*n*), where *n* is the number of items.
    @export(implementation)
    @discardableResult
    public func scroll(
      to id: Section.Row.ID,
      at position: UICollectionView.ScrollPosition = [
        .centeredVertically, .centeredHorizontally,
      ], animated: Bool = true
    ) -> Bool {
      show(indexPath(for: id)) {
        collectionView?.scrollToItem(at: $0, at: position, animated: animated)
      }
    }
  }
#endif
