// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension RowPairing {
  /// Pairs rows by walking both lists in step, without hashing any of them.
  ///
  ///     old  A B C D E F G H          the walk pairs A A; B is found again one ahead in new, so X came
  ///     new  A X B C E F Z H          in; D is missing, so E is found one ahead in old; G and Z replace
  ///                                   each other. Left over: D G in old, X Z in new.
  ///
  /// With unique ids a pair found in this way is the only one there can be, so nothing is lost by
  /// taking it; whether its row stays or moves is decided later, over all pairs. Ids and contents
  /// are read in one pass.
  ///
  /// - Parameters:
  ///   - looksNearFirst: Whether to walk the common suffix only when a look at the nearest rows
  ///     finds
  ///     nothing. Short lists in turn are better read from one end to the other: each jump costs
  ///     misses.
  ///   - budget: What looks ahead may cost; it carries on from section to section.
  ///   - stopCheck: Counts the rows down to the next question whether to stop; as above.
  /// - Returns: `false` when `shouldStop` said so; it is asked once a block.
  /// - Complexity: O(*n*) id comparisons: one for each pair, and the looks ahead below two a row.
  @inlinable
  @inline(always)
  mutating func walk<Row, ID: Hashable>(
    _ old: UnsafeBufferPointer<Row>,
    _ new: UnsafeBufferPointer<Row>,
    id: (Row) -> ID,
    contentsEqual: (Row, Row) -> Bool,
    hashSeed: UInt64?,
    looksNearFirst: Bool,
    budget: inout LookAheadBudget,
    stopCheck: inout StopCheck,
    shouldStop: () -> Bool
  ) -> Bool {
    var i = 0
    var j = 0
    var oldEnd = old.count
    var newEnd = new.count
    if old.baseAddress == new.baseAddress {
      // One storage: equal by definition, as far as both lists reach.
      i = min(oldEnd, newEnd)
      j = i
      if i == oldEnd && j == newEnd { return true }
    }
    var isSuffixPaired = false
    var isSuffixDue = !looksNearFirst
    while true {
      let start = i
      let shift = j - i
      let limit = i + min(oldEnd - i, newEnd - j)
      walk: while i < limit {
        let blockStart = i
        let blockEnd = min(limit, i + stopCheck.rowsLeft)
        while i < blockEnd {
          guard id(old[i]) == id(new[i &+ shift]) else {
            stopCheck.rowsLeft -= i - blockStart
            break walk
          }
          if !contentsEqual(old[i], new[i &+ shift]) { appendUpdate(old: i, new: i &+ shift) }
          i &+= 1
        }
        if stopCheck.stops(after: i - blockStart, shouldStop) { return false }
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
          let blockEnd = max(suffixLimit, oldEnd - stopCheck.rowsLeft)
          while oldEnd > blockEnd {
            let last = oldEnd &- 1
            guard id(old[last]) == id(new[last &+ suffixShift]) else {
              stopCheck.rowsLeft -= blockStart - oldEnd
              break suffix
            }
            if !contentsEqual(old[last], new[last &+ suffixShift]) {
              prependSuffixUpdate(old: last, new: last &+ suffixShift)
            }
            oldEnd = last
          }
          if stopCheck.stops(after: blockStart - oldEnd, shouldStop) { return false }
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
      let step = Self.lookAhead(
        old, from: i, to: oldEnd, new, from: j, to: newEnd, id: id,
        isTrial: !isSuffixDue, budget: &budget, stopCheck: &stopCheck, shouldStop: shouldStop)
      guard let (oldStep, newStep) = step else { return false }
      if oldStep + newStep == 0 {
        isSuffixDue = true
        continue
      }
      if willJoin {
        var early = preparation.take() ?? JoinPreparation(hashSeed: hashSeed)
        for offset in i..<i + oldStep {
          early.old.append(early.hash(id(old[offset])), at: oldRest.count + offset - i)
          if stopCheck.stops(after: 1, shouldStop) { return false }
        }
        for offset in j..<j + newStep {
          early.new.append(early.hash(id(new[offset])), at: newRest.count + offset - j)
          if stopCheck.stops(after: 1, shouldStop) { return false }
        }
        preparation = early
      }
      leaveOver(old: i..<i + oldStep, new: j..<j + newStep)
      i += oldStep
      j += newStep
    }
    leaveOver(old: i..<oldEnd, new: j..<newEnd)
    return true
  }
}
