// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension RowPairing {
  /// Numbers the ids of the undecided old rows and of the new rows left over: equal ids get equal
  /// tokens.
  ///
  /// - Returns: `nil` if `shouldStop` returned `true`; it is polled once a block.
  @inlinable
  @inline(always)
  func numberIDs<ID: Hashable>(
    _ middle: (old: Range<Int>, new: Range<Int>), oldID: (_ oldOffset: Int) -> ID,
    newID: (_ newOffset: Int) -> ID, hashSeed: UInt64?, shouldStop: () -> Bool
  ) -> TokenJoin? {
    let hash = IDHash(seed: hashSeed)
    let bits = HashPartitions.bits(for: middle.old.count)
    let oldRows = Self.ranges(middle.old)
    guard
      let oldPartitions = hash.partitions(
        bits: bits, of: oldRows, names: oldRows.ordinals, early: EarlyHashes(), id: oldID,
        shouldStop: shouldStop),
      let newPartitions = hash.partitions(
        bits: bits, of: newRest, names: newRest.ordinals, early: EarlyHashes(), id: newID,
        shouldStop: shouldStop),
      var tokens = TokenJoin(oldPartitions, newPartitions, shouldStop: shouldStop)
    else { return nil }
    let start = middle.old.lowerBound
    var wrongOld: [Int] = []
    var wrongNew: [(name: Int, offset: Int)] = []
    var stopCheck = StopCheck()
    // These loops only compare, so that ids are not copied.
    for ordinal in tokens.old.indices {
      let first = Int(tokens.old[ordinal])
      if first != ordinal, oldID(start + first) != oldID(start + ordinal) {
        wrongOld.append(ordinal)
      }
      if stopCheck.stops(after: 1, shouldStop) { return nil }
    }
    var name = 0
    for run in newRest.runs {
      for offset in run.range {
        let first = Int(tokens.new[name])
        if first < tokens.old.count, oldID(start + first) != newID(offset) {
          wrongNew.append((name, offset))
        }
        name += 1
        if stopCheck.stops(after: 1, shouldStop) { return nil }
      }
    }
    for ordinal in wrongOld {
      let isDone = tokens.separate(ordinal, hash: hash.second(oldID(start + ordinal))) {
        stopCheck.stops(after: 1, shouldStop) ? nil : oldID(start + $0) == oldID(start + ordinal)
      }
      if !isDone { return nil }
    }
    for wrong in wrongNew {
      let isDone = tokens.separate(new: wrong.name, hash: hash.second(newID(wrong.offset))) {
        stopCheck.stops(after: 1, shouldStop) ? nil : oldID(start + $0) == newID(wrong.offset)
      }
      if !isDone { return nil }
    }
    return tokens
  }

  /// Returns a range as a set of offsets.
  @usableFromInline
  static func ranges(_ range: Range<Int>) -> OffsetRanges {
    var ranges = OffsetRanges()
    ranges.append(range)
    return ranges
  }
}
