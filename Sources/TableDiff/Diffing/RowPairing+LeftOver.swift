// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension RowPairing {
  /// Pairs what the walk left over: by comparing all with all where rows are few, else by a hash join.
  ///
  /// Rows of one id are paired in their order, the k-th old one with the k-th new one.
  ///
  /// - Returns: `false` when `shouldStop` said so; it is asked once a block.
  /// - Complexity: O(*u*) hashes on average, where *u* is the number of rows left over; none where they
  ///   are few.
  @inlinable
  @inline(__always)
  mutating func pairLeftOver<Row, ID: Hashable>(
    _ old: UnsafeBufferPointer<Row>,
    _ new: UnsafeBufferPointer<Row>,
    id: (Row) -> ID,
    contentsEqual: (Row, Row) -> Bool,
    hashSeed: UInt64?,
    shouldStop: () -> Bool
  ) -> Bool {
    let oldRest = unpairedOld
    let newRest = unpairedNew
    var matches: ContiguousArray<Int32>
    var join: HashJoin?
    let hash: IDHash
    if oldRest.count * newRest.count <= Self.fewComparisons {
      hash = IDHash(seed: 0)
      matches = Self.matchesOfFew(oldRest, newRest) { id(old[$0]) == id(new[$1]) }
    } else {
      hash = IDHash(seed: hashSeed ?? IDHash.processSeed)
      guard
        let oldHashes = hash.hashes(of: old, at: oldRest, id: id, shouldStop: shouldStop),
        let newHashes = hash.hashes(of: new, at: newRest, id: id, shouldStop: shouldStop),
        var joined = HashJoin(
          oldHashes: oldHashes, oldOffsets: oldRest, newHashes: newHashes, shouldStop: shouldStop)
      else { return false }
      matches = joined.takeMatches()
      join = joined
    }

    let isComplete = matches.withUnsafeMutableBufferPointer { matches in
      verify(
        matches, newRest: newRest, old, new, id: id, contentsEqual: contentsEqual,
        shouldStop: shouldStop
      ) { ordinal, newOffset in
        // Other ids under one tag: without a table the same comparison was made before.
        join?.group(of: hash(id(new[newOffset])), newOffsets: newRest)
          .pairAnew(matches) { id(old[$0]) == id(new[$1]) }
      }
    }
    if isComplete { merge(matches, newRest: newRest) }
    return isComplete
  }

  /// Compares the ids of candidates, has wrong ones paired anew, and compares contents.
  ///
  /// Rows are visited in new order, so that only one side is read at random.
  @inlinable
  @inline(__always)
  mutating func verify<Row, ID: Equatable>(
    _ matches: UnsafeMutableBufferPointer<Int32>,
    newRest: OffsetRanges,
    _ old: UnsafeBufferPointer<Row>,
    _ new: UnsafeBufferPointer<Row>,
    id: (Row) -> ID,
    contentsEqual: (Row, Row) -> Bool,
    shouldStop: () -> Bool,
    pairAnew: (_ ordinal: Int, _ newOffset: Int) -> Void
  ) -> Bool {
    var ordinal = 0
    var nextStop = Block.rowCount
    var runIndex = 0
    while runIndex < newRest.runs.count {
      let range = newRest.runs[runIndex].range
      runIndex += 1
      var newOffset = range.lowerBound
      while newOffset < range.upperBound {
        var oldOffset = Int(matches[ordinal])
        if oldOffset >= 0 {
          if id(old[oldOffset]) != id(new[newOffset]) {
            pairAnew(ordinal, newOffset)
            oldOffset = Int(matches[ordinal])
          }
          if oldOffset >= 0, !contentsEqual(old[oldOffset], new[newOffset]) {
            appendLeftOverUpdate(old: oldOffset, new: newOffset)
          }
        }
        newOffset += 1
        ordinal += 1
        if ordinal == nextStop {
          if shouldStop() { return false }
          nextStop += Block.rowCount
        }
      }
    }
    return true
  }

  /// Up to so many comparisons of all with all take less time than tables do.
  @inlinable
  static var fewComparisons: Int { 256 }

  /// Matches rows by comparing all with all, each new one with the first equal old one that is left.
  @inlinable
  @inline(__always)
  static func matchesOfFew(
    _ oldRest: OffsetRanges, _ newRest: OffsetRanges, areSame: (Int, Int) -> Bool
  ) -> ContiguousArray<Int32> {
    var oldOffsets = oldRest.offsets
    var matches: ContiguousArray<Int32> = []
    matches.reserveCapacity(newRest.count)
    for run in newRest.runs {
      for newOffset in Int(run.start)..<Int(run.start) + Int(run.count) {
        let index = oldOffsets.firstIndex { areSame($0, newOffset) }
        matches.append(index.map { Int32(truncatingIfNeeded: oldOffsets.remove(at: $0)) } ?? -1)
      }
    }
    return matches
  }
}
