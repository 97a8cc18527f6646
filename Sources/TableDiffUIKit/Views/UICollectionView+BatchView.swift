// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(UIKit) && !os(watchOS)

  import UIKit

  extension UICollectionView: BatchView {
    var rowCounts: [Int] { (0..<numberOfSections).map { numberOfItems(inSection: $0) } }

    var visiblePaths: [IndexPath] { indexPathsForVisibleItems }

    var selectedPaths: [IndexPath] { indexPathsForSelectedItems ?? [] }

    func hasDataSource(_ object: AnyObject) -> Bool { dataSource === object }

    func setDataSource(_ bridge: ViewBridge?) { dataSource = bridge as? CollectionBridge }

    var currentDelegate: (any UIScrollViewDelegate)? { delegate }

    func setDelegate(_ delegate: (any UIScrollViewDelegate)?) {
      self.delegate = delegate as? any UICollectionViewDelegate
    }

    func setPrefetching(_ bridge: ViewBridge?, before old: ViewBridge?) {
      if let bridge = bridge as? CollectionBridge {
        prefetchDataSource = bridge
      } else if let current = prefetchDataSource as? CollectionBridge, old == nil || current === old
      {
        prefetchDataSource = nil
      }
    }

    func visibleCell(at path: IndexPath) -> UIView? { cellForItem(at: path) }

    func frame(of path: IndexPath) -> CGRect? { layoutAttributesForItem(at: path)?.frame }

    func selectRow(atPath path: IndexPath) {
      selectItem(at: path, animated: false, scrollPosition: [])
    }

    func deselectRow(atPath path: IndexPath, animated: Bool) {
      deselectItem(at: path, animated: animated)
    }

    func scrollToEnd(atPath path: IndexPath, animated: Bool) {
      scrollToItem(at: path, at: [.bottom, .right], animated: animated)
    }

    func performUpdates(
      _ updates: @escaping @MainActor () -> Void,
      completion: @escaping @MainActor (_ finished: Bool) -> Void
    ) {
      performBatchUpdates {
        updates()
      } completion: {
        completion($0)
      }
    }

    /// Calls the view's method for each operation of a batch; the layout animates them.
    func run(_ batch: BatchUpdate, with _: RowAnimations) {
      if !batch.sectionDeletes.isEmpty { deleteSections(IndexSet(batch.sectionDeletes)) }
      if !batch.sectionInserts.isEmpty { insertSections(IndexSet(batch.sectionInserts)) }
      for move in batch.sectionMoves { moveSection(move.from, toSection: move.to) }
      if !batch.sectionReloads.isEmpty { reloadSections(IndexSet(batch.sectionReloads)) }
      let deletes = batch.deletes.map(IndexPath.init)
      if !deletes.isEmpty { deleteItems(at: deletes) }
      let inserts = batch.inserts.map(IndexPath.init)
      if !inserts.isEmpty { insertItems(at: inserts) }
      for move in batch.moves { moveItem(at: IndexPath(move.from), to: IndexPath(move.to)) }
      let reloads = batch.reloads.map(IndexPath.init)
      if !reloads.isEmpty { reloadItems(at: reloads) }
    }

    func refreshCells(at paths: [IndexPath], with _: RowAnimations) {
      if Reconfiguring.isAvailable, #available(iOS 15.0, tvOS 15.0, *) {
        reconfigureItems(at: paths)
      } else {
        keepingSelection(of: paths) {
          UIView.performWithoutAnimation {
            self.performBatchUpdates { self.reloadItems(at: paths) }
          }
        }
      }
    }

    func reloadInBatch(_ sections: IndexSet) {
      performBatchUpdates { self.reloadSections(sections) }
    }
  }
#endif
