// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// The operations of a batch, and the offsets without staying rows or sections.
///
///     old  A B C D E        deletes [1], moves [4 -> 0], inserts [3]
///     new  E A C + D        removed [1, 4], taken [0, 3]
struct FlatBatch {
  let operations: FlatOperations
  let oldCount: Int
  let newCount: Int

  /// The old offsets that are deleted or moved.
  let removed: OffsetRanges

  /// The new offsets that are inserted or targets of moves; staying rows fill the others.
  let taken: OffsetRanges

  var stayingCount: Int { oldCount - removed.count }
  var remainingCount: Int { newCount - taken.count }

  /// Creates the value; `nil` if two operations on an offset conflict.
  ///
  /// - Parameters:
  ///   - operations: The operations, whose offsets all exist.
  ///   - oldCount: The number of rows or sections before the batch.
  ///   - newCount: The number of rows or sections after it.
  ///   - alsoDeleted: The old offsets of rows deleted with their section.
  ///   - alsoInserted: The new offsets of rows inserted with their section.
  /// - Complexity: O(*k*), where *k* is the number of runs and ranges.
  init?(
    _ operations: FlatOperations, oldCount: Int, newCount: Int,
    alsoDeleted: ContiguousArray<Range<Int>> = [], alsoInserted: ContiguousArray<Range<Int>> = []
  ) {
    self.operations = operations
    self.oldCount = oldCount
    self.newCount = newCount
    let moved = operations.moved
    var removed = OffsetSetBuilder(
      bound: oldCount, rangeCount: operations.deleted.count + moved.count + alsoDeleted.count)
    var taken = OffsetSetBuilder(
      bound: newCount, rangeCount: operations.inserted.count + moved.count + alsoInserted.count)
    for range in operations.deleted { removed.insert(range) }
    for range in operations.inserted { taken.insert(range) }
    for run in moved {
      removed.insert(run.oldRange)
      taken.insert(run.newRange)
    }
    // The offsets are distinct if the union is as large as the sum of the operations.
    let moveCount = moved.reduce(0) { $0 + Int($1.count) }
    func count(_ ranges: ContiguousArray<Range<Int>>) -> Int { ranges.reduce(0) { $0 + $1.count } }
    let removedCount = removed.count()
    if removedCount != count(operations.deleted) + moveCount { return nil }
    if taken.count() != count(operations.inserted) + moveCount { return nil }
    if !operations.reloaded.isEmpty {
      var reloadedToo = removed
      for range in operations.reloaded { reloadedToo.insert(range) }
      if reloadedToo.count() != removedCount + count(operations.reloaded) { return nil }
    }
    for range in alsoDeleted { removed.insert(range) }
    for range in alsoInserted { taken.insert(range) }
    self.removed = removed.members()
    self.taken = taken.members()
  }

  /// Returns the moves implied by the other operations: within a part of the list, the number of
  /// staying rows before the old offset equals the number of remaining offsets before the new one.
  ///
  /// This holds for all moves of a run or for none, since within a run no row stays and no offset
  /// remains.
  ///
  /// - Parameter part: Returns the starts, before and after the batch, of the part that contains a
  ///   move; `nil` if the move leads to another part.
  /// - Returns: The indices of the runs of such moves.
  func impliedMoves(
    within part: (_ index: Int) -> (old: Int, new: Int)?
  ) -> [Int] {
    if operations.moved.isEmpty { return [] }
    let areMany = OffsetRanks.areFaster(
      for: 2 * operations.moved.count, in: removed.runs.count + taken.runs.count,
      bound: oldCount + newCount)
    return areMany
      ? impliedMoves(
        within: part, OffsetRanks(removed, bound: oldCount), OffsetRanks(taken, bound: newCount))
      : impliedMoves(within: part, RangeRanks(removed), RangeRanks(taken))
  }

  private func impliedMoves<Ranks: OffsetCounting>(
    within part: (_ index: Int) -> (old: Int, new: Int)?, _ removedBefore: Ranks,
    _ takenBefore: Ranks
  ) -> [Int] {
    operations.moved.indices.filter { index in
      guard let start = part(index) else { return false }
      let (old, new) = (Int(operations.moved[index].old), Int(operations.moved[index].new))
      return old - start.old - removedBefore.count(from: start.old, to: old)
        == new - start.new - takenBefore.count(from: start.new, to: new)
    }
  }
}
