// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff

/// The rows of an old file in the order of a new one, so that none of them moves.
///
/// A deleted row stands behind the row that it followed in the old file.
struct UnorderedRows {
  /// The offset in the old file of each row.
  private(set) var offsets: [Int] = []

  /// The diff from the rows in this order, without moves.
  private(set) var diff: ListDiff

  init(_ ordered: ListDiff) {
    diff = ordered
    let isDeleted = Self.marks(ordered.deleted, ordered.oldCount)
    offsets.reserveCapacity(ordered.oldCount)
    /// Appends the deleted rows from an offset of the old file on.
    func appendDeleted(from start: Int) {
      offsets.append(contentsOf: (start..<ordered.oldCount).prefix { isDeleted[$0] })
    }
    appendDeleted(from: 0)
    for offset in Self.partners(ordered, isDeleted) {
      guard let offset else { continue }
      offsets.append(offset)
      appendDeleted(from: offset + 1)
    }
    var deleted = OffsetRanges()
    var places = [Int](repeating: 0, count: offsets.count)
    for (place, offset) in offsets.enumerated() {
      places[offset] = place
      if isDeleted[offset] { deleted.append(place..<place + 1) }
    }
    var updated = OffsetPairs()
    for run in ordered.updated.runs {
      for (old, new) in zip(run.oldRange, run.newRange) {
        updated.append(old: places[old], new: new, count: 1)
      }
    }
    diff = ListDiff(
      oldCount: ordered.oldCount, newCount: ordered.newCount, deleted: deleted,
      inserted: ordered.inserted, moved: OffsetPairs(), updated: updated)
  }

  /// Returns the old offset of each new row, or `nil` if it is inserted.
  private static func partners(_ diff: ListDiff, _ isDeleted: [Bool]) -> [Int?] {
    let isInserted = marks(diff.inserted, diff.newCount)
    var partners = [Int?](repeating: nil, count: diff.newCount)
    var isTaken = isDeleted
    for run in diff.moved.runs {
      for (old, new) in zip(run.oldRange, run.newRange) {
        (partners[new], isTaken[old]) = (old, true)
      }
    }
    var old = 0
    for new in partners.indices where partners[new] == nil && !isInserted[new] {
      while isTaken[old] { old += 1 }
      partners[new] = old
      old += 1
    }
    return partners
  }

  private static func marks(_ offsets: OffsetRanges, _ count: Int) -> [Bool] {
    var marks = [Bool](repeating: false, count: count)
    for run in offsets.runs { for offset in run.range { marks[offset] = true } }
    return marks
  }
}
