// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// Chooses a strategy for each box: it is trimmed, cut at certain rows, and solved by the strategy
/// with the least estimated cost.
extension LCSSolver {
  /// The number of rows up to which cuts do not pay.
  private static var fewRows: Int { 64 }

  /// The cost of a match, in word steps of a bit vector.
  static var matchStepCost: Int64 { 16 }

  /// The cost of an estimate for each row, in units of `WorkMeter`.
  private static var estimateUnits: Int64 { 16 }

  /// The maximum cost of a small box for each of its rows, in units of `WorkMeter`.
  private static var fewRowsUnits: Int64 { 64 }

  /// Solves a box.
  ///
  /// - Parameter cutsLeft: The number of further nested searches for cuts, a bound for sequences
  ///   where each search finds few.
  mutating func solve(_ box: Subproblem, cutsLeft: Int) {
    var box = box
    trim(&box)
    if box.isEmpty { return }
    if strategies.contains(.bitVectors), box.rowCount <= Self.fewRows {
      solveFewRows(box) { $0.solveByStoredRows($1) }
    } else if strategies.contains(.cuts), cutsLeft > 0 {
      solveByCuts(box, cutsLeft: cutsLeft)
    } else {
      solveByCheapestStrategy(box, cutsLeft: cutsLeft)
    }
  }

  /// Solves a box without further cuts, or defers it.
  mutating func solveByCheapestStrategy(_ box: Subproblem, cutsLeft: Int) {
    // Removing rows may let others match along a diagonal.
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

  /// Solves the deferred boxes in ascending order of size, so that limited effort finds the most
  /// pairs.
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

  /// Solves a box regardless of effort if it has so few rows that all such boxes take linear time.
  private mutating func solveFewRows(
    _ box: Subproblem, _ body: (inout LCSSolver, Subproblem) -> Void
  ) {
    if !strategies.contains(.fewRows) { return body(&self, box) }
    if openCount > 0 { _ = meter.spend(Self.fewRowsUnits * Int64(box.rowCount)) }
    let wasExempt = meter.isExempt
    meter.isExempt = true
    body(&self, box)
    meter.isExempt = wasExempt
  }

  private mutating func solveUncut(_ box: Subproblem, cutsLeft: Int) {
    if !meter.spend(Self.estimateUnits * Int64(box.rowCount)) { return giveUp(on: box) }
    let matches = countMatches(in: box)
    if meter.isStopped { return }
    let matchCost =
      strategies.contains(.huntSzymanski)
      ? (matches + Int64(box.newCount)).saturatingProduct(
        2 * Self.matchStepCost * WorkMeter.spread(box.oldCount)) : .max
    var limit = LCSSweep.Limit.none
    var bitCost = Int64.max
    if strategies.contains(.bitVectors) {
      limit = findLimit(for: box, costLimit: matchCost)
      bitCost = 2 * sweepCost(limit, in: box)
    }
    if meter.isOver { return giveUp(on: box) }
    if strategies.contains(.grams) {
      let cost = min(matchCost, bitCost)
      if solveByGrams(box, matches: matches, otherCost: cost, cutsLeft: cutsLeft) { return }
      if meter.isOver { return giveUp(on: box) }
    }
    if bitCost <= matchCost, bitCost < .max {
      solveByBits(box, limit)
    } else {
      solveByMatches(box, cutsLeft: cutsLeft)
    }
  }

  /// Returns the number of pairs of equal tokens of a box.
  private mutating func countMatches(in box: Subproblem) -> Int64 {
    let (occurrences, oldTokens, newTokens) = (occurrences, old.tokens, new.tokens)
    let (oldPositions, newPositions) = (box.oldStart..<box.oldEnd, box.newStart..<box.newEnd)
    for block in StopBlocks(of: oldPositions) {
      if !meter.pass(block.count) { break }
      for position in block { occurrences[Int(oldTokens[position])].old &+= 1 }
    }
    var matches: Int64 = 0
    for block in StopBlocks(of: newPositions) {
      if !meter.pass(block.count) { break }
      for position in block { matches &+= Int64(occurrences[Int(newTokens[position])].old) }
    }
    for block in StopBlocks(of: oldPositions) {
      if !meter.pass(block.count) { break }
      for position in block { occurrences[Int(oldTokens[position])].old = 0 }
    }
    return matches
  }
}

/// A deferred box, and the number of further nested searches for cuts.
struct LCSDeferredBox {
  let box: Subproblem
  let cutsLeft: Int
}
