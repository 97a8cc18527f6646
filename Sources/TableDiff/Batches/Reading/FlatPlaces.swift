// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// Which places a batch leaves to what it does not name.
///
///     old  A B C D E        deletes [1], moves [4 -> 0], inserts [3]
///     new  E A C + D        stays [0, 2, 3], holes [1, 2, 4]
struct FlatPlaces {
  let operations: FlatOperations
  let oldCount: Int
  let newCount: Int

  /// The old offsets that are neither deleted nor moved from; what is reloaded is among them.
  let stays: OffsetRanges

  /// The new offsets that are neither inserted nor moved to.
  let holes: OffsetRanges

  /// Finds stays and holes; `nil` where some place is named twice.
  ///
  /// - Parameters:
  ///   - operations: The operations; every place that they name exists.
  ///   - oldCount: How many places there are before the batch.
  ///   - newCount: How many places there are after it.
  ///   - going: Old places that go without being named, since their sections go.
  ///   - coming: New places that come without being named, since their sections come.
  /// - Complexity: O(*k* + *n* / 64), where *k* is the number of runs and ranges and *n* that of
  ///   the places before and after the batch.
  init?(
    _ operations: FlatOperations, oldCount: Int, newCount: Int,
    going: ContiguousArray<Range<Int>> = [], coming: ContiguousArray<Range<Int>> = []
  ) {
    self.operations = operations
    self.oldCount = oldCount
    self.newCount = newCount
    var gone = OffsetSet(bound: oldCount), taken = OffsetSet(bound: newCount)
    for range in operations.deleted { gone.insert(range) }
    for range in operations.inserted { taken.insert(range) }
    for run in operations.moved {
      gone.insert(run.oldRange)
      taken.insert(run.newRange)
    }
    // As many places are taken as are named: then none was named twice.
    let moveCount = operations.moved.reduce(0) { $0 + Int($1.count) }
    func count(_ ranges: ContiguousArray<Range<Int>>) -> Int { ranges.reduce(0) { $0 + $1.count } }
    let goneCount = gone.count
    if goneCount != count(operations.deleted) + moveCount { return nil }
    if taken.count != count(operations.inserted) + moveCount { return nil }
    if !operations.reloaded.isEmpty {
      var named = gone
      for range in operations.reloaded { named.insert(range) }
      if named.count != goneCount + count(operations.reloaded) { return nil }
    }
    for range in going { gone.insert(range) }
    for range in coming { taken.insert(range) }
    stays = gone.gaps()
    holes = taken.gaps()
  }

  /// Those of the moves that would come about without being named, within some part of the list: as
  /// many places stay before the old one as there are holes before the new one.
  ///
  /// What moves in one run goes the same way, or none does: between it nothing stays and no hole
  /// is.
  ///
  /// - Parameter part: Where the part that a move lies in starts, before the batch and after it;
  ///   `nil` where it leads from one to another.
  /// - Returns: Indices of runs of moves.
  func impliedMoves(
    within part: (_ index: Int) -> (old: Int, new: Int)?
  ) -> [Int] {
    if operations.moved.isEmpty { return [] }
    let staysBefore = OffsetRanks(stays), holesBefore = OffsetRanks(holes)
    return operations.moved.indices.filter { index in
      guard let start = part(index) else { return false }
      let move = operations.moved[index]
      return staysBefore.count(from: start.old, to: Int(move.old))
        == holesBefore.count(from: start.new, to: Int(move.new))
    }
  }
}
