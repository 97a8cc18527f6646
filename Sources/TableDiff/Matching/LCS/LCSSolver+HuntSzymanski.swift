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
  mutating func solveByMatches(_ box: Subproblem, cutsLeft: Int) {
    solveByHalves(box) {
      $0.findThresholdsByMatches(in: $1, isBackward: $2, $3)
    } solve: { solver, half, _ in
      solver.solve(half, cutsLeft: cutsLeft)
    }
  }

  /// Finds the thresholds of a box's new rows, on its old positions.
  ///
  /// - Parameters:
  ///   - isBackward: Whether to read both sides from their ends; old positions then count from
  ///     there.
  ///   - result: Receives one bit for each old position; initially zero.
  private mutating func findThresholdsByMatches(
    in box: Subproblem, isBackward: Bool, _ result: UnsafeMutablePointer<UInt64>
  ) {
    let columns = LCSColumns(box.oldPositions, of: old, isBackward: isBackward)
    let occurrences = occurrences
    let links = UnsafeMutablePointer<Int32>.allocate(capacity: columns.count)
    // The bitmap of thresholds takes less than two bits a position.
    scratch.hold(columns.count * MemoryLayout<(Int32, Int32)>.stride)
    defer {
      links.deallocate()
      scratch.release(columns.count * MemoryLayout<(Int32, Int32)>.stride)
    }
    // Each list begins with the last position: the algorithm needs matches in descending order.
    let spread = WorkMeter.spread(columns.count)
    let matchUnits = Self.matchStepCost * spread
    _ = meter.spend(Self.linkUnits * spread * Int64(columns.count))
    for block in StopBlocks(of: 0..<columns.count) {
      if !meter.pass(block.count) { break }
      for column in block {
        let token = Int(columns[column])
        links[column] = occurrences[token].old
        occurrences[token].old = Int32(truncatingIfNeeded: column + 1)
      }
    }
    var thresholds = RankBitmap(bound: columns.count + 1)
    for row in 0..<box.newCount {
      let token = new.tokens[isBackward ? box.newEnd - 1 - row : box.newStart + row]
      var steps = 1
      var match = occurrences[Int(token)].old
      while match > 0 {
        // One token may be the whole other side.
        if steps == Self.matchesPerPoll {
          if !meter.spend(Int64(steps) &* matchUnits) { break }
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
      if !meter.spend(Int64(steps) &* matchUnits) { break }
    }
    for block in StopBlocks(of: 0..<columns.count) {
      if !meter.pass(block.count) { break }
      for column in block { occurrences[Int(columns[column])].old = 0 }
    }
    if meter.isOver { return }
    var column = thresholds.member(after: 0)
    while column > 0 {
      result[(column - 1) / 64] |= 1 << UInt64((column - 1) % 64)
      if !meter.pass(1) { return }
      column = thresholds.member(after: column)
    }
  }
}
