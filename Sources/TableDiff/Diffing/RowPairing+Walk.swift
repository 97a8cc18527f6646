// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension RowPairing {
  /// Pairs rows by walking both lists in step, without hashing any of them.
  ///
  ///     old  A B C D E F G H          the walk pairs A A; B is found again one ahead in new, so X came
  ///     new  A X B C E F Z H          in; D is missing, so E is found one ahead in old; G and Z replace
  ///                                   each other. Left over: D G in old, X Z in new.
  ///
  /// With unique ids a pair found in this way is the only one there can be, so nothing is lost by taking
  /// it; whether its row stays or moves is decided later, over all pairs. Ids and contents are read in one
  /// pass.
  ///
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
    var budget = LookAheadBudget(rowCount: max(oldEnd, newEnd))
    var rowsToStop = Block.rowCount
    var isSuffixPaired = false
    while true {
      let start = i
      let shift = j - i
      let limit = i + min(oldEnd - i, newEnd - j)
      walk: while i < limit {
        let blockStart = i
        let blockEnd = min(limit, i + rowsToStop)
        while i < blockEnd {
          guard id(old[i]) == id(new[i &+ shift]) else {
            rowsToStop -= i - blockStart
            break walk
          }
          if !contentsEqual(old[i], new[i &+ shift]) { appendUpdate(old: i, new: i &+ shift) }
          i &+= 1
        }
        rowsToStop -= i - blockStart
        if rowsToStop == 0 {
          if shouldStop() { return false }
          rowsToStop = Block.rowCount
        }
      }
      budget.earn(i - start)
      j = i + shift
      if i == oldEnd || j == newEnd { break }

      if !isSuffixPaired {
        isSuffixPaired = true
        let suffixEnd = oldEnd
        let shift = newEnd - oldEnd
        let limit = max(i, j - shift)
        while oldEnd > limit {
          guard id(old[oldEnd - 1]) == id(new[oldEnd - 1 + shift]) else { break }
          oldEnd -= 1
          if !contentsEqual(old[oldEnd], new[oldEnd + shift]) {
            prependSuffixUpdate(old: oldEnd, new: oldEnd + shift)
          }
          rowsToStop -= 1
          if rowsToStop == 0 {
            if shouldStop() { return false }
            rowsToStop = Block.rowCount
          }
        }
        newEnd = oldEnd + shift
        budget.earn(suffixEnd - oldEnd)
        if i == oldEnd || j == newEnd { break }
      }

      // Look ahead for the three ways to go on: rows gone, rows come in, as many gone as come in.
      let distance = budget.distance
      if distance == 0 { break }
      var comparisons = 0
      var oldStep = 1
      var newStep = 1
      var isFound = false
      var d = 1
      while d <= distance {
        let isTrusted = d <= LookAheadBudget.trustedDistance
        let inOld = i + d < oldEnd
        let inNew = j + d < newEnd
        if inOld, id(old[i + d]) == id(new[j]),
          isTrusted
            || (i + d + 1 < oldEnd && j + 1 < newEnd && id(old[i + d + 1]) == id(new[j + 1]))
        {
          (oldStep, newStep, isFound) = (d, 0, true)
          break
        }
        if inNew, id(old[i]) == id(new[j + d]),
          isTrusted
            || (i + 1 < oldEnd && j + d + 1 < newEnd && id(old[i + 1]) == id(new[j + d + 1]))
        {
          (oldStep, newStep, isFound) = (0, d, true)
          break
        }
        if inOld, inNew, id(old[i + d]) == id(new[j + d]),
          isTrusted
            || (i + d + 1 < oldEnd && j + d + 1 < newEnd
              && id(old[i + d + 1]) == id(new[j + d + 1]))
        {
          (oldStep, newStep, isFound) = (d, d, true)
          break
        }
        if !inOld && !inNew { break }
        comparisons += 3
        rowsToStop -= 3
        if rowsToStop <= 0 {
          if shouldStop() { return false }
          rowsToStop = Block.rowCount
        }
        d += 1
      }
      budget.spend(comparisons + 3, found: isFound)
      if willJoin {
        var early = preparation.take() ?? JoinPreparation(hashSeed: hashSeed)
        for step in 0..<oldStep {
          early.old.append(early.hash(id(old[i + step])), at: oldRest.count + step)
        }
        for step in 0..<newStep {
          early.new.append(early.hash(id(new[j + step])), at: newRest.count + step)
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
