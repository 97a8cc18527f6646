// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit

  /// What a collection view has selected and where it is scrolled to, to be the same after a reload.
  struct CollectionPlace {
    /// The selected items.
    let selection: [RowPath]

    /// The visible items, each with the distance from the top of what is visible to its own.
    let visible: [(path: RowPath, distance: CGFloat)]

    @MainActor
    init(_ collectionView: NSCollectionView) {
      selection = collectionView.selectionIndexPaths.compactMap(\.rowPath)
      // The collection view may name items outside of what is visible.
      let rect = collectionView.visibleRect
      visible = collectionView.indexPathsForVisibleItems().sorted().compactMap { path in
        guard let path = path.rowPath, let frame = collectionView.frame(of: path),
          !frame.intersection(rect).isEmpty
        else { return nil }
        return (path, frame.minY - rect.minY)
      }
    }

    /// The items that are to be found again: the selected and the visible ones.
    var paths: [RowPath] { selection + visible.map(\.path) }

    /// Restores the selection, and scrolls the first visible item that is still there to its place.
    ///
    /// - Parameters:
    ///   - collectionView: The collection view, after the reload.
    ///   - newPath: Returns where an item is now; `nil` if it is gone.
    @MainActor
    func restore(in collectionView: NSCollectionView, newPath: (_ old: RowPath) -> RowPath?) {
      collectionView.layoutSubtreeIfNeeded()
      let selected = Set(selection.compactMap { newPath($0)?.itemPath })
      collectionView.selectionIndexPaths = selected
      for (path, distance) in visible {
        guard let path = newPath(path), let top = collectionView.frame(of: path)?.minY else {
          continue
        }
        if top - distance != collectionView.visibleRect.minY {
          collectionView.scrollToTop(top - distance)
        }
        break
      }
    }
  }

  extension NSCollectionView {
    /// Returns where an item is.
    fileprivate func frame(of path: RowPath) -> NSRect? {
      layoutAttributesForItem(at: path.itemPath)?.frame
    }
  }
#endif
