// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff

extension GListModel {
  /// Announces steps; `change` carries each out on the items.
  func perform(_ steps: [ListStep], change: (ListStep) -> Void) {
    for step in steps {
      change(step)
      switch step {
      case .delete(let rows): itemsChanged(rows.lowerBound, rows.count, 0)
      case .move(let rows, let to):
        let start = min(rows.lowerBound, to)
        let count = max(rows.upperBound, to + rows.count) - start
        itemsChanged(start, count, count)
      case .insert(let rows): itemsChanged(rows.lowerBound, 0, rows.count)
      case .update(let rows): itemsChanged(rows.lowerBound, rows.count, rows.count)
      }
    }
  }
}
