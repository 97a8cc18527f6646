// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TableDiff

extension NSTableView {
  /// Sends steps, after the data source has the new rows.
  func perform(_ steps: [ListStep]) {
    beginUpdates()
    for step in steps {
      switch step {
      case .delete(let rows): removeRows(at: IndexSet(integersIn: rows))
      case .move: for move in step.rowMoves { moveRow(at: move.from, to: move.to) }
      case .insert(let rows): insertRows(at: IndexSet(integersIn: rows))
      case .update(let rows):
        let columns = IndexSet(integersIn: tableColumns.indices)
        reloadData(forRowIndexes: IndexSet(integersIn: rows), columnIndexes: columns)
      }
    }
    endUpdates()
  }
}
