// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(UIKit) && !os(watchOS)

  import UIKit

  extension UITableView: BatchView {
    var rowCounts: [Int] { (0..<numberOfSections).map { numberOfRows(inSection: $0) } }

    var visiblePaths: [IndexPath] { indexPathsForVisibleRows ?? [] }

    var selectedPaths: [IndexPath] { indexPathsForSelectedRows ?? [] }

    func hasDataSource(_ object: AnyObject) -> Bool { dataSource === object }

    func setDataSource(_ bridge: ViewBridge?) { dataSource = bridge as? TableBridge }

    var currentDelegate: (any UIScrollViewDelegate)? { delegate }

    func setDelegate(_ delegate: (any UIScrollViewDelegate)?) {
      self.delegate = delegate as? any UITableViewDelegate
    }

    func setPrefetching(_ bridge: ViewBridge?, before old: ViewBridge?) {
      if let bridge = bridge as? TableBridge {
        prefetchDataSource = bridge
      } else if let current = prefetchDataSource as? TableBridge, old == nil || current === old {
        prefetchDataSource = nil
      }
    }

    func visibleCell(at path: IndexPath) -> UIView? { cellForRow(at: path) }

    func frame(of path: IndexPath) -> CGRect? { rectForRow(at: path) }

    func selectRow(atPath path: IndexPath) {
      selectRow(at: path, animated: false, scrollPosition: .none)
    }

    func deselectRow(atPath path: IndexPath, animated: Bool) {
      deselectRow(at: path, animated: animated)
    }

    func scrollToEnd(atPath path: IndexPath, animated: Bool) {
      scrollToRow(at: path, at: .bottom, animated: animated)
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

    func run(_ batch: BatchUpdate, with animations: RowAnimations) {
      if !batch.sectionDeletes.isEmpty {
        deleteSections(IndexSet(batch.sectionDeletes), with: animations.deletedSections)
      }
      if !batch.sectionInserts.isEmpty {
        insertSections(IndexSet(batch.sectionInserts), with: animations.insertedSections)
      }
      for move in batch.sectionMoves { moveSection(move.from, toSection: move.to) }
      if !batch.sectionReloads.isEmpty {
        reloadSections(IndexSet(batch.sectionReloads), with: animations.reloadedRows)
      }
      let deletes = batch.deletes.map(IndexPath.init)
      if !deletes.isEmpty { deleteRows(at: deletes, with: animations.deletedRows) }
      let inserts = batch.inserts.map(IndexPath.init)
      if !inserts.isEmpty { insertRows(at: inserts, with: animations.insertedRows) }
      for move in batch.moves { moveRow(at: IndexPath(move.from), to: IndexPath(move.to)) }
      let reloads = batch.reloads.map(IndexPath.init)
      if !reloads.isEmpty { reloadRows(at: reloads, with: animations.reloadedRows) }
    }

    func refreshCells(at paths: [IndexPath], with animations: RowAnimations) {
      if Reconfiguring.isAvailable, #available(iOS 15.0, tvOS 15.0, *) {
        reconfigureRows(at: paths)
      } else {
        let reload = {
          self.performBatchUpdates { self.reloadRows(at: paths, with: animations.reloadedRows) }
        }
        keepingSelection(of: paths) {
          // The animation `none` still moves rows.
          if animations.reloadedRows == .none {
            UIView.performWithoutAnimation(reload)
          } else {
            reload()
          }
        }
      }
    }

    func reloadInBatch(_ sections: IndexSet) {
      performBatchUpdates { self.reloadSections(sections, with: .none) }
    }
  }
#endif
