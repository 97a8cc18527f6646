// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension RowPairing {
  /// Pairs what the walk left over: by comparing all with all where rows are few, else by a hash
  /// join.
  ///
  /// Rows of one id are paired in their order, the k-th old one with the k-th new one; in sections
  /// those of one section before all others.
  ///
  /// - Parameters:
  ///   - oldID: The id of the row at an old offset.
  ///   - newID: The id of the row at a new offset.
  ///   - contentsEqual: Whether the rows at an old and a new offset look alike.
  ///   - sections: The sections of the rows; `nil` for flat lists.
  /// - Returns: `false` when `shouldStop` said so; it is asked once a block.
  /// - Complexity: O(*u*) hashes on average, where *u* is the number of rows left over; none where
  ///   they are few.
  @inlinable
  @inline(always)
  mutating func pairLeftOver<ID: Hashable>(
    oldID: (_ oldOffset: Int) -> ID,
    newID: (_ newOffset: Int) -> ID,
    contentsEqual: (_ oldOffset: Int, _ newOffset: Int) -> Bool,
    sections: RowSections?,
    hashSeed: UInt64?,
    shouldStop: () -> Bool
  ) -> Bool {
    var pairs: LeftOverPairs
    var join: (groups: TagGroups, hash: IDHash)?
    let newRest = newRest
    var isStopped = false
    // Where a candidate has another id of the same tag.
    func pairAnew(_ ordinal: Int, _ newOffset: Int, _ pairs: inout LeftOverPairs) {
      guard !isStopped, let hash = join?.hash else { return }
      let isPaired = join?.groups.pairAnew(
        like: hash(newID(newOffset)), &pairs.matches, from: ordinal, newRest: newRest,
        oldHash: { hash.second(oldID($0)) }, newHash: { hash.second(newID($0)) },
        areSame: { oldID($0) == newID($1) },
        areTogether: sections.map { sections in { sections.areTogether($0, $1) } },
        shouldStop: shouldStop)
      isStopped = isPaired == false
    }
    if Self.areFew(oldRest, newRest) {
      pairs = LeftOverPairs(
        matches: Self.matchesOfFew(
          oldRest, newRest, areSame: { oldID($0) == newID($1) },
          areTogether: { sections?.areTogether($0, $1) ?? true }))
      if pairs.matches.isEmpty { return true }
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
      let isAnew = sections != nil && joined.hasRepeats
      if let sections, isAnew,
        !sections.pairFirst(&joined, newRest: newRest, shouldStop: shouldStop)
      {
        return false
      }
      pairs = LeftOverPairs(matches: joined.takeCandidates())
      join = (TagGroups(joined), hash)
      // That rows of one section are paired first is certain only where rows of one tag have one id.
      if isAnew {
        let areAllSame = Self.visitDifferent(
          &pairs, newRest: newRest, shouldStop: shouldStop, areEqual: { oldID($0) == newID($1) }
        ) { pairs, _, newOffset in
          pairAnew(0, newOffset, &pairs)
        }
        if !areAllSame || isStopped { return false }
      }
    }
    let isComplete = Self.visitDifferent(
      &pairs, newRest: newRest, shouldStop: shouldStop,
      areEqual: { oldID($0) == newID($1) && contentsEqual($0, $1) }
    ) { pairs, ordinal, newOffset in
      if isStopped { return }
      if join != nil, oldID(Int(pairs.matches[ordinal])) != newID(newOffset) {
        pairAnew(ordinal, newOffset, &pairs)
      }
      let oldOffset = Int(pairs.matches[ordinal])
      if oldOffset >= 0, !contentsEqual(oldOffset, newOffset) {
        pairs.appendUpdate(old: oldOffset, new: newOffset)
      }
    }
    guard isComplete, !isStopped, let hasAny = pairs.hasAny(shouldStop: shouldStop) else {
      return false
    }
    if hasAny { leftOver = pairs }
    return true
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
        // One side is read at random: a row takes longer than one of a walk.
        if block.ends(after: 4, shouldStop) { return false }
      }
    }
    return true
  }
}
