// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension RowMatcher {
  /// Pairs rows by walking both lists in step, without hashing any of them.
  ///
  ///     old  A B C D E F G H      The walk pairs A A. B is one ahead in new, so X is left over;
  ///     new  A X B C E F Z H      E is one ahead in old, so D is; then G and Z are, and H H is
  ///                               paired.
  ///
  /// With unique ids a row has only one possible pair, so pairing it here loses nothing. Whether it
  /// stays or moves is decided later, over all pairs. Ids and contents are read in one pass.
  ///
  /// Noncontiguous rows have a separate walk. Here a row costs one index increment; a check for the
  /// end of a piece would slow down all lists.
  ///
  /// - Parameters:
  ///   - looksNearFirst: Whether to walk the common suffix only if searching the nearest rows
  ///     fails. Many short lists are read faster in one direction, since each jump costs cache
  ///     misses.
  ///   - budget: The search budget, shared by all sections.
  /// - Complexity: O(*n*) id comparisons: one for each pair, and fewer than two a row for searches
  ///   ahead.
  @export(implementation)
  @inline(always)
  mutating func walk<Row, ID: Hashable>(
    _ old: UnsafeBufferPointer<Row>,
    _ new: UnsafeBufferPointer<Row>,
    id: (Row) -> ID,
    contentsEqual: (Row, Row) -> Bool,
    hashSeed: UInt64?,
    looksNearFirst: Bool,
    budget: inout LookAheadBudget,
    _ stop: _StopPoll?
  ) throws(_Stopped) {
    var i = 0
    var j = 0
    var oldEnd = old.count
    var newEnd = new.count
    if old.baseAddress == new.baseAddress {
      // Shared storage: equal by definition up to the end of the shorter list.
      i = min(oldEnd, newEnd)
      j = i
      // Shared rows earn budget like compared ones, so that storage does not affect the diff.
      budget.earn(i)
      if i == oldEnd && j == newEnd { return }
    }
    var isSuffixPaired = false
    var isSuffixDue = !looksNearFirst
    while true {
      let start = i
      let shift = j - i
      let limit = i + min(oldEnd - i, newEnd - j)
      walk: while i < limit {
        let blockStart = i
        let blockEnd = min(limit, i + _StopPoll.interval)
        while i < blockEnd {
          guard id(old[i]) == id(new[i &+ shift]) else {
            try stop?.check(after: i - blockStart)
            break walk
          }
          if !contentsEqual(old[i], new[i &+ shift]) { appendUpdate(old: i, new: i &+ shift) }
          i &+= 1
        }
        try stop?.check(after: i - blockStart)
      }
      budget.earn(i - start)
      j = i + shift
      if i == oldEnd || j == newEnd { break }

      if isSuffixDue, !isSuffixPaired {
        isSuffixPaired = true
        let suffixEnd = oldEnd
        let suffixShift = newEnd - oldEnd
        let suffixLimit = max(i, j - suffixShift)
        suffix: while oldEnd > suffixLimit {
          let blockStart = oldEnd
          let blockEnd = max(suffixLimit, oldEnd - _StopPoll.interval)
          while oldEnd > blockEnd {
            let last = oldEnd &- 1
            guard id(old[last]) == id(new[last &+ suffixShift]) else {
              try stop?.check(after: blockStart - oldEnd)
              break suffix
            }
            if !contentsEqual(old[last], new[last &+ suffixShift]) {
              prependSuffixUpdate(old: last, new: last &+ suffixShift)
            }
            oldEnd = last
          }
          try stop?.check(after: blockStart - oldEnd)
        }
        newEnd = oldEnd + suffixShift
        budget.earn(suffixEnd - oldEnd)
        if i == oldEnd || j == newEnd { break }
      }

      if budget.distance == 0 {
        if isSuffixDue { break }
        isSuffixDue = true
        continue
      }
      let (oldStep, newStep) = try Self.lookAhead(
        old, from: i, to: oldEnd, new, from: j, to: newEnd, id: id,
        isTrial: !isSuffixDue, budget: &budget, stop)
      if oldStep + newStep == 0 {
        isSuffixDue = true
        continue
      }
      if willJoin {
        var early = preparation.take() ?? JoinPreparation(hashSeed: hashSeed)
        for offset in i..<i + oldStep {
          early.old.append(early.hash(id(old[offset])), at: unmatchedOld.count + offset - i)
          try stop?.check(after: 1)
        }
        for offset in j..<j + newStep {
          early.new.append(early.hash(id(new[offset])), at: unmatchedNew.count + offset - j)
          try stop?.check(after: 1)
        }
        preparation = early
      }
      leaveOver(old: i..<i + oldStep, new: j..<j + newStep)
      i += oldStep
      j += newStep
    }
    leaveOver(old: i..<oldEnd, new: j..<newEnd)
  }
}
