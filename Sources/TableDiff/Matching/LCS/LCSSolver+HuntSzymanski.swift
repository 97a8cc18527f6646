// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// The strategy for few matches: updating thresholds match by match.
///
/// Hunt and Szymanski, "A fast algorithm for computing longest common subsequences", Communications
/// of the ACM 20, 1977, doi:10.1145/359581.359603. Each match of a new row moves the next
/// threshold, found by a hierarchical bitmap, down to its position. Links between matches are not
/// stored, since there may be far more matches than rows.
///
/// Takes O((*r* + *n*) log *n*) for *r* matches, where the logarithm is to the base 64.
extension LCSSolver {
  /// The cost of the column lists for each old row, in units of `WorkMeter`.
  private static var linkUnits: Int64 { 8 }

  /// The number of matches of a row between two polls.
  private static var matchesPerPoll: Int { 16_384 }

  /// Solves a trimmed box by splitting its new rows in half.
  mutating func solveByMatches(_ box: Subproblem, cutsLeft: Int) throws(_Stopped) {
    try solveByHalves(box) { solver, half, isBackward, thresholds throws(_Stopped) in
      try solver.findThresholdsByMatches(in: half, isBackward: isBackward, thresholds)
    } solve: { solver, half, _ throws(_Stopped) in
      try solver.solve(half, cutsLeft: cutsLeft)
    }
  }

  /// Finds the thresholds of a box's new rows, on its old positions.
  private mutating func findThresholdsByMatches(
    in box: Subproblem, isBackward: Bool, _ result: UnsafeMutablePointer<UInt64>
  ) throws(_Stopped) {
    let columns = LCSColumns(box.oldPositions, of: old, isBackward: isBackward)
    let rows = LCSColumns(box.newPositions, of: new, isBackward: isBackward)
    let occurrences = occurrences
    // Twice the links' size: the bitmap of thresholds takes less than two bits a position.
    let linkMemory = ScratchBuffer<Int32>(2 * columns.count, scratch)
    let links = linkMemory.start
    let spread = WorkMeter.spread(columns.count)
    let matchUnits = Self.matchStepCost * spread
    _ = try meter.spend(Self.linkUnits * spread * Int64(columns.count))
    // Each list begins with the last position: the algorithm needs matches in descending order.
    try (0..<columns.count).forEach(stop) { column in
      let token = Int(columns[column])
      links[column] = occurrences[token].old
      occurrences[token].old = Int32(truncatingIfNeeded: column + 1)
    }
    var thresholds = RankBitmap(bound: columns.count + 1)
    for row in 0..<rows.count {
      var steps = 1
      var match = occurrences[Int(rows[row])].old
      while match > 0 {
        // One token may be the whole other side.
        if steps == Self.matchesPerPoll {
          if try !meter.spend(Int64(steps) &* matchUnits) { break }
          steps = 0
        }
        let column = Int(match)
        let next = thresholds.member(after: column - 1)
        if next != column {
          if next > 0 { thresholds.remove(next) }
          thresholds.insert(column)
        }
        match = links[column - 1]
        steps &+= 1
      }
      if try !meter.spend(Int64(steps) &* matchUnits) { break }
    }
    try (0..<columns.count).forEach(stop) { occurrences[Int(columns[$0])].old = 0 }
    if meter.isOver { return }
    var column = thresholds.member(after: 0)
    while column > 0 {
      result[(column - 1) / 64] |= 1 << UInt64((column - 1) % 64)
      try stop?.check(after: 1)
      column = thresholds.member(after: column)
    }
  }
}
