// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension RowPairing {
  /// Pairs what the walk left over: by comparing all with all where rows are few, else by a hash
  /// join.
  ///
  /// Rows of one id are paired in their order, the k-th old one with the k-th new one.
  ///
  /// - Parameters:
  ///   - oldID: The id of the row at an old offset.
  ///   - newID: The id of the row at a new offset.
  ///   - contentsEqual: Whether the rows at an old and a new offset look alike.
  /// - Returns: `false` when `shouldStop` said so; it is asked once a block.
  /// - Complexity: O(*u*) hashes on average, where *u* is the number of rows left over; none where
  ///   they are few.
  @inlinable
  @inline(always)
  mutating func pairLeftOver<ID: Hashable>(
    oldID: (_ oldOffset: Int) -> ID,
    newID: (_ newOffset: Int) -> ID,
    contentsEqual: (_ oldOffset: Int, _ newOffset: Int) -> Bool,
    hashSeed: UInt64?,
    shouldStop: () -> Bool
  ) -> Bool {
    let matches: ContiguousArray<Int32>
    var join: (table: HashJoin, hash: IDHash)?
    if Self.areFew(oldRest, newRest) {
      matches = Self.matchesOfFew(oldRest, newRest) { oldID($0) == newID($1) }
      if matches.isEmpty { return true }
    } else {
      let early = preparation.take() ?? JoinPreparation(hashSeed: hashSeed)
      let hash = early.hash
      let bits = HashPartitions.bits(for: max(oldRest.count, newRest.count))
      guard
        let oldPartitions = hash.partitions(
          bits: bits, of: oldRest, names: oldRest, early: early.old, id: oldID,
          shouldStop: shouldStop),
        let newPartitions = hash.partitions(
          bits: bits, of: newRest, names: newRest.ordinals, early: early.new, id: newID,
          shouldStop: shouldStop),
        var joined = HashJoin(oldPartitions, newPartitions, shouldStop: shouldStop)
      else { return false }
      matches = joined.takeCandidates()
      join = (joined, hash)
    }
    var pairs = LeftOverPairs(matches: matches)
    let newRest = newRest
    var newOffsets: [Int] = []
    let isComplete = Self.visitDifferent(
      &pairs, newRest: newRest, shouldStop: shouldStop,
      areEqual: { oldID($0) == newID($1) && contentsEqual($0, $1) }
    ) { pairs, ordinal, newOffset in
      if let join, oldID(Int(pairs.matches[ordinal])) != newID(newOffset) {
        // Other ids of the same tag. That is rare, so the table to look offsets up in waits until
        // here.
        if newOffsets.isEmpty { newOffsets = newRest.offsets }
        join.table.group(of: join.hash(newID(newOffset)), newOffsets: newOffsets)
          .pairAnew(&pairs.matches, from: ordinal) { oldID($0) == newID($1) }
      }
      let oldOffset = Int(pairs.matches[ordinal])
      if oldOffset >= 0, !contentsEqual(oldOffset, newOffset) {
        pairs.appendUpdate(old: oldOffset, new: newOffset)
      }
    }
    if pairs.hasAny { leftOver = pairs }
    return isComplete
  }

  /// Visits the candidates whose ids or contents differ.
  ///
  /// In new order, so that only one side is read at random. The loop does nothing but compare: with
  /// anything else in it the compiler was seen to copy every row.
  @inlinable
  @inline(always)
  static func visitDifferent(
    _ pairs: inout LeftOverPairs,
    newRest: OffsetRanges,
    shouldStop: () -> Bool,
    areEqual: (_ oldOffset: Int, _ newOffset: Int) -> Bool,
    visit: (_ pairs: inout LeftOverPairs, _ ordinal: Int, _ newOffset: Int) -> Void
  ) -> Bool {
    var ordinal = 0
    var block = Block()
    for run in newRest.runs {
      for newOffset in run.range {
        let oldOffset = Int(pairs.matches[ordinal])
        if oldOffset >= 0, !areEqual(oldOffset, newOffset) { visit(&pairs, ordinal, newOffset) }
        ordinal += 1
        if block.ends(after: 1, shouldStop) { return false }
      }
    }
    return true
  }
}
