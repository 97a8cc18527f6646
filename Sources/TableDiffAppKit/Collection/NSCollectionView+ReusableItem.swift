// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  public import AppKit

  extension NSCollectionView {
    /// Registers a class of items, for ``reusableItem(_:for:)``.
    public func register<Item: NSCollectionViewItem>(_ type: Item.Type) {
      register(type, forItemWithIdentifier: .ofClass(type))
    }

    /// Registers an item class or its nib.
    @usableFromInline
    func register<Item: NSCollectionViewItem>(_ type: Item.Type, _ nib: NSNib?) {
      if let nib { register(nib, forItemWithIdentifier: .ofClass(type)) } else { register(type) }
    }

    /// Returns an item of a registered class: the row's current one, a reused one, or a new one.
    ///
    ///     let item = collectionView.reusableItem(FruitItem.self, for: path)
    ///
    /// Call this when the data source asks for an item. A visible row with new content keeps its
    /// item and the state of the item; other rows get the result of
    /// `makeItem(withIdentifier:for:)`.
    ///
    /// - Parameters:
    ///   - type: A class registered with ``register(_:)``.
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

    /// Returns an empty item made by the view, which throws if it gets an item from elsewhere.
    func emptyItem(for path: IndexPath) -> NSCollectionViewItem {
      let identifier = NSUserInterfaceItemIdentifier.ofClass(EmptyItem.self)
      register(EmptyItem.self, forItemWithIdentifier: identifier)
      return makeItem(withIdentifier: identifier, for: path)
    }

    func emptyView(ofKind kind: SupplementaryElementKind, for path: IndexPath) -> NSView {
      let identifier = NSUserInterfaceItemIdentifier.ofClass(EmptyView.self)
      register(EmptyView.self, forSupplementaryViewOfKind: kind, withIdentifier: identifier)
      return makeSupplementaryView(ofKind: kind, withIdentifier: identifier, for: path)
    }
  }

  extension NSUserInterfaceItemIdentifier {
    static func ofClass(_ type: AnyClass) -> NSUserInterfaceItemIdentifier {
      NSUserInterfaceItemIdentifier(String(reflecting: type))
    }
  }

  /// An item for a row that is gone.
  private final class EmptyItem: NSCollectionViewItem {
    /// Creates the view, which would otherwise be loaded from a file.
    override func loadView() { view = NSView(frame: .zero) }
  }

  /// A supplementary view for a section that is gone, or of a kind without views.
  private final class EmptyView: NSView, NSCollectionViewElement {}
#endif
