// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  public import AppKit

  extension NSCollectionView {
    /// Registers a class of items, for ``reusableItem(_:for:)``.
    public func register<Item: NSCollectionViewItem>(_ type: Item.Type) {
      register(type, forItemWithIdentifier: .ofClass(type))
    }

    /// Registers a class of items or their nib.
    @usableFromInline
    func register<Item: NSCollectionViewItem>(_ type: Item.Type, _ nib: NSNib?) {
      if let nib { register(nib, forItemWithIdentifier: .ofClass(type)) } else { register(type) }
    }

    /// Returns an item of a registered class: the one that shows the row already, one for reuse, or a
    /// new one.
    ///
    ///     let item = collectionView.reusableItem(FruitItem.self, for: path)
    ///
    /// Call it where the data source asks for an item. While a row that is on screen gets new content,
    /// it returns the row's item, which then keeps its state; otherwise it returns what
    /// `makeItem(withIdentifier:for:)` does.
    ///
    /// - Parameters:
    ///   - type: A class that ``register(_:)`` has registered.
    ///   - path: The index path of the item.
    public func reusableItem<Item: NSCollectionViewItem>(
      _ type: Item.Type, for path: IndexPath
    ) -> Item {
      if let item = (dataSource as? CollectionBridge)?.refreshed as? Item { return item }
      guard let item = makeItem(withIdentifier: .ofClass(type), for: path) as? Item else {
        preconditionFailure("The collection view makes items of another class than \(type).")
      }
      return item
    }
  }

  extension NSUserInterfaceItemIdentifier {
    /// The identifier of a class of views or items.
    static func ofClass(_ type: AnyClass) -> NSUserInterfaceItemIdentifier {
      NSUserInterfaceItemIdentifier(String(reflecting: type))
    }
  }
#endif
