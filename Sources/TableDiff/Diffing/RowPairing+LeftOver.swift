// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension RowPairing {
  /// Pairs the rows that the walk left over: by comparing all pairs if rows are few, otherwise by a
  /// hash join.
  ///
  /// Rows with the same id are paired in order, the k-th old one with the k-th new one; rows in the
  /// same section are paired first.
  ///
  /// - Parameters:
  ///   - oldID: The id of the row at an old offset.
  ///   - newID: The id of the row at a new offset.
  ///   - contentsEqual: Whether the rows at an old and a new offset look alike.
  ///   - sections: The sections of the rows; `nil` for flat lists.
  /// - Returns: `false` if `shouldStop` returned `true`; it is polled once a block.
  /// - Complexity: O(*u*) hashes on average, where *u* is the number of rows left over; none if
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
    var candidates: CandidatePairs
    let hash: IDHash
    let newRest = newRest
    if Self.areFew(oldRest, newRest) {
      let matches = Self.allPairsMatches(
        oldRest, newRest, areSame: { oldID($0) == newID($1) },
        areTogether: { sections?.areTogether($0, $1) ?? true })
      if matches.isEmpty { return true }
      candidates = CandidatePairs(LeftOverPairs(matches: matches))
      hash = IDHash(seed: 0)
    } else {
      let early = preparation.take() ?? JoinPreparation(hashSeed: hashSeed)
      hash = early.hash
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
      var repeated: OffsetSet?
      if let sections, joined.hasRepeats {
        repeated = sections.pairFirst(&joined, newRest: newRest, shouldStop: shouldStop)
        if repeated == nil { return false }
      }
      candidates = CandidatePairs(joined)
      // Rows of one section are certain to be paired first only if all rows of a tag have the same
      // id.
      if let repeated {
        let isComplete = Self.visitDifferent(
          &candidates, newRest: newRest, among: repeated, shouldStop: shouldStop,
          areEqual: { oldID($0) == newID($1) },
          visit: { candidates, _, newOffset in
            candidates.pairAnew(
              like: hash(newID(newOffset)), from: 0, newRest: newRest,
              oldHash: { hash.second(oldID($0)) }, newHash: { hash.second(newID($0)) },
              areSame: { oldID($0) == newID($1) }, sections: sections, shouldStop: shouldStop)
          })
        if !isComplete { return false }
      }
    }
    let isComplete = Self.visitDifferent(
      &candidates, newRest: newRest, among: nil, shouldStop: shouldStop,
      areEqual: { oldID($0) == newID($1) && contentsEqual($0, $1) },
      visit: { candidates, ordinal, newOffset in
        if candidates.areJoined, oldID(Int(candidates.pairs.matches[ordinal])) != newID(newOffset) {
          // The tag has several ids.
          let isPaired = candidates.pairAnew(
            like: hash(newID(newOffset)), from: ordinal, newRest: newRest,
            oldHash: { hash.second(oldID($0)) }, newHash: { hash.second(newID($0)) },
            areSame: { oldID($0) == newID($1) }, sections: sections, shouldStop: shouldStop)
          if !isPaired { return false }
        }
        let oldOffset = Int(candidates.pairs.matches[ordinal])
        if oldOffset >= 0, !contentsEqual(oldOffset, newOffset) {
          candidates.pairs.appendUpdate(old: oldOffset, new: newOffset)
        }
        return true
      })
    guard isComplete, let hasAny = candidates.pairs.hasAny(shouldStop: shouldStop) else {
      return false
    }
    if hasAny { leftOver = candidates.pairs }
    return true
  }

  /// Visits the candidates whose ids or contents differ, in new order.
  ///
  /// So only one side is read at random. The loop only compares: with anything else in it, the
  /// compiler was seen to copy every row.
  ///
  /// - Parameters:
  ///   - ordinals: The new rows to read; `nil` for all.
  ///   - visit: Called for each such pair; returns `false` to stop.
  /// - Returns: `false` if `shouldStop` returned `true` or `visit` returned `false`.
  @inlinable
  @inline(always)
  static func visitDifferent(
    _ candidates: inout CandidatePairs,
    newRest: OffsetRanges,
    among ordinals: OffsetSet?,
    shouldStop: () -> Bool,
    areEqual: (_ oldOffset: Int, _ newOffset: Int) -> Bool,
    visit: (_ candidates: inout CandidatePairs, _ ordinal: Int, _ newOffset: Int) -> Bool
  ) -> Bool {
    var ordinal = -1
    var stopCheck = StopCheck()
    for run in newRest.runs {
      for newOffset in run.range {
        ordinal += 1
        // One side is read at random, so a row takes longer than in a walk.
        if stopCheck.stops(after: 4, shouldStop) { return false }
        if let ordinals, !ordinals.contains(ordinal) { continue }
        let oldOffset = Int(candidates.pairs.matches[ordinal])
        if oldOffset >= 0, !areEqual(oldOffset, newOffset),
          !visit(&candidates, ordinal, newOffset)
        {
          return false
        }
      }
    }
    return true
  }
}
