// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// Many differences over few tokens: bit vectors, in tiles that stay in the registers.
///
/// A sweep along a beam finds some common subsequence. Its length limits the rows that a second
/// sweep reads, in which each longest common subsequence is found, and which stores its thresholds
/// in some of the rows, the *checkpoints*. From the end, the path is traced back from one of them
/// to the one before:
///
///     old   |-----x--------|           x: where the thresholds before, and those found backward
///     new   |      ·       |              from the end, are the most
///           |--------x-----|
///
/// The parts between are small, and solved each for itself. For *n* new rows that differ in *d*
/// rows from *m* old ones, about *nd* / 128 words of bits, and *nm* / 64 at most, whatever the
/// tokens.
extension LCSSolver {
  /// How much wider each beam is than the one before.
  private static var beamGrowth: Int { 8 }

  /// Returns the largest number of new rows a box may have for its vectors to be stored after each
  /// of them.
  private func storedRowLimit(for box: LCSBox) -> Int {
    // Linear in the rows of the box; a word of rows cannot be split.
    let size = max(sizes.storedWords, 4 * box.rowCount)
    let rows = size / (LCSTile.wordCount * (box.oldCount / sizes.tileColumns + 1)) - 1
    return max(rows, LCSTile.rowsPerWord)
  }

  /// Solves a trimmed box.
  ///
  /// - Parameter costLimit: The number of units that is not worth it.
  /// - Returns: Whether it did; otherwise the box is unchanged, and more units than the limit would
  ///   be needed.
  mutating func solveByBits(_ box: LCSBox, costLimit: Int64 = .max) -> Bool {
    if box.newCount == 1 {
      keepOnlyNewRow(of: box)
      return true
    }
    if box.newCount <= storedRowLimit(for: box) {
      solveByStoredRows(box)
      return true
    }
    guard !meter.isOver, let opened = open(box) else {
      giveUp(on: box)
      return true
    }
    let limit = findLimit(for: box, costLimit: costLimit)
    if !meter.isOver, sweepCost(limit, in: box) > costLimit {
      abandon(opened)
      return false
    }
    guard let parts = split(box, limit) else {
      abandon(opened)
      giveUp(on: box)
      return true
    }
    for part in parts {
      var part = part
      trim(&part)
      if part.isEmpty { continue }
      if meter.isOver {
        giveUp(on: part)
      } else {
        _ = solveByBits(part)
      }
      if meter.isStopped { break }
    }
    close(opened)
    return true
  }

  /// Finds a common subsequence that limits the search for a longest one.
  ///
  /// - Parameter costLimit: The number of units that a sweep is not worth.
  private mutating func findLimit(for box: LCSBox, costLimit: Int64) -> LCSSweep.Limit {
    var beam = LCSSweep.Limit.beam(sizes.beam)
    var width = sizes.beam
    var limit = LCSSweep.Limit.none
    var length = 0
    // Where rows match their neighbours, matches cost less than estimated.
    let otherCost = costLimit / 2
    while sweepCost(beam, in: box) * Int64(sizes.beamShare)
      < min(otherCost, sweepCost(limit, in: box))
    {
      var none = LCSCheckpoints.none
      length = max(length, sweep(box, beam, storingIn: &none))
      if meter.isOver { break }
      limit = .atLeast(length)
      width *= Self.beamGrowth
      beam = .beam(width)
    }
    return limit
  }

  /// Finds where a longest common subsequence passes, and returns the parts between these points.
  ///
  /// - Returns: `nil` if the meter is over.
  private mutating func split(
    _ box: LCSBox, _ limit: LCSSweep.Limit
  ) -> ContiguousArray<LCSBox>? {
    let rowWords = LCSSweep.wordLimit(
      limit, columnCount: box.oldCount, rowCount: box.newCount)
    let tileCount = box.oldCount / sizes.tileColumns + 1
    // Two words for each row of the box at most, apart from what each tile needs.
    let spacing = tileCount * rowWords * LCSTile.wordCount / (2 * box.rowCount) + 1
    let wordCount = LCSSweep.wordCount(of: box.newCount)
    var checkpoints = LCSCheckpoints(
      spacing: min(max(spacing, sizes.spacing), (wordCount + 1) / 2), columnCount: box.oldCount,
      tileColumns: sizes.tileColumns, rowWords: rowWords)
    scratch.hold(checkpoints.scratchBytes)
    defer { scratch.release(checkpoints.scratchBytes) }
    _ = sweep(box, limit, storingIn: &checkpoints)
    return meter.isOver ? nil : traceBack(box, checkpoints)
  }

  /// Returns the parts of a box between the checkpoints of a sweep, from the last to the first.
  ///
  /// - Returns: `nil` if the meter is over.
  private mutating func traceBack(
    _ box: LCSBox, _ checkpoints: borrowing LCSCheckpoints
  ) -> ContiguousArray<LCSBox>? {
    var parts: ContiguousArray<LCSBox> = []
    var rest = box
    var word = (LCSSweep.wordCount(of: box.newCount) - 1) / checkpoints.spacing
    while word > 0, !rest.isEmpty {
      let newStart = box.newStart + word * checkpoints.spacing * LCSTile.rowsPerWord
      let window = checkpoints.window(
        before: word * checkpoints.spacing, end: rest.oldEnd - box.oldStart,
        rowCount: rest.newEnd - newStart)
      var part = rest
      part.newStart = newStart
      part.oldStart = box.oldStart + window.lowerBound
      let count = bestCut(part, checkpoints, window, before: word * checkpoints.spacing)
      if meter.isOver { return nil }
      part.oldStart += count
      parts.append(part)
      rest.newEnd = part.newStart
      rest.oldEnd = part.oldStart
      word -= 1
    }
    parts.append(rest)
    return parts
  }

  /// Returns the number of old rows of a part's window before the point with the most thresholds
  /// on the right sides.
  private mutating func bestCut(
    _ part: LCSBox, _ checkpoints: borrowing LCSCheckpoints, _ window: Range<Int>,
    before word: Int
  ) -> Int {
    let count = window.count
    let wordCount = count / 64 + 2
    let thresholds = UnsafeMutablePointer<UInt64>.allocate(capacity: 2 * wordCount)
    thresholds.initialize(repeating: 0, count: 2 * wordCount)
    let rowWords = LCSSweep.wordCount(of: part.newCount)
    var last = LCSCheckpoints(
      spacing: rowWords, columnCount: count, tileColumns: sizes.tileColumns, rowWords: rowWords)
    let bytes = 2 * wordCount * MemoryLayout<UInt64>.stride + last.scratchBytes
    scratch.hold(bytes)
    defer {
      thresholds.deallocate()
      scratch.release(bytes)
    }
    _ = sweep(part, isBackward: true, .none, storingIn: &last)
    if meter.isOver { return 0 }
    let behind = thresholds + wordCount
    checkpoints.copyThresholds(of: window, before: word, to: thresholds)
    last.copyThresholds(of: 0..<count, before: rowWords, to: behind)
    return bestCut(thresholds, behind, count: count)
  }
}
