// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// Where an element of a collection view is.
@MainActor
open class NSCollectionViewLayoutAttributes: NSObject {
  open var frame = NSRect.zero

  open var indexPath: IndexPath?
}

/// Where the elements of a collection view are.
@MainActor
open class NSCollectionViewLayout: NSObject {
  open internal(set) weak var collectionView: NSCollectionView?

  open func invalidateLayout() { collectionView?.needsLayout = true }
}

extension NSCollectionView {
  /// The direction in which the user scrolls.
  public enum ScrollDirection: Int, Sendable {
    case vertical = 0
    case horizontal = 1
  }
}

/// A layout of lines: in the double each line has one item.
@MainActor
open class NSCollectionViewFlowLayout: NSCollectionViewLayout {
  open var scrollDirection = NSCollectionView.ScrollDirection.vertical

  open var itemSize = NSSize(width: 50, height: 50)

  open var estimatedItemSize = NSSize.zero

  open var headerReferenceSize = NSSize.zero
}
