// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  public import AppKit

  /// A data source of a collection view that is made of closures.
  ///
  ///     let dataSource = ClosureCollectionDataSource { [unowned self] _ in
  ///       self.fruits.count
  ///     } item: { [unowned self] collectionView, path in
  ///       let item = collectionView.reusableItem(FruitItem.self, for: path)
  ///       item.show(self.fruits[path.item])
  ///       return item
  ///     }
  ///     dataSource.attach(to: collectionView)
  ///
  /// Keep the data source as long as the collection view shows items: the collection view does not
  /// retain it. A closure that captures the owner of the data source must capture it weakly.
  @MainActor
  public final class ClosureCollectionDataSource {
    let bridge: CollectionBridge

    /// Returns the supplementary view of a kind at an index path; `nil` shows an empty one.
    public var supplementaryView:
      (
        (
          _ collectionView: NSCollectionView, _ kind: NSCollectionView.SupplementaryElementKind,
          _ path: IndexPath
        ) -> NSView?
      )?
    {
      get { bridge.supplementaryView }
      set { bridge.supplementaryView = newValue }
    }

    /// Creates a data source.
    ///
    /// - Parameters:
    ///   - numberOfSections: Returns the number of sections; by default 1.
    ///   - numberOfItems: Returns the number of items in a section.
    ///   - item: Returns the item at an index path; `nil` shows an empty one.
    public init(
      numberOfSections: @escaping () -> Int = { 1 },
      numberOfItems: @escaping (_ section: Int) -> Int,
      item:
        @escaping (_ collectionView: NSCollectionView, _ path: IndexPath) -> NSCollectionViewItem?
    ) {
      bridge = CollectionBridge(
        numberOfSections: numberOfSections, numberOfItems: numberOfItems, item: item)
    }

    /// Makes this the data source of a collection view, which does not retain it.
    public func attach(to collectionView: NSCollectionView) { bridge.attach(to: collectionView) }
  }
#endif
