// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(UIKit) && !os(watchOS)

  public import UIKit

  /// A data source of a collection view that is made of closures.
  ///
  ///     let source = ClosureCollectionDataSource { [unowned self] _ in
  ///       self.fruits.count
  ///     } cell: { [unowned self] collectionView, indexPath in
  ///       let cell = collectionView.dequeueReusableCell(
  ///         withReuseIdentifier: "fruit", for: indexPath)
  ///       (cell as? FruitCell)?.name = self.fruits[indexPath.item].name
  ///       return cell
  ///     }
  ///     source.attach(to: collectionView)
  ///
  /// Keep the data source as long as the collection view shows items: the collection view does not
  /// retain it. Without a closure, it behaves as if the data source lacked the method: no moves.
  @MainActor
  public final class ClosureCollectionDataSource {
    let bridge: CollectionBridge

    /// Returns the supplementary view of a kind; required if the layout shows any.
    public var supplementaryView:
      ((UICollectionView, _ kind: String, IndexPath) -> UICollectionReusableView)?
    {
      get { bridge.supplementaryView }
      set { bridge.supplementaryView = newValue }
    }

    /// Returns whether the user can move an item; by default always `true` if ``move`` is set.
    public var canMove: ((IndexPath) -> Bool)? {
      get { bridge.canMove }
      set { bridge.canMove = newValue }
    }

    /// Moves an item in the data after the user has moved it in the view.
    public var move: ((_ from: IndexPath, _ to: IndexPath) -> Void)? {
      get { bridge.move }
      set { bridge.move = newValue }
    }

    /// Creates a data source.
    ///
    /// - Parameters:
    ///   - numberOfSections: Returns the number of sections; by default 1.
    ///   - numberOfItems: Returns the number of items in a section.
    ///   - cell: Returns the cell for an item.
    public init(
      numberOfSections: @escaping () -> Int = { 1 },
      numberOfItems: @escaping (_ section: Int) -> Int,
      cell: @escaping (UICollectionView, IndexPath) -> UICollectionViewCell
    ) {
      bridge = CollectionBridge(
        numberOfSections: numberOfSections, numberOfItems: numberOfItems, cell: cell)
    }

    /// Makes this the data source of a collection view, which does not retain it.
    public func attach(to collectionView: UICollectionView) { bridge.attach(to: collectionView) }
  }
#endif
