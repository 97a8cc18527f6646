// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff

/// Operations of one kind on consecutive rows or sections, by offsets in the whole list.
struct PlayedOperation: PlayedRun {
  let name: String
  let from: Int?
  let to: Int?
  var count = 1

  private init(_ name: String, from: Int? = nil, to: Int? = nil) {
    (self.name, self.from, self.to) = (name, from, to)
  }

  /// Returns the operations of a batch, those on sections first.
  static func all(
    of batch: BatchUpdate, oldRowCounts: [Int], newRowCounts: [Int]
  ) -> [PlayedOperation] {
    let old = ListChange.starts(rowCounts: oldRowCounts)
    let new = ListChange.starts(rowCounts: newRowCounts)
    let from = { (path: RowPath) in old[path.section] + path.row }
    let to = { (path: RowPath) in new[path.section] + path.row }
    let sections =
      joined(batch.sectionDeletes.map { PlayedOperation("deleteSection", from: $0) })
      + joined(batch.sectionInserts.map { PlayedOperation("insertSection", to: $0) })
      + joined(batch.sectionMoves.map { PlayedOperation("moveSection", from: $0.from, to: $0.to) })
      + joined(batch.sectionReloads.map { PlayedOperation("reloadSection", from: $0) })
      + joined(batch.sectionRefreshes.map { PlayedOperation("updateSection", to: $0) })
    let rows =
      joined(batch.deletes.map { PlayedOperation("delete", from: from($0)) })
      + joined(batch.inserts.map { PlayedOperation("insert", to: to($0)) })
      + joined(batch.moves.map { PlayedOperation("move", from: from($0.from), to: to($0.to)) })
      + joined(batch.reloads.map { PlayedOperation("reload", from: from($0)) })
      + joined(batch.refreshes.map { PlayedOperation("update", to: to($0)) })
    return sections + rows
  }
}
