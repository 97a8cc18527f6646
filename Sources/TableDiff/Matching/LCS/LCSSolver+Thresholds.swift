// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// Many differences: a box is split in two by the thresholds of its halves.
///
/// Hirschberg, "A linear space algorithm for computing maximal common subsequences", Communications
/// of the ACM 18, 1975, doi:10.1145/360825.360861. For the upper half of the new rows, the
/// *thresholds* are the old positions where the longest common subsequence with the old rows up to
/// there grows by one; for the lower half the same, from the end. A longest common subsequence
/// passes where the sum of both is largest:
///
///     old   |----------x------|
///     new   |  above: forward, thresholds before x count
///           |  below: backward, thresholds behind x count
///
/// Two passes over all rows find the split, two passes over half of the area the splits of the next
/// level, and so on. The cost is twice that of computing the length alone.
extension LCSSolver {
  /// The cost of finding the best cut for each old row, in units of the meter.
  private static var bestCutUnits: Int64 { 4 }

  /// Solves a trimmed box by splitting its new rows in half.
  mutating func solveByMatches(_ box: LCSBox, cutsLeft: Int) {
    if box.newCount == 1 { return keepOnlyNewRow(of: box) }
    guard !meter.isOver, let opened = open(box) else { return giveUp(on: box) }
    var above = box
    above.newEnd = box.newStart + box.newCount / 2
    var below = box
    below.newStart = above.newEnd
    guard let cut = cut(between: above, and: below) else {
      abandon(opened)
      return giveUp(on: box)
    }
    above.oldEnd = cut
    below.oldStart = cut
    solve(above, cutsLeft: cutsLeft)
    solve(below, cutsLeft: cutsLeft)
    close(opened)
  }

  /// Returns the old position at which a longest common subsequence passes from the new rows above
  /// to those below.
  ///
  /// - Returns: `nil` if the meter is over.
  private mutating func cut(
    between above: LCSBox, and below: LCSBox
  ) -> Int? {
    let wordCount = above.oldCount / 64 + 1
    let before = UnsafeMutablePointer<UInt64>.allocate(capacity: 2 * wordCount)
    scratch.hold(2 * wordCount * MemoryLayout<UInt64>.stride)
    defer {
      before.deallocate()
      scratch.release(2 * wordCount * MemoryLayout<UInt64>.stride)
    }
    let behind = before + wordCount
    findThresholdsByMatches(in: above, isBackward: false, before)
    if meter.isOver { return nil }
    findThresholdsByMatches(in: below, isBackward: true, behind)
    if meter.isOver { return nil }
    let cut = bestCut(before, behind, count: above.oldCount)
    return meter.isOver ? nil : above.oldStart + cut
  }

  /// Pairs the only new row of a box with the first old row that has its token.
  mutating func keepOnlyNewRow(of box: LCSBox) {
    let token = new.tokens[box.newStart]
    var position = box.oldStart
    while position < box.oldEnd {
      let start = position
      let end = min(box.oldEnd, position + Blocks.rowCount)
      while position < end, old.tokens[position] != token { position += 1 }
      _ = meter.spend(Int64(position - start))
      if meter.isStopped { return }
      if position < end { return keep(old: position, new: box.newStart, count: 1) }
    }
  }

  /// Returns the number of old positions before the cut with the most thresholds on the right
  /// sides.
  mutating func bestCut(
    _ before: UnsafeMutablePointer<UInt64>, _ behind: UnsafeMutablePointer<UInt64>, count: Int
  ) -> Int {
    // Relative to the cut before all: thresholds before gained, less thresholds behind lost.
    var gain = 0
    var bestGain = 0
    var best = 0
    if !meter.spend(Self.bestCutUnits * Int64(count)) { return 0 }
    for block in Blocks(of: 0..<count) {
      if !meter.pass(block.count) { break }
      for position in block {
        let mirrored = count &- 1 &- position
        gain &+= Int(before[position &>> 6] &>> UInt64(position & 63) & 1)
        gain &-= Int(behind[mirrored &>> 6] &>> UInt64(mirrored & 63) & 1)
        if gain > bestGain {
          bestGain = gain
          best = position &+ 1
        }
      }
    }
    return best
  }
}
