// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension ListDiff {
  /// Returns the diff as one batch that list views accept, for the section that shows the list.
  ///
  ///     let batch = oldRows.tableDiff(to: newRows).batchUpdate(inSection: 0)
  ///     collectionView.performBatchUpdates { [self] in
  ///       rows = newRows
  ///       collectionView.deleteItems(at: batch.deletes.map(\.indexPath))
  ///       collectionView.insertItems(at: batch.inserts.map(\.indexPath))
  ///       for move in batch.moves {
  ///         collectionView.moveItem(at: move.from.indexPath, to: move.to.indexPath)
  ///       }
  ///     }
  ///     collectionView.reconfigureItems(at: batch.refreshes.map(\.indexPath))
  ///
  /// Updates become `refreshes`, even for rows that move, since a list view does not request moved
  /// cells again.
  ///
  /// - Parameter section: The offset of the section, the same before and after the batch.
  /// - Precondition: `section` is not negative.
  /// - Complexity: O(*r*), where *r* is the number of runs of deletes, inserts, moves and updates.
  public func batchUpdate(inSection section: Int) -> BatchUpdate {
    require(section >= 0, "The section is negative: \(section).")
    var refreshed = RowRuns()
    for run in updated.runs {
      refreshed.append(
        section: section, rows: run.newRange.lowerBound...run.newRange.upperBound - 1)
    }
    return BatchUpdate(
      deleted: RowRuns(section: section, offsets: deleted),
      inserted: RowRuns(section: section, offsets: inserted),
      moved: MoveRuns(section: section, pairs: moved),
      refreshed: refreshed)
  }
}
