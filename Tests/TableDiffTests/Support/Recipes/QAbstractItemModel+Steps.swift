// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff

extension QAbstractItemModel {
  /// Announces steps; `change` carries each out on the rows.
  func perform(_ steps: [ListStep], change: (ListStep) -> Void) {
    for step in steps {
      switch step {
      case .delete(let rows):
        beginRemoveRows(rows.lowerBound, rows.upperBound - 1)
        change(step)
        endRemoveRows()
      case .move(let rows, let to):
        // The row before which they go, counted with the rows.
        let destination = to > rows.lowerBound ? to + rows.count : to
        beginMoveRows(rows.lowerBound, rows.upperBound - 1, destination)
        change(step)
        endMoveRows()
      case .insert(let rows):
        beginInsertRows(rows.lowerBound, rows.upperBound - 1)
        change(step)
        endInsertRows()
      case .update(let rows):
        change(step)
        dataChanged(rows.lowerBound, rows.upperBound - 1)
      }
    }
  }
}
