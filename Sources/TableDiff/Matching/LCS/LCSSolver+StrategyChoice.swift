// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// Chooses the strategy for a box: it is trimmed, cut at certain rows, and the rest is solved by
/// the strategy with the least estimated cost.
extension LCSSolver {
  /// The number of rows up to which cuts do not pay.
  private static var fewRows: Int { 64 }

  /// The cost of a step of each strategy, in word steps of a bit vector.
  static var myersStepCost: Int64 { 4 }
  static var matchStepCost: Int64 { 16 }

  /// The cost of an estimate for each row, in units of the meter.
  private static var estimateUnits: Int64 { 16 }

  /// The largest cost of a small box for each of its rows, in units of the meter.
  private static var fewRowsUnits: Int64 { 64 }

  /// Solves a box.
  ///
  /// - Parameter cutsLeft: The number of further nested searches for cuts: a bound for sequences
  ///   where each search finds only a little.
  mutating func solve(_ box: LCSBox, cutsLeft: Int) {
    var box = box
    trim(&box)
    if box.isEmpty { return }
    if strategies.contains(.myers), box.rowCount <= Self.fewRows {
      solveFewRows(box) { $0.solveByMyers($1) }
    } else if strategies.contains(.cuts), cutsLeft > 0 {
      solveByCuts(box, cutsLeft: cutsLeft)
    } else {
      solveByCheapestStrategy(box, cutsLeft: cutsLeft)
    }
  }

  /// Solves a box without further cuts, or defers it.
  mutating func solveByCheapestStrategy(_ box: LCSBox, cutsLeft: Int) {
    // Once rows are removed, others may match along a diagonal.
    var box = box
    trim(&box)
    if box.isEmpty { return }
    if box.rowCount <= Self.fewRows {
      solveFewRows(box) { $0.solveUncut($1, cutsLeft: cutsLeft) }
    } else if meter.isBinding, openCount == 0 {
      deferred.append(LCSDeferredBox(box: box, cutsLeft: cutsLeft))
    } else {
      solveUncut(box, cutsLeft: cutsLeft)
    }
  }

  /// Solves the deferred boxes, those with the fewest rows first: so a limit of effort finds the
  /// most.
  mutating func solveDeferred() {
    let bytes = deferred.capacity * MemoryLayout<LCSDeferredBox>.stride
    scratch.hold(bytes)
    defer { scratch.release(bytes) }
    deferred.sort { one, other in
      (one.box.rowCount, one.box.oldStart) < (other.box.rowCount, other.box.oldStart)
    }
    for index in deferred.indices {
      if meter.isStopped { return }
      solveUncut(deferred[index].box, cutsLeft: deferred[index].cutsLeft)
    }
  }

  /// Solves a box of so few rows that it is solved in any case: all of them together are linear.
  private mutating func solveFewRows(
    _ box: LCSBox, _ body: (inout LCSSolver, LCSBox) -> Void
  ) {
    if !strategies.contains(.fewRows) { return body(&self, box) }
    if openCount > 0 { _ = meter.spend(Self.fewRowsUnits * Int64(box.rowCount)) }
    let wasExempt = meter.isExempt
    meter.isExempt = true
    body(&self, box)
    meter.isExempt = wasExempt
  }

  private mutating func solveUncut(_ box: LCSBox, cutsLeft: Int) {
    if !meter.spend(Self.estimateUnits * Int64(box.rowCount)) { return giveUp(on: box) }
    let estimate = estimate(for: box)
    if meter.isStopped { return }
    let leastBits = strategies.contains(.bitVectors) ? leastBitCost(box, estimate) : .max
    let matchCost =
      strategies.contains(.huntSzymanski)
      ? estimate.matchSteps.saturatingProduct(
        2 * Self.matchStepCost * WorkMeter.spread(box.oldCount)) : .max
    let otherCost = min(leastBits, matchCost)
    if strategies.contains(.myers) {
      if otherCost == .max { return solveByMyers(box) }
      let stepLimit = otherCost / Self.myersStepCost
      let edits = Int64(estimate.fewestEdits)
      let leastSteps = edits.saturatingProduct(edits) / 2
      if leastSteps <= stepLimit, solveByMyers(box, stepLimit: stepLimit) { return }
      if meter.isOver { return giveUp(on: box) }
    }
    if strategies.contains(.grams) {
      let cost = leastBits < .max ? min(matchCost, sweepCost(.none, in: box)) : matchCost
      if solveByGrams(
        box, matches: estimate.matchSteps - Int64(box.newCount), otherCost: cost, cutsLeft: cutsLeft
      ) {
        return
      }
      if meter.isOver { return giveUp(on: box) }
    }
    if leastBits < .max, solveByBits(box, costLimit: matchCost) { return }
    if meter.isOver { return giveUp(on: box) }
    solveByMatches(box, cutsLeft: cutsLeft)
  }

  /// Returns the cost of bit vectors in a box if no more rows differ than must.
  private func leastBitCost(_ box: LCSBox, _ estimate: LCSEstimate) -> Int64 {
    let most = (box.rowCount - estimate.fewestEdits) / 2
    return sweepCost(.atLeast(most), in: box) + sweepCost(.beam(sizes.beam), in: box)
  }

  /// Estimates the cost of each strategy from the tokens of a box.
  private mutating func estimate(for box: LCSBox) -> LCSEstimate {
    let (occurrences, oldTokens, newTokens) = (occurrences, old.tokens, new.tokens)
    let (oldPositions, newPositions) = (box.oldStart..<box.oldEnd, box.newStart..<box.newEnd)
    for block in Blocks(of: oldPositions) {
      if !meter.pass(block.count) { break }
      for position in block { occurrences[Int(oldTokens[position])].old &+= 1 }
    }
    for block in Blocks(of: newPositions) {
      if !meter.pass(block.count) { break }
      for position in block { occurrences[Int(newTokens[position])].new &+= 1 }
    }
    var matches: Int64 = 0
    var pairs = 0
    for block in Blocks(of: newPositions) {
      if !meter.pass(block.count) { break }
      for position in block { matches &+= Int64(occurrences[Int(newTokens[position])].old) }
    }
    for block in Blocks(of: newPositions) {
      if !meter.pass(block.count) { break }
      for position in block {
        let token = Int(newTokens[position])
        pairs &+= Int(min(occurrences[token].old, occurrences[token].new))
        occurrences[token] = LCSOccurrences()
      }
    }
    for block in Blocks(of: oldPositions) {
      if !meter.pass(block.count) { break }
      for position in block { occurrences[Int(oldTokens[position])] = LCSOccurrences() }
    }
    return LCSEstimate(
      matchSteps: matches + Int64(box.newCount),
      fewestEdits: box.oldCount + box.newCount - 2 * pairs)
  }
}

/// A deferred box, and the number of further nested searches for cuts.
struct LCSDeferredBox {
  let box: LCSBox
  let cutsLeft: Int
}

/// The estimated cost of solving a box.
struct LCSEstimate {
  /// The number of pairs of equal tokens, and of new rows.
  let matchSteps: Int64
  /// A lower bound on the edits: the number of rows that must remain unpaired.
  let fewestEdits: Int
}
