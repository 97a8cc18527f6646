// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff

extension ListUpdateCallback {
  /// Sends steps, after the adapter has the new rows.
  func perform(_ steps: [ListStep]) {
    for step in steps {
      switch step {
      case .delete(let rows): onRemoved(rows.lowerBound, rows.count)
      case .move: for move in step.rowMoves { onMoved(move.from, move.to) }
      case .insert(let rows): onInserted(rows.lowerBound, rows.count)
      case .update(let rows): onChanged(rows.lowerBound, rows.count)
      }
    }
  }
}
