// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import BenchmarkSupport
import TableDiff
import TableDiffUpdating

/// A list view that accepts every batch and does nothing.
@MainActor
package final class AcceptingView: ListView {
  let kind = ListViewKind.collectionView
  let isOnScreen = true
  private(set) var reportedRowCounts: [Int]?

  /// The row counts after the next batch, computed beforehand.
  var nextCounts: [Int]

  /// The number of batches, and the last one.
  private(set) var batchCount = 0
  private(set) var lastBatch: BatchUpdate?

  package init(counts: [Int]) {
    reportedRowCounts = counts
    nextCounts = counts
  }

  func perform(
    _ batch: BatchUpdate, animated: Bool, change: @escaping @MainActor () -> Bool,
    completion: @escaping @MainActor (_ finished: Bool) -> Void
  ) {
    batchCount += 1
    lastBatch = batch
    if change() { reportedRowCounts = nextCounts }
    completion(true)
  }

  func refresh(_ batch: BatchUpdate) {}

  func reload(change: @MainActor () -> Void) {
    change()
    reportedRowCounts = nextCounts
  }
}
