// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit

  /// The data source that a collection view calls.
  @MainActor
  final class CollectionBridge: ViewBridge {
    let numberOfSections: () -> Int
    let numberOfItems: (_ section: Int) -> Int
    var item: (NSCollectionView, IndexPath) -> NSCollectionViewItem?
    var supplementaryView:
      ((NSCollectionView, NSCollectionView.SupplementaryElementKind, IndexPath) -> NSView?)?

    /// The item that is given new content, which a request for an item returns.
    var refreshed: NSCollectionViewItem?

    /// Prepares the items at paths, and gives them up; the view asks only while there are closures.
    var prefetching: (prepare: ([RowPath]) -> Void, cancel: ([RowPath]) -> Void)? {
      didSet {
        guard let collectionView, collectionView.dataSource === self else { return }
        if prefetching != nil {
          collectionView.prefetchDataSource = self
        } else if collectionView.prefetchDataSource === self {
          collectionView.prefetchDataSource = nil
        }
      }
    }

    private weak var collectionView: NSCollectionView?

    init(
      numberOfSections: @escaping () -> Int, numberOfItems: @escaping (Int) -> Int,
      item: @escaping (NSCollectionView, IndexPath) -> NSCollectionViewItem?
    ) {
      self.numberOfSections = numberOfSections
      self.numberOfItems = numberOfItems
      self.item = item
    }

    /// Becomes the data source of a collection view.
    func attach(to collectionView: NSCollectionView) {
      self.collectionView = collectionView
      // That of the data source before, which has other rows.
      if collectionView.prefetchDataSource is CollectionBridge {
        collectionView.prefetchDataSource = nil
      }
      collectionView.dataSource = self
    }
  }

  extension CollectionBridge: NSCollectionViewDataSource {
    func numberOfSections(in collectionView: NSCollectionView) -> Int {
      counting { numberOfSections() }
    }

    func collectionView(
      _ collectionView: NSCollectionView, numberOfItemsInSection section: Int
    ) -> Int {
      answering { numberOfItems(section) }
    }

    func collectionView(
      _ collectionView: NSCollectionView, itemForRepresentedObjectAt indexPath: IndexPath
    ) -> NSCollectionViewItem {
      answering { item(collectionView, indexPath) } ?? collectionView.emptyItem(for: indexPath)
    }

    func collectionView(
      _ collectionView: NSCollectionView,
      viewForSupplementaryElementOfKind kind: NSCollectionView.SupplementaryElementKind,
      at indexPath: IndexPath
    ) -> NSView {
      answering { supplementaryView?(collectionView, kind, indexPath) }
        ?? collectionView.emptyView(ofKind: kind, for: indexPath)
    }
  }
#endif
