// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// The validated parts of a diff, sorted, in flat offsets.
///
/// Every old row is deleted, moved or staying; every new row is inserted, moved or staying. In each
/// surviving section, equal numbers of rows stay on both sides. The rows of every update are a
/// pair. A flat list is one section.
struct ValidatedChanges: ~Copyable {
  private(set) var deleted = OffsetRanges()
  private(set) var inserted = OffsetRanges()
  private(set) var moved = OffsetPairs()
  private(set) var updated = OffsetPairs()

  private let context: DiffContext

  /// Creates the parts by sorting and validating them; throws for the first inconsistent one.
  ///
  /// - Parameter isSparse: As for `OffsetSetBuilder`.
  /// - Complexity: O(*k* log *k* + *s*), where *k* is the number of changes and *s* the number of
  ///   sections.
  init(
    _ context: DiffContext, deletes: [RowPath], inserts: [RowPath], moves: [SectionedDiff.Move],
    updates: [SectionedDiff.Update], isSparse: Bool? = nil
  ) throws(InvalidDiff) {
    self.context = context
    var end = 0
    for path in deletes.sorted() {
      let offset = try context.offset(ofOld: path, .delete(path))
      if context.isDeleted(path.section) {
        throw context.error(
          old: path,
          "delete row \(path): section \(path.section) is deleted, and its rows with it")
      }
      if offset < end { throw removedTwice(path) }
      deleted.append(offset..<offset + 1)
      end = offset + 1
    }
    end = 0
    for path in inserts.sorted() {
      let offset = try context.offset(ofNew: path, .insert(path))
      if context.alignment.oldSection(of: path.section) == nil {
        throw context.error(
          new: path,
          "insert row \(path): section \(path.section) is inserted, and its rows with it")
      }
      if offset < end { throw takenTwice(path) }
      inserted.append(offset..<offset + 1)
      end = offset + 1
    }
    // The new offsets of inserts and moves.
    var taken = OffsetRanges()
    var insertIndex = 0
    var nextInsert = inserted.range(at: 0) ?? Int.max..<Int.max
    end = 0
    for move in moves.inOrder() {
      let old = try context.offset(ofOld: move.from, .move(move))
      let new = try context.offset(ofNew: move.to, .move(move))
      while nextInsert.upperBound <= new {
        taken.append(nextInsert)
        insertIndex += 1
        nextInsert = inserted.range(at: insertIndex) ?? Int.max..<Int.max
      }
      if new < end || nextInsert.lowerBound <= new { throw takenTwice(move.to) }
      taken.append(new..<new + 1)
      moved.append(old: old, new: new, count: 1)
      end = new + 1
    }
    for run in inserted.runs[insertIndex...] { taken.append(run.range) }
    let removed = removed(isSparse: isSparse)
    if removed.count < deleted.count + moved.count { try requireDistinctSources(of: moves) }
    let pairs = try context.staying(removed, taken).merged(with: moved)
    try add(updates, of: pairs)
  }

  /// Returns the old offsets of deletes and moves.
  private func removed(isSparse: Bool?) -> OffsetRanges {
    if moved.isEmpty { return deleted }
    var removed = OffsetSetBuilder(
      bound: context.old.rowCount, rangeCount: deleted.runs.count + moved.runs.count,
      isSparse: isSparse)
    for run in deleted.runs { removed.insert(run.range) }
    for run in moved.runs { removed.insert(run.oldRange) }
    return removed.members()
  }

  /// Throws for the first move whose row is deleted or moved already.
  private func requireDistinctSources(of moves: [SectionedDiff.Move]) throws(InvalidDiff) {
    var sources: Set<RowPath> = []
    for move in moves.inOrder() {
      let isDeleted = deleted.contains(context.old.offset(of: move.from))
      if isDeleted || !sources.insert(move.from).inserted { throw removedTwice(move.from) }
    }
  }

  private func removedTwice(_ path: RowPath) -> InvalidDiff {
    context.error(old: path, "old row \(context.text(path)) is deleted or moved twice")
  }

  private func takenTwice(_ path: RowPath) -> InvalidDiff {
    context.error(new: path, "new row \(context.text(path)) is inserted or moved to twice")
  }

  private mutating func add(
    _ updates: [SectionedDiff.Update], of pairs: OffsetPairs
  ) throws(InvalidDiff) {
    var last = -1
    for update in updates.sorted(by: { $0.to < $1.to }) {
      let old = try context.offset(ofOld: update.from, .update(update))
      let new = try context.offset(ofNew: update.to, .update(update))
      if new == last {
        throw context.error(
          new: update.to, "new row \(context.text(update.to)) is updated twice"
        )
      }
      last = new
      updated.append(old: old, new: new, count: 1)
    }
    guard let wrong = pairs.split(updated.runs).unknown.runs.first else { return }
    let old = context.old.path(of: Int(wrong.old)), new = context.new.path(of: Int(wrong.new))
    throw context.error(
      new: new,
      "update row \(context.text(old)) to \(context.text(new)): by the other changes they are not one "
        + "row")
  }
}
