// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension RowPairing {
  /// Returns whether the pairs found so far prove that a longest common subsequence stays.
  ///
  /// - Returns: `nil` if `shouldStop` returned `true`.
  func isProvenLongest(_ shouldStop: () -> Bool) -> Bool? {
    if unmatched == nil { return true }
    return pairs(shouldStop: shouldStop).flatMap {
      StayingRuns.areAscending($0.runs, shouldStop: shouldStop)
    }
  }

  /// Returns the rows from the first to the last one left over; `nil` if a side has none.
  func undecidedRows() -> (old: Range<Int>, new: Range<Int>)? {
    guard let firstOld = oldRest.runs.first, let firstNew = newRest.runs.first,
      let lastOld = oldRest.runs.last, let lastNew = newRest.runs.last
    else { return nil }
    let prefix = min(firstOld.range.lowerBound, firstNew.range.lowerBound)
    let suffix = min(oldCount - lastOld.range.upperBound, newCount - lastNew.range.upperBound)
    return (prefix..<oldCount - suffix, prefix..<newCount - suffix)
  }

  /// Returns whether no id of the undecided rows is repeated, and records it.
  ///
  /// If so, a longest ascending set of the pairs found so far is a longest common subsequence.
  ///
  /// - Returns: `nil` if `shouldStop` returned `true`.
  mutating func isLongestByUniqueIDs(_ tokens: TokenJoin, _ shouldStop: () -> Bool) -> Bool? {
    guard let unmatched, tokens.isEachOldUnique else { return false }
    // An id that occurs once in old rows is repeated in new rows if one of those has no pair.
    var stopCheck = StopCheck()
    for ordinal in tokens.new.indices {
      if unmatched.matches[ordinal] < 0, tokens.new[ordinal] < tokens.old.count { return false }
      if stopCheck.stops(after: 1, shouldStop) { return nil }
    }
    hasUniqueIDs = true
    return true
  }

  /// Returns the tokens of all undecided new rows: as numbered for those left over, for the others
  /// that of the old row that the walk paired them with.
  ///
  /// - Returns: `nil` if `shouldStop` returned `true`.
  func tokensInStep(
    _ middle: (old: Range<Int>, new: Range<Int>), _ numbered: TokenJoin,
    _ shouldStop: () -> Bool
  ) -> ContiguousArray<Int32>? {
    var stopCheck = StopCheck()
    var tokens: ContiguousArray<Int32> = []
    tokens.reserveCapacity(middle.new.count)
    var oldIndex = 0
    var old = middle.old.lowerBound
    var ordinal = 0
    var gaps = newRest.runs.map { $0.range }
    gaps.append(middle.new.upperBound..<middle.new.upperBound)
    for gap in gaps {
      var count = gap.lowerBound - middle.new.lowerBound - tokens.count
      while count > 0 {
        let oldGap = oldRest.range(at: oldIndex) ?? oldCount..<oldCount
        let step = min(count, oldGap.lowerBound - old, StopCheck.interval)
        let first = old - middle.old.lowerBound
        tokens.append(contentsOf: numbered.old[first..<first + step])
        old += step
        count -= step
        if old == oldGap.lowerBound {
          old = oldGap.upperBound
          oldIndex += 1
        }
        if stopCheck.stops(after: 1 + step, shouldStop) { return nil }
      }
      tokens.append(contentsOf: numbered.new[ordinal..<ordinal + gap.count])
      ordinal += gap.count
      if stopCheck.stops(after: 1 + gap.count, shouldStop) { return nil }
    }
    return tokens
  }

  /// Solves the undecided rows, and adds the common prefix and suffix.
  func longestPairs(
    _ middle: (old: Range<Int>, new: Range<Int>), _ oldTokens: ContiguousArray<Int32>,
    _ newTokens: ContiguousArray<Int32>, moves style: ListDiff.MoveStyle, effort: Int?,
    shouldStop: () -> Bool
  ) -> SettledPairs? {
    let found = LongestCommonSubsequence(
      old: oldTokens, new: newTokens, tokenCount: oldTokens.count + 1, effort: effort,
      shouldStop: shouldStop)
    guard let found else { return nil }
    let start = middle.old.lowerBound
    var common = OffsetPairs()
    common.append(old: 0, new: 0, count: start)
    var stopCheck = StopCheck()
    for run in found.pairs.runs {
      if stopCheck.stops(after: 1, shouldStop) { return nil }
      common.append(old: Int(run.old) + start, new: Int(run.new) + start, count: Int(run.count))
    }
    common.append(
      old: middle.old.upperBound, new: middle.new.upperBound,
      count: oldCount - middle.old.upperBound)
    // Without moves, rows that do not stay need no pair.
    let pairs =
      style == .never
      ? TokenPairs(common)
      : TokenPairs(
        adding: common, old: oldTokens, new: newTokens, from: start, shouldStop: shouldStop)
    guard let pairs, let read = self.pairs(shouldStop: shouldStop) else { return nil }
    return SettledPairs(
      pairs, isKnownMinimal: found.isKnownMinimal, read: read, updates: allUpdates(),
      shouldStop: shouldStop)
  }
}
