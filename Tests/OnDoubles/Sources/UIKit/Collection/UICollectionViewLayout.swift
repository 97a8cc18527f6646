// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// What arranges the items of a collection view.
@MainActor
open class UICollectionViewLayout: NSObject {
  /// The view whose items are arranged.
  open internal(set) weak var collectionView: UICollectionView?

  /// Creates a layout.
  public override init() { super.init() }

  /// The class of the contexts that the layout accepts.
  open class var invalidationContextClass: AnyClass {
    UICollectionViewLayoutInvalidationContext.self
  }

  /// Lets the next layout pass arrange everything anew.
  open func invalidateLayout() {
    invalidateLayout(with: UICollectionViewLayoutInvalidationContext())
  }

  /// Lets the next layout pass arrange some items and views anew.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    collectionView?.double.remeasures = true
    collectionView?.setNeedsLayout()
  }
}

extension UICollectionView {
  /// The direction in which the user scrolls.
  public enum ScrollDirection: Int, Sendable {
    case vertical = 0
    case horizontal = 1
  }
}

/// A layout of one item below another, or beside it; the double has no columns.
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The direction in which the user scrolls; the double uses the widths of items where it is horizontal.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { invalidateLayout() }
  }

  /// The size of an item; the double uses the height.
  open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }

  /// The size that items are assumed to have until their cells are visible; the double uses the
  /// height.
  open var estimatedItemSize = CGSize.zero { didSet { invalidateLayout() } }

  /// The distance between rows of items; the double does not use it.
  open var minimumLineSpacing: CGFloat = 10

  /// The size of a header; the double uses the height.
  open var headerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }

  /// The size of a footer; the double uses the height.
  open var footerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
}

/// What a layout is to arrange anew.
@MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// Creates a context.
  public required override init() { super.init() }

  /// Adds supplementary views; the double arranges everything anew.
  open func invalidateSupplementaryElements(
    ofKind elementKind: String, at indexPaths: [IndexPath]
  ) {}
}

/// The position and size of an item or a supplementary view.
@MainActor
open class UICollectionViewLayoutAttributes: NSObject {
  /// The position and size.
  open var frame: CGRect

  /// The path of the item.
  open var indexPath: IndexPath

  /// The size.
  open var size: CGSize { frame.size }

  init(forCellWith indexPath: IndexPath, frame: CGRect) {
    self.indexPath = indexPath
    self.frame = frame
    super.init()
  }
}
