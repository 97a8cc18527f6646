// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension RowPairing {
  /// Returns all pairs in new order: those of the walk, which lie between the unmatched rows, and
  /// those among the unmatched rows.
  ///
  ///     old  A B - C D E -      - left over; the walk pairs A B, C and D E
  ///     new  A B C - - D E
  ///
  /// - Returns: `nil` if `shouldStop` returned `true`; it is polled once a block.
  /// - Complexity: O(*r* + *u*), where *r* is the number of runs of the walk and *u* that of rows
  ///   left over.
  func pairs(shouldStop: () -> Bool) -> OffsetPairs? {
    var stopCheck = StopCheck()
    var pairs = OffsetPairs()
    let gapCount = oldRest.runs.count + newRest.runs.count
    let unmatchedCount = unmatched == nil ? 0 : min(oldRest.count, newRest.count)
    pairs.reserveRuns(gapCount + 1 + unmatchedCount)
    var old = 0
    var new = 0
    var oldIndex = 0
    var newIndex = 0
    var ordinal = 0
    while true {
      let oldGap = oldRest.range(at: oldIndex) ?? oldCount..<oldCount
      let newGap = newRest.range(at: newIndex) ?? newCount..<newCount
      let count = min(oldGap.lowerBound - old, newGap.lowerBound - new)
      pairs.append(old: old, new: new, count: count)
      old += count
      new += count
      if stopCheck.stops(after: 1, shouldStop) { return nil }
      if new == newGap.lowerBound, !newGap.isEmpty {
        if let unmatched,
          !unmatched.append(matchesFrom: &ordinal, of: newGap, to: &pairs, &stopCheck, shouldStop)
        {
          return nil
        }
        new = newGap.upperBound
        newIndex += 1
      } else if old == oldGap.lowerBound, !oldGap.isEmpty {
        old = oldGap.upperBound
        oldIndex += 1
      } else {
        return pairs
      }
    }
  }
}

extension UnmatchedPairs {
  /// Appends the pairs of a range of unmatched new rows.
  ///
  /// - Returns: `false` if `shouldStop` returned `true`.
  fileprivate func append(
    matchesFrom ordinal: inout Int, of newGap: Range<Int>, to pairs: inout OffsetPairs,
    _ stopCheck: inout StopCheck, _ shouldStop: () -> Bool
  ) -> Bool {
    for new in newGap {
      let old = Int(matches[ordinal])
      if old >= 0 { pairs.append(old: old, new: new, count: 1) }
      ordinal += 1
      if stopCheck.stops(after: 1, shouldStop) { return false }
    }
    return true
  }
}
