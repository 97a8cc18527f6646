// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  public import AppKit

  extension SectionedCollectionDataSource where Section.Row: Identifiable {
    /// Selects the first item with an id, without calling the delegate.
    ///
    ///     if !dataSource.select(fruit.id) { print("not in the list") }
    ///
    /// Other selected items stay selected.
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
      scrollPosition position: NSCollectionView.ScrollPosition = []
    ) -> Bool {
      show(indexPath(for: id)) {
        (animated ? $0.animator() : $0).selectItems(at: [$1], scrollPosition: position)
      }
    }

    /// Deselects the first item with an id, without calling the delegate.
    ///
    ///     dataSource.deselect(fruit.id)
    ///
    /// - Returns: Whether the collection view shows a list with such an item.
    /// - Complexity: O(*n*), where *n* is the number of items.
    @export(implementation)
    @discardableResult
    public func deselect(_ id: Section.Row.ID, animated: Bool = false) -> Bool {
      show(indexPath(for: id)) { (animated ? $0.animator() : $0).deselectItems(at: [$1]) }
    }

    /// Scrolls to the first item with an id.
    ///
    ///     dataSource.scroll(to: fruit.id)
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
      at position: NSCollectionView.ScrollPosition = [.centeredVertically, .centeredHorizontally],
      animated: Bool = true
    ) -> Bool {
      show(indexPath(for: id)) {
        (animated ? $0.animator() : $0).scrollToItems(at: [$1], scrollPosition: position)
      }
    }
  }

  extension SectionedCollectionDataSource {
    /// Calls a closure with a path, if there is one and the view shows the list.
    @usableFromInline
    func show(_ path: IndexPath?, _ body: (NSCollectionView, IndexPath) -> Void) -> Bool {
      guard let path, let collectionView, driver.isShowing else { return false }
      body(collectionView, path)
      return true
    }
  }
#endif
