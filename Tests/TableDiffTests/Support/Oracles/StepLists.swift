// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TestSupport

/// The two lists of a diff as steps see them, made from the diff's public arrays alone.
///
/// A row in both lists is numbered by its old offset. Inserted rows have the numbers after those. The
/// content of an updated row is 0 in the old list and 1 in the new one, that of all others 0.
struct StepLists {
  let diff: ListDiff
  let old: [TestRow]
  let new: [TestRow]

  /// The numbers of the rows that stay.
  let staying: Set<Int>

  init?(_ diff: ListDiff) {
    guard let applied = AppliedByHand.make(diff).result else { return nil }
    let updated = Set(diff.updates.map(\.to))
    self.diff = diff
    old = (0..<diff.oldCount).map { TestRow(id: $0) }
    new = applied.origins.indices.map { offset in
      TestRow(
        id: applied.origins[offset] ?? diff.oldCount + offset,
        content: updated.contains(offset) ? 1 : 0)
    }
    staying = Set(applied.staying.map(\.old))
  }

  /// The moves of single rows by the recipe, searched for in an array: deleted rows are gone; in
  /// ascending order each moved row is put right after the row that finally precedes it, unless it is
  /// there.
  var movesBySearch: [ListDiff.Move] {
    let deleted = Set(diff.deletes)
    var rows = old.map(\.id).filter { !deleted.contains($0) }
    let final = new.map(\.id).filter { $0 < diff.oldCount }
    let moved = Set(diff.moves.map(\.from))
    var moves: [ListDiff.Move] = []
    for (index, row) in final.enumerated() where moved.contains(row) {
      guard let from = rows.firstIndex(of: row) else { continue }
      rows.remove(at: from)
      let before = index == 0 ? nil : rows.firstIndex(of: final[index - 1])
      let to = before.map { $0 + 1 } ?? 0
      rows.insert(row, at: to)
      if to != from { moves.append(.init(from: from, to: to)) }
    }
    return moves
  }
}
