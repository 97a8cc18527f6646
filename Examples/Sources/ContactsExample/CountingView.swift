// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiffUpdating

/// A list view that asks its data source for the number of rows and no more, as one on a device does
/// for all rows but the few that are visible.
@MainActor
final class CountingView: ListView {
  let kind = ListViewKind.tableView
  let isOnScreen = true
  private(set) var reportedRowCounts: [Int]?
  private let count: () -> [Int]

  init(count: @escaping () -> [Int]) {
    self.count = count
  }

  func perform(
    _ batch: BatchUpdate, animated: Bool, change: @escaping @MainActor () -> Bool,
    completion: @escaping @MainActor (_ finished: Bool) -> Void
  ) {
    if change() { reportedRowCounts = count() }
    completion(true)
  }

  func refresh(_ batch: BatchUpdate) {}

  func reload(change: @MainActor () -> Void) {
    change()
    reportedRowCounts = count()
  }
}
