// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension RowMatcher {
  /// Returns whether the existing pairs are proven to contain a longest common subsequence.
  func isProvenLongest(_ stop: _StopPoll?) throws(_Stopped) -> Bool {
    if unmatched == nil { return true }
    return try LongestIncreasingRuns.areAscending(pairs(stop).runs, stop)
  }

  /// Returns the rows from the first to the last unmatched one; `nil` if a side has none.
  func undecidedRows() -> (old: Range<Int>, new: Range<Int>)? {
    guard let firstOld = unmatchedOld.runs.first, let firstNew = unmatchedNew.runs.first,
      let lastOld = unmatchedOld.runs.last, let lastNew = unmatchedNew.runs.last
    else { return nil }
    let prefix = min(firstOld.range.lowerBound, firstNew.range.lowerBound)
    let suffix = min(oldCount - lastOld.range.upperBound, newCount - lastNew.range.upperBound)
    return (prefix..<oldCount - suffix, prefix..<newCount - suffix)
  }

  /// Records and returns whether the ids of the undecided rows are unique.
  ///
  /// If so, a longest ascending set of the existing pairs is a longest common subsequence.
  mutating func isLongestByUniqueIDs(
    _ tokens: TokenJoin, _ stop: _StopPoll?
  ) throws(_Stopped) -> Bool {
    guard let unmatched, tokens.isEachOldUnique else { return false }
    // An id that is unique in old is repeated in new if a new row with it has no pair.
    for ordinal in tokens.new.indices {
      if unmatched.matches[ordinal] < 0, tokens.new[ordinal] < tokens.old.count { return false }
      try stop?.check(after: 1)
    }
    hasUniqueIDs = true
    return true
  }

  /// Returns the tokens of all undecided new rows: those interned for unmatched rows, and those of
  /// their old rows for rows that the walk paired.
  func tokensInStep(
    _ middle: (old: Range<Int>, new: Range<Int>), _ joined: TokenJoin, _ stop: _StopPoll?
  ) throws(_Stopped) -> ContiguousArray<Int32> {
    var tokens: ContiguousArray<Int32> = []
    tokens.reserveCapacity(middle.new.count)
    var oldIndex = 0
    var old = middle.old.lowerBound
    var ordinal = 0
    var gaps = unmatchedNew.runs.map { $0.range }
    gaps.append(middle.new.upperBound..<middle.new.upperBound)
    for gap in gaps {
      var count = gap.lowerBound - middle.new.lowerBound - tokens.count
      while count > 0 {
        let oldGap = unmatchedOld.range(at: oldIndex) ?? oldCount..<oldCount
        let step = min(count, oldGap.lowerBound - old, _StopPoll.interval)
        let first = old - middle.old.lowerBound
        tokens.append(contentsOf: joined.old[first..<first + step])
        old += step
        count -= step
        if old == oldGap.lowerBound {
          old = oldGap.upperBound
          oldIndex += 1
        }
        try stop?.check(after: 1 + step)
      }
      tokens.append(contentsOf: joined.new[ordinal..<ordinal + gap.count])
      ordinal += gap.count
      try stop?.check(after: 1 + gap.count)
    }
    return tokens
  }

  /// Solves the undecided rows, and adds the common prefix and suffix.
  func longestPairs(
    _ middle: (old: Range<Int>, new: Range<Int>), _ oldTokens: ContiguousArray<Int32>,
    _ newTokens: ContiguousArray<Int32>, moves style: ListDiff.MoveStyle, effort: Int?,
    _ stop: _StopPoll?
  ) throws(_Stopped) -> FinalMatches {
    let found = try LongestCommonSubsequence(
      old: oldTokens, new: newTokens, tokenCount: oldTokens.count + 1, effort: effort, stop)
    let start = middle.old.lowerBound
    var common = OffsetPairs()
    common.append(old: 0, new: 0, count: start)
    for run in found.pairs.runs {
      try stop?.check(after: 1)
      common.append(old: Int(run.old) + start, new: Int(run.new) + start, count: Int(run.count))
    }
    common.append(
      old: middle.old.upperBound, new: middle.new.upperBound,
      count: oldCount - middle.old.upperBound)
    // Without moves, rows that do not stay need no pairs.
    let pairs =
      style == .never
      ? TokenPairs(common)
      : try TokenPairs(adding: common, old: oldTokens, new: newTokens, from: start, stop)
    return try FinalMatches(
      pairs, isKnownMinimal: found.isKnownMinimal, read: self.pairs(stop), updates: allUpdates(),
      stop)
  }
}
