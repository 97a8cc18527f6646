// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TestSupport

extension BatchUpdate {
  /// A batch of operations on the rows of section 0.
  init(
    d deletes: [Int] = [], i inserts: [Int] = [], m moves: [(Int, Int)] = [],
    r reloads: [Int] = [], f refreshes: [Int] = []
  ) {
    func paths(_ offsets: [Int]) -> [RowPath] { offsets.map { RowPath(section: 0, row: $0) } }
    self.init(
      deletes: paths(deletes), inserts: paths(inserts),
      moves: moves.map {
        .init(from: RowPath(section: 0, row: $0.0), to: RowPath(section: 0, row: $0.1))
      }, reloads: paths(reloads), refreshes: paths(refreshes))
  }
}

/// The error that a view throws at a batch; `nil` where it takes it.
func batchError(
  _ batch: BatchUpdate, _ old: [TestRow], _ new: [TestRow], _ kind: ListViewKind = .collectionView
) -> BatchError? {
  var view = HeadlessListView(rows: old, kind: kind)
  do {
    try view.perform(batch, rows: new)
    return nil
  } catch {
    return error
  }
}

/// The numbers and names of all rules that a batch breaks.
func brokenRules(
  _ batch: BatchUpdate, _ old: [TestRow], _ new: [TestRow], _ kind: ListViewKind = .collectionView
) -> [String] {
  batchError(batch, old, new, kind)?.findings.map { "\($0.rule)" } ?? []
}
