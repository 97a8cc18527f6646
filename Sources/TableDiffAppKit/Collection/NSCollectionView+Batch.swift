// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit

  extension NSCollectionView {
    /// Performs a batch, except for its refreshes.
    ///
    /// - Parameters:
    ///   - change: Changes the data; returns whether to perform the operations.
    ///   - completion: Called when the animation ends. The view is retained until then.
    func run(
      _ batch: BatchUpdate, isAnimated: Bool, change: @escaping () -> Bool,
      completion: @escaping @MainActor (_ finished: Bool) -> Void
    ) {
      if batch.hasNoStructure {
        // A view may never complete a batch without changes.
        _ = change()
        return completion(true)
      }
      let target = isAnimated ? animator() : self
      target.performBatchUpdates {
        if change() { self.send(batch) }
      } completionHandler: { finished in
        MainActor.assumeIsolated { withExtendedLifetime(self) { completion(finished) } }
      }
    }

    private func send(_ batch: BatchUpdate) {
      if !batch.sectionDeletes.isEmpty { deleteSections(IndexSet(batch.sectionDeletes)) }
      if !batch.sectionInserts.isEmpty { insertSections(IndexSet(batch.sectionInserts)) }
      if !batch.sectionReloads.isEmpty { reloadSections(IndexSet(batch.sectionReloads)) }
      for move in batch.sectionMoves { moveSection(move.from, toSection: move.to) }
      let (deletes, inserts, reloads) = (batch.deletes, batch.inserts, batch.reloads)
      if !deletes.isEmpty { deleteItems(at: Set(deletes.map(\.itemPath))) }
      if !inserts.isEmpty { insertItems(at: Set(inserts.map(\.itemPath))) }
      if !reloads.isEmpty { reloadItems(at: Set(reloads.map(\.itemPath))) }
      for move in batch.moves { moveItem(at: move.from.itemPath, to: move.to.itemPath) }
    }

    /// Updates visible items with new content, and reloads the others in a separate batch.
    ///
    /// AppKit cannot request an item again without replacing it.
    ///
    /// - Parameter refresh: Updates an item; returns `false` if the item must be reloaded.
    func refresh(_ paths: [RowPath], by refresh: (NSCollectionViewItem, IndexPath) -> Bool) {
      let reloaded = paths.map(\.itemPath).filter { path in
        guard let item = item(at: path) else { return true }
        return !refresh(item, path)
      }
      if !reloaded.isEmpty { performBatchUpdates { self.reloadItems(at: Set(reloaded)) } }
    }
  }
#endif
