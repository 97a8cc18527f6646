// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// The strategy for many differences: splitting a box in two by the thresholds of its halves.
///
/// Hirschberg, "A linear space algorithm for computing maximal common subsequences", Communications
/// of the ACM 18, 1975, doi:10.1145/360825.360861. For the upper half of the new rows, the
/// *thresholds* are the old positions where the length of the longest common subsequence with the
/// preceding old rows grows by one; for the lower half they are counted from the end. A longest
/// common subsequence passes where the sum of both is largest:
///
///     old   |----------x------|
///     new   |  above: forward, thresholds before x count
///           |  below: backward, thresholds behind x count
///
/// Two passes over all rows find the split, two passes over half of the area find those of the next
/// level, and so on. The total cost is twice that of computing the length alone.
extension LCSSolver {
  /// The cost of finding the best cut for each old row, in units of `WorkMeter`.
  private static var bestCutUnits: Int64 { 4 }

  /// Splits a trimmed box, and solves both halves.
  ///
  /// - Parameters:
  ///   - findThresholds: Finds the thresholds of a half. The third argument is whether to read both
  ///     sides from their ends, where old positions then count from. The last argument receives one
  ///     bit for each old position, initially zero.
  ///   - solve: Solves a half, given the length of its longest common subsequence.
  mutating func solveByHalves(
    _ box: Subproblem,
    _ findThresholds: (
      inout LCSSolver, _ half: Subproblem, _ isBackward: Bool, UnsafeMutablePointer<UInt64>
    ) throws(_Stopped) -> Void,
    solve: (inout LCSSolver, _ half: Subproblem, _ pairCount: Int) throws(_Stopped) -> Void
  ) throws(_Stopped) {
    if box.newCount == 1 { return try keepOnlyNewRow(of: box) }
    let isSolved = try solveParts(of: box) { solver throws(_Stopped) in
      guard let halves = try solver.split(box, findThresholds) else { return false }
      try solve(&solver, halves.above, halves.pairsAbove)
      try solve(&solver, halves.below, halves.pairsBelow)
      return true
    }
    if !isSolved { try giveUp(on: box) }
  }

  /// Splits the new rows of a box in half, and its old rows where a longest common subsequence
  /// passes between the halves.
  ///
  /// - Returns: `nil` if the meter is over.
  private mutating func split(
    _ box: Subproblem,
    _ findThresholds: (
      inout LCSSolver, _ half: Subproblem, _ isBackward: Bool, UnsafeMutablePointer<UInt64>
    ) throws(_Stopped) -> Void
  ) throws(_Stopped) -> LCSHalves? {
    let wordCount = box.oldCount / 64 + 1
    let memory = ScratchBuffer<UInt64>(2 * wordCount, scratch)
    try memory.fill(2 * wordCount, with: 0, stop)
    let (before, behind) = (memory.start, memory.start + wordCount)
    var halves = LCSHalves(above: box, below: box)
    halves.above.newEnd = box.newStart + box.newCount / 2
    halves.below.newStart = halves.above.newEnd
    try findThresholds(&self, halves.above, false, before)
    if meter.isOver { return nil }
    try findThresholds(&self, halves.below, true, behind)
    if meter.isOver { return nil }
    if try !meter.spend(Self.bestCutUnits * Int64(box.oldCount)) { return nil }
    try cut(&halves, before, behind)
    return halves
  }

  /// Splits the old rows between two halves, initially all in both, to maximise the thresholds on
  /// the right sides.
  private func cut(
    _ halves: inout LCSHalves, _ before: UnsafeMutablePointer<UInt64>,
    _ behind: UnsafeMutablePointer<UInt64>
  ) throws(_Stopped) {
    let count = halves.above.oldCount
    var (above, below) = (0, 0)
    for word in 0..<count / 64 + 1 { below &+= behind[word].nonzeroBitCount }
    var best = (above: above, below: below, column: 0)
    try (0..<count).forEach(stop) { column in
      let mirrored = count &- 1 &- column
      above &+= Int(before[column &>> 6] &>> UInt64(column & 63) & 1)
      below &-= Int(behind[mirrored &>> 6] &>> UInt64(mirrored & 63) & 1)
      if above &+ below > best.above &+ best.below { best = (above, below, column &+ 1) }
    }
    (halves.pairsAbove, halves.pairsBelow) = (best.above, best.below)
    halves.above.oldEnd = halves.above.oldStart + best.column
    halves.below.oldStart = halves.above.oldEnd
  }

  /// Pairs the only new row of a box with the first old row of the same token.
  private mutating func keepOnlyNewRow(of box: Subproblem) throws(_Stopped) {
    let token = new.tokens[box.newStart]
    for block in StopBlocks(of: box.oldPositions) {
      for position in block where old.tokens[position] == token {
        _ = try meter.spend(Int64(position - block.lowerBound))
        return try keep(old: position, new: box.newStart, count: 1)
      }
      _ = try meter.spend(Int64(block.count))
    }
  }
}

/// The halves of a box, and the length of a longest common subsequence of each.
struct LCSHalves {
  var above: Subproblem
  var below: Subproblem
  var pairsAbove = 0
  var pairsBelow = 0
}
