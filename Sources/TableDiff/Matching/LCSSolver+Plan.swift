// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// Which path a part takes: trimmed and cut where that is certain, then the one that seems cheapest.
extension LCSSolver {
  /// Boxes of so few rows are not worth a look at their symbols.
  private static var fewRows: Int { 64 }

  /// What a step of each path costs, in word steps of a row of bits.
  private static var myersStepCost: Int { 4 }
  private static var matchStepCost: Int { 16 }

  /// Solves a box.
  ///
  /// - Parameter cutsLeft: How many more times, box in box, it may be looked for cuts: a bound for
  ///   sequences where each look finds only a little.
  mutating func solve(_ box: LCSBox, cutsLeft: Int) {
    var box = box
    trim(&box)
    if box.isEmpty { return }
    if paths.contains(.myers), box.oldCount + box.newCount <= Self.fewRows {
      solveByMyers(box)
    } else if paths.contains(.cuts), cutsLeft > 0 {
      solveByCuts(box, cutsLeft: cutsLeft)
    } else {
      solveByCheapestPath(box, cutsLeft: 0)
    }
  }

  /// Solves a box that cannot be cut any more.
  mutating func solveByCheapestPath(_ box: LCSBox, cutsLeft: Int) {
    // Once rows are dropped, others may line up.
    var box = box
    trim(&box)
    if box.isEmpty { return }
    if meter.isOver { return giveUp(on: box) }
    let estimate = estimate(for: box)
    let bitCost = paths.contains(.bitRows) ? estimate.bitSteps * 2 : .max
    let matchCost =
      paths.contains(.matches)
      ? estimate.matchSteps.saturatingProduct(2 * Self.matchStepCost) : .max
    let otherCost = min(bitCost, matchCost)
    if paths.contains(.myers) {
      if otherCost == .max { return solveByMyers(box) }
      let stepLimit = otherCost / Self.myersStepCost
      let leastSteps = estimate.fewestEdits.saturatingProduct(estimate.fewestEdits) / 2
      if leastSteps <= stepLimit, let meeting = meeting(in: box, stepLimit: stepLimit) {
        return solveByMyers(box, at: meeting)
      }
      if meter.isOver { return giveUp(on: box) }
    }
    solveByThresholds(box, byMatches: matchCost < bitCost, cutsLeft: cutsLeft)
  }

  /// What the symbols of a box say of the cost of each path.
  private func estimate(for box: LCSBox) -> LCSEstimate {
    for place in box.oldStart..<box.oldEnd { places[Int(old.symbols[place])].old &+= 1 }
    for place in box.newStart..<box.newEnd { places[Int(new.symbols[place])].new &+= 1 }
    var matches = 0
    var pairs = 0
    for place in box.newStart..<box.newEnd {
      matches &+= Int(places[Int(new.symbols[place])].old)
    }
    for place in box.newStart..<box.newEnd {
      let symbol = Int(new.symbols[place])
      pairs &+= Int(min(places[symbol].old, places[symbol].new))
      places[symbol] = LCSPlaces()
    }
    for place in box.oldStart..<box.oldEnd { places[Int(old.symbols[place])] = LCSPlaces() }
    return LCSEstimate(
      bitSteps: box.newCount * (box.oldCount / 64 + 4),
      matchSteps: matches + box.newCount,
      fewestEdits: box.oldCount + box.newCount - 2 * pairs)
  }
}

/// What solving a box would cost.
struct LCSEstimate {
  /// One word of one row.
  let bitSteps: Int
  /// One pair of equal symbols.
  let matchSteps: Int
  /// No path has fewer, for so many rows find no partner left.
  let fewestEdits: Int
}

extension Int {
  /// The product, or the largest number where it does not fit.
  func saturatingProduct(_ factor: Int) -> Int {
    let (product, isTooLarge) = multipliedReportingOverflow(by: factor)
    return isTooLarge ? .max : product
  }
}
