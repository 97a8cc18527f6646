// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(UIKit) && !os(watchOS)

  public import UIKit

  extension SectionedCollectionDataSource where Section.Row: Identifiable {
    /// Selects the first item with an id, without telling the delegate.
    ///
    ///     if !source.select(fruit.id) { print("not in the list") }
    ///
    /// - Parameters:
    ///   - id: The id of the item.
    ///   - animated: Whether the selection and scrolling are animated.
    ///   - position: Where to scroll the item; by default the collection view does not scroll.
    /// - Returns: Whether the collection view shows a list with such an item.
    /// - Complexity: O(*n*), where *n* is the number of items.
    @export(implementation)
    @discardableResult
    public func select(
      _ id: Section.Row.ID, animated: Bool = false,
      scrollPosition position: UICollectionView.ScrollPosition = []
    ) -> Bool {
      show(indexPath(of: id)) {
        $0.selectItem(at: $1, animated: animated, scrollPosition: position)
      }
    }

    /// Deselects the first item with an id, without telling the delegate.
    ///
    ///     source.deselect(fruit.id, animated: true)
    ///
    /// - Returns: Whether the collection view shows a list with such an item.
    /// - Complexity: O(*n*), where *n* is the number of items.
    @export(implementation)
    @discardableResult
    public func deselect(_ id: Section.Row.ID, animated: Bool = false) -> Bool {
      show(indexPath(of: id)) { $0.deselectItem(at: $1, animated: animated) }
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
      show(indexPath(of: id)) { $0.scrollToItem(at: $1, at: position, animated: animated) }
    }
  }

  extension SectionedCollectionDataSource {
    /// Does something with an item of the list that the collection view shows.
    @usableFromInline
    func show(_ path: IndexPath?, _ body: (UICollectionView, IndexPath) -> Void) -> Bool {
      guard let path, let view = screen.showingView else { return false }
      body(view, path)
      return true
    }
  }
#endif
