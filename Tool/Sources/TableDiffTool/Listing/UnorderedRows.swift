// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff

/// The rows of an old file in the order of a new one, so that none of them moves.
///
/// A deleted row stands behind the row that it followed in the old file.
struct UnorderedRows {
  /// The offset in the old file of each row.
  let offsets: [Int]

  /// The diff from the rows in this order, without moves.
  let diff: ListDiff

  init(_ ordered: ListDiff) {
    var isDeleted = [Bool](repeating: false, count: ordered.oldCount)
    for range in ordered.deletedRanges { for offset in range { isDeleted[offset] = true } }
    var offsets: [Int] = []
    offsets.reserveCapacity(ordered.oldCount)
    /// Appends the deleted rows from an offset of the old file on.
    func appendDeleted(from start: Int) {
      offsets.append(contentsOf: (start..<ordered.oldCount).prefix { isDeleted[$0] })
    }
    appendDeleted(from: 0)
    for run in ordered.runs where run.new != nil {
      for offset in run.old ?? 0..<0 {
        offsets.append(offset)
        appendDeleted(from: offset + 1)
      }
    }
    var places = [Int](repeating: 0, count: offsets.count)
    for (place, offset) in offsets.enumerated() { places[offset] = place }
    diff = ListDiff(
      from: ordered.oldCount, to: ordered.newCount,
      deletes: offsets.indices.filter { isDeleted[offsets[$0]] }, inserts: ordered.inserts,
      updates: ordered.updates.map { ListDiff.Update(from: places[$0.from], to: $0.to) })
    self.offsets = offsets
  }
}
