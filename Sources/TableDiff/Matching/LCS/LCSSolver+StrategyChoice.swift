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
  mutating func solve(_ box: Subproblem, cutsLeft: Int) throws(_Stopped) {
    var box = box
    try trim(&box)
    if box.isEmpty { return }
    if strategies.contains(.bitVectors), box.rowCount <= Self.fewRows {
      try solveFewRows(box) { solver throws(_Stopped) in try solver.solveByStoredRows(box) }
    } else if strategies.contains(.cuts), cutsLeft > 0 {
      try solveByCuts(box, cutsLeft: cutsLeft)
    } else {
      try solveByCheapestStrategy(box, cutsLeft: cutsLeft)
    }
  }

  /// Solves a box without further cuts, or defers it.
  mutating func solveByCheapestStrategy(_ box: Subproblem, cutsLeft: Int) throws(_Stopped) {
    // Removing rows may let others match along a diagonal.
    var box = box
    try trim(&box)
    if box.isEmpty { return }
    if box.rowCount <= Self.fewRows {
      try solveFewRows(box) { solver throws(_Stopped) in
        try solver.solveUncut(box, cutsLeft: cutsLeft)
      }
    } else if meter.isBinding, openCount == 0 {
      deferred.append((box, cutsLeft))
    } else {
      try solveUncut(box, cutsLeft: cutsLeft)
    }
  }

  /// Solves the deferred boxes in ascending order of size, so that limited effort finds the most
  /// pairs.
  mutating func solveDeferred() throws(_Stopped) {
    scratch.hold(deferred.capacity * MemoryLayout<(Subproblem, Int)>.stride)
    deferred.sort { one, other in
      (one.box.rowCount, one.box.oldStart) < (other.box.rowCount, other.box.oldStart)
    }
    for (box, cutsLeft) in deferred { try solveUncut(box, cutsLeft: cutsLeft) }
  }

  /// Solves a box regardless of effort if it has so few rows that all such boxes take linear time.
  private mutating func solveFewRows(
    _ box: Subproblem, _ body: (inout LCSSolver) throws(_Stopped) -> Void
  ) throws(_Stopped) {
    if !strategies.contains(.fewRows) { return try body(&self) }
    if openCount > 0 { _ = try meter.spend(Self.fewRowsUnits * Int64(box.rowCount)) }
    let wasExempt = meter.isExempt
    meter.isExempt = true
    try body(&self)
    meter.isExempt = wasExempt
  }

  private mutating func solveUncut(_ box: Subproblem, cutsLeft: Int) throws(_Stopped) {
    if try !meter.spend(Self.estimateUnits * Int64(box.rowCount)) { return try giveUp(on: box) }
    let matches = try countMatches(in: box)
    let matchCost =
      strategies.contains(.huntSzymanski)
      ? (matches + Int64(box.newCount)).saturatingProduct(
        2 * Self.matchStepCost * WorkMeter.spread(box.oldCount)) : .max
    var limit = LCSSweep.Limit.none
    var bitCost = Int64.max
    if strategies.contains(.bitVectors) {
      limit = try findLimit(for: box, costLimit: matchCost)
      bitCost = 2 * sweepCost(limit, in: box)
    }
    if meter.isOver { return try giveUp(on: box) }
    if strategies.contains(.grams) {
      let cost = min(matchCost, bitCost)
      if try solveByGrams(box, matches: matches, otherCost: cost, cutsLeft: cutsLeft) { return }
      if meter.isOver { return try giveUp(on: box) }
    }
    if bitCost <= matchCost, bitCost < .max {
      try solveByBits(box, limit)
    } else {
      try solveByMatches(box, cutsLeft: cutsLeft)
    }
  }

  /// Returns the number of pairs of equal tokens of a box.
  private func countMatches(in box: Subproblem) throws(_Stopped) -> Int64 {
    let (occurrences, oldTokens, newTokens) = (occurrences, old.tokens, new.tokens)
    var matches: Int64 = 0
    try box.oldPositions.forEach(stop) { occurrences[Int(oldTokens[$0])].old &+= 1 }
    try box.newPositions.forEach(stop) { matches &+= Int64(occurrences[Int(newTokens[$0])].old) }
    try box.oldPositions.forEach(stop) { occurrences[Int(oldTokens[$0])].old = 0 }
    return matches
  }
}
