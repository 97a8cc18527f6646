// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// The validated parts of a diff, sorted, in flat offsets.
///
/// Every old row is deleted, moved or staying; every new row is inserted, moved or staying. In each
/// surviving section the same number of rows stays on either side. Every update is of a pair that
/// stays or moves. A flat list is one section.
struct DiffParts {
  private(set) var deleted = OffsetRanges()
  private(set) var inserted = OffsetRanges()
  private(set) var moved = OffsetPairs()
  private(set) var updated = OffsetPairs()

  private let frame: DiffFrame
  private var removed: DistinctOffsets
  private var taken: DistinctOffsets

  /// Creates the parts by sorting and validating them; throws for the first that does not fit.
  ///
  /// - Parameter isSparse: Whether to remember only the offsets of changes, instead of marking them
  ///   among all; `nil` to do so if that is faster.
  /// - Complexity: O(*k* log *k* + *s*), where *k* is the number of changes and *s* that of sections.
  init(
    _ frame: DiffFrame, deletes: [RowPath], inserts: [RowPath], moves: [SectionedDiff.Move],
    updates: [SectionedDiff.Update], isSparse: Bool? = nil
  ) throws(InvalidDiff) {
    self.frame = frame
    removed = DistinctOffsets(
      bound: frame.old.rowCount, count: deletes.count + moves.count, isSparse: isSparse)
    taken = DistinctOffsets(
      bound: frame.new.rowCount, count: inserts.count + moves.count, isSparse: isSparse)
    for path in deletes.sorted() {
      let offset = try frame.offset(ofOld: path) { "delete row \($0)" }
      if frame.isDeleted(path.section) {
        throw frame.error(
          old: path,
          "delete row \(path): section \(path.section) is deleted, and its rows with it")
      }
      try remove(offset, path)
      deleted.append(offset..<offset + 1)
    }
    for path in inserts.sorted() {
      let offset = try frame.offset(ofNew: path) { "insert row \($0)" }
      if frame.alignment.oldSection(of: path.section) == nil {
        throw frame.error(
          new: path,
          "insert row \(path): section \(path.section) is inserted, and its rows with it")
      }
      try take(offset, path)
      inserted.append(offset..<offset + 1)
    }
    for move in moves.sorted(by: { $0.to < $1.to }) {
      let words = { (_: String) in
        "move row \(frame.text(move.from)) to \(frame.text(move.to))"
      }
      let old = try frame.offset(ofOld: move.from, words)
      let new = try frame.offset(ofNew: move.to, words)
      try remove(old, move.from)
      try take(new, move.to)
      moved.append(old: old, new: new, count: 1)
    }
    let pairs = try staying().merged(with: moved)
    try add(updates, of: pairs)
  }

  private mutating func remove(_ offset: Int, _ path: RowPath) throws(InvalidDiff) {
    if !removed.insert(offset) {
      throw frame.error(
        old: path, "old row \(frame.text(path)) is deleted or moved twice")
    }
  }

  private mutating func take(_ offset: Int, _ path: RowPath) throws(InvalidDiff) {
    if !taken.insert(offset) {
      throw frame.error(
        new: path, "new row \(frame.text(path)) is inserted or moved to twice")
    }
  }

  /// Returns the pairs of staying rows, section by section.
  private func staying() throws(InvalidDiff) -> OffsetPairs {
    let removed = removed.ranges, taken = taken.ranges
    var pairs = OffsetPairs()
    for section in 0..<frame.new.sectionCount {
      guard let oldSection = frame.alignment.oldSection(of: section) else { continue }
      let oldRows = frame.old.rows(of: oldSection), newRows = frame.new.rows(of: section)
      if !pairs.append(gapsOf: removed, in: oldRows, filling: taken, in: newRows) {
        throw frame.countMismatch(
          oldSection, stays: OffsetGaps.count(of: removed, in: oldRows),
          section, stays: OffsetGaps.count(of: taken, in: newRows))
      }
    }
    return pairs
  }

  private mutating func add(
    _ updates: [SectionedDiff.Update], of pairs: OffsetPairs
  ) throws(InvalidDiff) {
    var last = -1
    for update in updates.sorted(by: { $0.to < $1.to }) {
      let text = "update row \(frame.text(update.from)) to \(frame.text(update.to))"
      let old = try frame.offset(ofOld: update.from) { _ in text }
      let new = try frame.offset(ofNew: update.to) { _ in text }
      if new == last {
        throw frame.error(
          new: update.to, "new row \(frame.text(update.to)) is updated twice"
        )
      }
      last = new
      updated.append(old: old, new: new, count: 1)
    }
    guard let wrong = pairs.split(updated.runs).unknown.runs.first else { return }
    let old = frame.old.path(of: Int(wrong.old)), new = frame.new.path(of: Int(wrong.new))
    throw frame.error(
      new: new,
      "update row \(frame.text(old)) to \(frame.text(new)): by the other changes they are not one "
        + "row")
  }
}
