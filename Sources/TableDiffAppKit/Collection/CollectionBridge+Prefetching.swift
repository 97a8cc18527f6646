// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit

  extension CollectionBridge: NSCollectionViewPrefetching {
    func collectionView(
      _ collectionView: NSCollectionView, prefetchItemsAt indexPaths: [IndexPath]
    ) {
      answering { prefetching?.prepare(indexPaths.compactMap(\.rowPath)) }
    }

    func collectionView(
      _ collectionView: NSCollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
    ) {
      answering { prefetching?.cancel(indexPaths.compactMap(\.rowPath)) }
    }
  }
#endif
