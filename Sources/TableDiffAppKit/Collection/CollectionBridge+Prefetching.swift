// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit

  extension CollectionBridge: NSCollectionViewPrefetching {
    func collectionView(
      _ collectionView: NSCollectionView, prefetchItemsAt indexPaths: [IndexPath]
    ) {
      calls.answering { prefetching?.prepare(indexPaths.compactMap(\.rowPath)) }
    }

    func collectionView(
      _ collectionView: NSCollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
    ) {
      calls.answering { prefetching?.cancel(indexPaths.compactMap(\.rowPath)) }
    }
  }
#endif
