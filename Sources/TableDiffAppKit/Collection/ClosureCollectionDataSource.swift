// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  public import AppKit

  /// A data source of a collection view that is made of closures.
  ///
  ///     let dataSource = ClosureCollectionDataSource()
  ///     dataSource.numberOfItems = { section in shelves[section].rows.count }
  ///     dataSource.numberOfSections = { shelves.count }
  ///     dataSource.item = { collectionView, path in
  ///       let item = collectionView.reusableItem(FruitItem.self, for: path)
  ///       item.show(shelves[path.section].rows[path.item])
  ///       return item
  ///     }
  ///     collectionView.dataSource = dataSource
  ///
  /// The collection view does not retain it. ``CollectionListDataSource`` uses it: a generic class
  /// cannot be the data source of a collection view itself.
  @MainActor
  public final class ClosureCollectionDataSource: NSObject {
    /// Returns the number of sections; by default 1.
    public var numberOfSections: (() -> Int)?

    /// Returns the number of items in a section.
    public var numberOfItems: ((_ section: Int) -> Int)?

    /// Returns the item at an index path.
    public var item:
      ((_ collectionView: NSCollectionView, _ path: IndexPath) -> NSCollectionViewItem)?

    /// Returns the supplementary view of a kind at an index path.
    public var supplementaryView:
      (
        (
          _ collectionView: NSCollectionView, _ kind: NSCollectionView.SupplementaryElementKind,
          _ path: IndexPath
        ) -> NSView
      )?

    /// Whether the collection view has asked for the number of sections.
    private(set) var isCounted = false

    /// The item that is given new content, which a request for an item returns.
    var refreshed: NSCollectionViewItem?
  }

  extension ClosureCollectionDataSource: NSCollectionViewDataSource {
    /// Returns the number of sections.
    public func numberOfSections(in collectionView: NSCollectionView) -> Int {
      isCounted = true
      return numberOfSections?() ?? 1
    }

    /// Returns the number of items in a section.
    public func collectionView(
      _ collectionView: NSCollectionView, numberOfItemsInSection section: Int
    ) -> Int {
      numberOfItems?(section) ?? 0
    }

    /// Returns the item at an index path.
    public func collectionView(
      _ collectionView: NSCollectionView, itemForRepresentedObjectAt indexPath: IndexPath
    ) -> NSCollectionViewItem {
      item?(collectionView, indexPath) ?? NSCollectionViewItem(nibName: nil, bundle: nil)
    }

    /// Returns the supplementary view of a kind at an index path.
    public func collectionView(
      _ collectionView: NSCollectionView,
      viewForSupplementaryElementOfKind kind: NSCollectionView.SupplementaryElementKind,
      at indexPath: IndexPath
    ) -> NSView {
      supplementaryView?(collectionView, kind, indexPath) ?? NSView(frame: .zero)
    }
  }
#endif
