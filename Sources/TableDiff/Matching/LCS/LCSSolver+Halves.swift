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

  /// Finds the thresholds of a half.
  ///
  /// The second argument is whether to read both sides from their ends, where old positions then
  /// count from. The last argument receives one bit for each old position, initially zero.
  typealias FindThresholds = (
    inout LCSSolver, _ half: Subproblem, _ isBackward: Bool, UnsafeMutablePointer<UInt64>
  ) -> Void

  /// Splits a trimmed box, and solves both halves.
  ///
  /// - Parameter solve: Solves a half, given the length of its longest common subsequence.
  mutating func solveByHalves(
    _ box: Subproblem, _ findThresholds: FindThresholds,
    solve: (inout LCSSolver, _ half: Subproblem, _ pairCount: Int) -> Void
  ) {
    if box.newCount == 1 { return keepOnlyNewRow(of: box) }
    guard !meter.isOver, let opened = open(box) else { return giveUp(on: box) }
    guard let halves = split(box, findThresholds) else {
      abandon(opened)
      return giveUp(on: box)
    }
    solve(&self, halves.above, halves.pairsAbove)
    solve(&self, halves.below, halves.pairsBelow)
    close(opened)
  }

  /// Splits the new rows of a box in half, and its old rows where a longest common subsequence
  /// passes between the halves.
  ///
  /// - Returns: `nil` if the meter is over.
  private mutating func split(_ box: Subproblem, _ findThresholds: FindThresholds) -> LCSHalves? {
    let wordCount = box.oldCount / 64 + 1
    let before = UnsafeMutablePointer<UInt64>.allocate(capacity: 2 * wordCount)
    before.initialize(repeating: 0, count: 2 * wordCount)
    scratch.hold(2 * wordCount * MemoryLayout<UInt64>.stride)
    defer {
      before.deallocate()
      scratch.release(2 * wordCount * MemoryLayout<UInt64>.stride)
    }
    let behind = before + wordCount
    var halves = LCSHalves(above: box, below: box)
    halves.above.newEnd = box.newStart + box.newCount / 2
    halves.below.newStart = halves.above.newEnd
    findThresholds(&self, halves.above, false, before)
    if meter.isOver { return nil }
    findThresholds(&self, halves.below, true, behind)
    if meter.isOver { return nil }
    cut(&halves, before, behind)
    return meter.isOver ? nil : halves
  }

  /// Splits the old rows between two halves, initially all in both, to maximise the thresholds on
  /// the right sides.
  private mutating func cut(
    _ halves: inout LCSHalves, _ before: UnsafeMutablePointer<UInt64>,
    _ behind: UnsafeMutablePointer<UInt64>
  ) {
    let count = halves.above.oldCount
    if !meter.spend(Self.bestCutUnits * Int64(count)) { return }
    var (above, below) = (0, 0)
    for word in 0..<count / 64 + 1 { below &+= behind[word].nonzeroBitCount }
    (halves.pairsAbove, halves.pairsBelow) = (above, below)
    var best = 0
    for block in StopBlocks(of: 0..<count) {
      if !meter.pass(block.count) { return }
      for position in block {
        let mirrored = count &- 1 &- position
        above &+= Int(before[position &>> 6] &>> UInt64(position & 63) & 1)
        below &-= Int(behind[mirrored &>> 6] &>> UInt64(mirrored & 63) & 1)
        if above &+ below > halves.pairsAbove &+ halves.pairsBelow {
          (halves.pairsAbove, halves.pairsBelow) = (above, below)
          best = position &+ 1
        }
      }
    }
    halves.above.oldEnd = halves.above.oldStart + best
    halves.below.oldStart = halves.above.oldEnd
  }

  /// Pairs the only new row of a box with the first old row of the same token.
  private mutating func keepOnlyNewRow(of box: Subproblem) {
    let token = new.tokens[box.newStart]
    var position = box.oldStart
    while position < box.oldEnd {
      let start = position
      let end = min(box.oldEnd, position + _StopPoll.interval)
      while position < end, old.tokens[position] != token { position += 1 }
      _ = meter.spend(Int64(position - start))
      if meter.isStopped { return }
      if position < end { return keep(old: position, new: box.newStart, count: 1) }
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
