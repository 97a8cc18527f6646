// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(UIKit) && !os(watchOS)

  import UIKit

  extension CollectionBridge: UICollectionViewDelegate {
    private var app: (any UICollectionViewDelegate)? {
      front?.app as? any UICollectionViewDelegate
    }

    func collectionView(_ view: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      calls.answering { onSelect?(indexPath) }
      #if canImport(ObjectiveC)
        app?.collectionView?(view, didSelectItemAt: indexPath)
      #else
        app?.collectionView(view, didSelectItemAt: indexPath)
      #endif
    }

    func collectionView(_ view: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
      calls.answering { onDeselect?(indexPath) }
      #if canImport(ObjectiveC)
        app?.collectionView?(view, didDeselectItemAt: indexPath)
      #else
        app?.collectionView(view, didDeselectItemAt: indexPath)
      #endif
    }

    #if !os(tvOS)
      func collectionView(
        _: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
        point _: CGPoint
      ) -> UIContextMenuConfiguration? { menu(at: indexPath) }
    #endif
  }
#endif
