// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

// AppKit documents its interface.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

extension NSCollectionView {
  public func register(
    _ itemClass: AnyClass?, forItemWithIdentifier identifier: NSUserInterfaceItemIdentifier
  ) {
    itemClasses[identifier] = itemClass
  }

  public func register(
    _ nib: NSNib?, forItemWithIdentifier identifier: NSUserInterfaceItemIdentifier
  ) {
    itemNibs[identifier] = nib
  }

  public func register(
    _ nib: NSNib?, forSupplementaryViewOfKind kind: SupplementaryElementKind,
    withIdentifier identifier: NSUserInterfaceItemIdentifier
  ) {
    viewNibs[identifier] = nib
  }

  public func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind kind: SupplementaryElementKind,
    withIdentifier identifier: NSUserInterfaceItemIdentifier
  ) {
    viewClasses[identifier] = viewClass
  }

  public func makeItem(
    withIdentifier identifier: NSUserInterfaceItemIdentifier, for indexPath: IndexPath
  ) -> NSCollectionViewItem {
    if let item = itemPool[identifier]?.popLast() {
      item.prepareForReuse()
      return item
    }
    let fromNib = itemNibs[identifier]?.make() as? NSCollectionViewItem
    if fromNib == nil, itemClasses[identifier] == nil {
      double.fail("no item is registered for \(identifier)")
    }
    let itemClass = itemClasses[identifier] as? NSCollectionViewItem.Type
    let item =
      fromNib ?? (itemClass ?? NSCollectionViewItem.self).init(nibName: nil, bundle: nil)
    item.identifier = identifier
    item.collectionView = self
    return item
  }

  public func makeSupplementaryView(
    ofKind elementKind: SupplementaryElementKind,
    withIdentifier identifier: NSUserInterfaceItemIdentifier, for indexPath: IndexPath
  ) -> NSView {
    if let view = viewPool[identifier]?.popLast() {
      view.prepareForReuse()
      return view
    }
    let fromNib = viewNibs[identifier]?.make() as? NSView
    if fromNib == nil, viewClasses[identifier] == nil {
      double.fail("no view is registered for \(identifier)")
    }
    let viewClass = viewClasses[identifier] as? any SupplementaryViewDouble.Type
    let view = fromNib ?? viewClass?.make() ?? NSView(frame: .zero)
    view.identifier = identifier
    return view
  }
}

/// A view that the double of a collection view can make.
///
/// AppKit makes any class of view; the double cannot without a required initializer, and makes a
/// plain view for other classes.
@MainActor
public protocol SupplementaryViewDouble: NSView {
  /// Makes a view.
  static func make() -> Self
}
