// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension RowPairing {
  /// Pairs anew, so that a longest common subsequence of the ids stays, where the pairs found so
  /// far do not prove that it does.
  ///
  /// They prove it where all of them ascend, for no more rows can be paired at all. Else ids are
  /// numbered: old rows are hashed, new rows that line up with old ones have their numbers, and
  /// only the new rows left over are hashed as well.
  ///
  /// - Returns: `false` when `shouldStop` said so; it is asked once a block.
  @inlinable
  @inline(always)
  mutating func pairLongest<Row, ID: Hashable>(
    _ old: UnsafeBufferPointer<Row>,
    _ new: UnsafeBufferPointer<Row>,
    id: (Row) -> ID,
    contentsEqual: (Row, Row) -> Bool,
    effort: Int?,
    hashSeed: UInt64?,
    shouldStop: () -> Bool
  ) -> Bool {
    guard let middle = undecidedRows() else { return true }
    let hash = IDHash(seed: hashSeed)
    var table = SymbolTable(capacity: middle.old.count)
    var oldSymbols: ContiguousArray<Int32> = []
    oldSymbols.reserveCapacity(middle.old.count)
    var block = Block()
    for offset in middle.old {
      let rowID = id(old[offset])
      oldSymbols.append(
        table.symbol(of: hash(rowID), at: offset, isSame: { id(old[$0]) == rowID }))
      if block.ends(after: 1, shouldStop) { return false }
    }
    var newSymbols = symbolsInStep(middle, oldSymbols)
    let none = Int32(truncatingIfNeeded: table.count)
    for run in newRest.runs {
      for offset in run.range {
        let rowID = id(new[offset])
        let symbol = table.symbol(of: hash(rowID), isSame: { id(old[$0]) == rowID })
        newSymbols[offset - middle.new.lowerBound] = symbol < 0 ? none : symbol
        if block.ends(after: 1, shouldStop) { return false }
      }
    }
    let found = longestPairs(
      middle, oldSymbols, newSymbols, symbolCount: table.count, effort: effort,
      shouldStop: shouldStop)
    guard var pairs = found else { return false }
    for run in pairs.unread.runs {
      let shift = Int(run.old) - Int(run.new)
      for offset in run.newRange {
        if !contentsEqual(old[offset + shift], new[offset]) {
          pairs.appendUpdate(old: offset + shift, new: offset)
        }
        if block.ends(after: 1, shouldStop) { return false }
      }
    }
    longest = pairs
    return true
  }

  /// The rows between the first and the last one left over; `nil` where all pairs ascend.
  @usableFromInline
  func undecidedRows() -> (old: Range<Int>, new: Range<Int>)? {
    if leftOver == nil || StayingRuns.areAscending(pairs().runs) { return nil }
    guard let firstOld = oldRest.runs.first, let firstNew = newRest.runs.first,
      let lastOld = oldRest.runs.last, let lastNew = newRest.runs.last
    else { return nil }
    let prefix = min(firstOld.range.lowerBound, firstNew.range.lowerBound)
    let suffix = min(oldCount - lastOld.range.upperBound, newCount - lastNew.range.upperBound)
    return (prefix..<oldCount - suffix, prefix..<newCount - suffix)
  }

  /// The symbols of the new rows between, each that of the old row it was paired with by the walk;
  /// of those left over any.
  @usableFromInline
  func symbolsInStep(
    _ middle: (old: Range<Int>, new: Range<Int>), _ oldSymbols: ContiguousArray<Int32>
  ) -> ContiguousArray<Int32> {
    var symbols: ContiguousArray<Int32> = []
    symbols.reserveCapacity(middle.new.count)
    var oldIndex = 0
    var old = middle.old.lowerBound
    var gaps = newRest.runs.map { $0.range }
    gaps.append(middle.new.upperBound..<middle.new.upperBound)
    for gap in gaps {
      var count = gap.lowerBound - middle.new.lowerBound - symbols.count
      while count > 0 {
        let oldGap = oldRest.range(at: oldIndex) ?? oldCount..<oldCount
        let step = min(count, oldGap.lowerBound - old)
        let first = old - middle.old.lowerBound
        symbols.append(contentsOf: oldSymbols[first..<first + step])
        old += step
        count -= step
        if old == oldGap.lowerBound {
          old = oldGap.upperBound
          oldIndex += 1
        }
      }
      symbols.append(contentsOf: repeatElement(0, count: gap.count))
    }
    return symbols
  }

  /// Solves the rows between, and adds what stands around them.
  @usableFromInline
  func longestPairs(
    _ middle: (old: Range<Int>, new: Range<Int>), _ oldSymbols: ContiguousArray<Int32>,
    _ newSymbols: ContiguousArray<Int32>, symbolCount: Int, effort: Int?, shouldStop: () -> Bool
  ) -> LongestPairs? {
    let found = LongestCommonSubsequence(
      old: oldSymbols, new: newSymbols, symbolCount: symbolCount + 1, effort: effort,
      shouldStop: shouldStop)
    guard let found else { return nil }
    let start = middle.old.lowerBound
    var common = OffsetPairs()
    common.append(old: 0, new: 0, count: start)
    for run in found.pairs.runs {
      common.append(old: Int(run.old) + start, new: Int(run.new) + start, count: Int(run.count))
    }
    common.append(
      old: middle.old.upperBound, new: middle.new.upperBound,
      count: oldCount - middle.old.upperBound)
    let pairs = SymbolPairs(
      adding: common, old: oldSymbols, new: newSymbols, from: start, symbolCount: symbolCount)
    return LongestPairs(
      pairs, isKnownMinimal: found.isKnownMinimal, read: self.pairs(), updates: allUpdates())
  }
}
