// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(UIKit) && !os(watchOS)

  import UIKit

  extension CollectionBridge: UICollectionViewDataSourcePrefetching {
    func collectionView(_: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
      calls.answering { prefetching?.prepare(indexPaths.map(RowPath.init)) }
    }

    func collectionView(_: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {
      calls.answering { prefetching?.cancel(indexPaths.map(RowPath.init)) }
    }
  }
#endif
