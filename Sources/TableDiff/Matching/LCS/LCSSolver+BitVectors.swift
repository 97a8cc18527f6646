// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// The strategy for many differences over few tokens: bit vectors, in tiles held in registers.
///
/// A beam sweep first finds some common subsequence. Its length bounds the rows that sweeps over
/// both halves must read to find a longest one. The lengths for the halves bound the sweeps of the
/// next level. For *m* old and *n* new rows that differ in *d* rows, this takes about *nd* / 64
/// word steps, at most *nm* / 32, for any tokens.
extension LCSSolver {
  /// The ratio of each beam's width to the previous one's.
  private static var beamGrowth: Int { 8 }

  /// The cost of adding a row to a tile, in units of `WorkMeter`.
  private static var rowUnits: Int64 { Int64(LCSTile.wordCount) }

  /// The cost of building a tile's masks for each column, in units of `WorkMeter`.
  private static var columnUnits: Int64 { 8 }

  /// The number of words of rows between two polls.
  private static var wordsPerPoll: Int { _StopPoll.interval / LCSTile.rowsPerWord }

  /// Returns the largest number of new rows for which all vectors of a box are stored.
  private func storedRowLimit(for box: Subproblem) -> Int {
    // Linear in the rows of the box; a word of rows cannot be split.
    let size = max(sizes.storedWords, 4 * box.rowCount)
    let rows = size / (LCSTile.wordCount * (box.oldCount / sizes.tileColumns + 1)) - 1
    return max(rows, LCSTile.rowsPerWord)
  }

  /// Solves a trimmed box if it has few rows, or else splits it in half.
  ///
  /// - Parameter limit: The rows that the sweeps read.
  mutating func solveByBits(_ box: Subproblem, _ limit: LCSSweep.Limit) {
    if box.newCount > 1, box.newCount <= storedRowLimit(for: box) { return solveByStoredRows(box) }
    solveByHalves(box) { solver, half, isBackward, thresholds in
      _ = solver.sweep(half, isBackward: isBackward, limit, storingIn: thresholds)
    } solve: { solver, half, pairCount in
      solver.solveHalfByBits(half, pairCount: pairCount)
    }
  }

  private mutating func solveHalfByBits(_ half: Subproblem, pairCount: Int) {
    var box = half
    trim(&box)
    if box.isEmpty || meter.isStopped { return }
    if meter.isOver { return giveUp(on: box) }
    // Trimmed rows are pairs of a longest common subsequence.
    let trimmed = half.oldCount - box.oldCount
    solveByBits(box, .atLeast(pairCount - trimmed, in: box))
  }

  /// Finds a common subsequence whose length limits the exact search.
  ///
  /// - Parameter costLimit: The cost in units that a sweep must not reach.
  mutating func findLimit(for box: Subproblem, costLimit: Int64) -> LCSSweep.Limit {
    var beam = LCSSweep.Limit.beam(sizes.beam)
    var width = sizes.beam
    var limit = LCSSweep.Limit.none
    var length = 0
    // Where rows match their neighbours, matches cost less than estimated.
    let otherCost = costLimit / 2
    while sweepCost(beam, in: box) * Int64(sizes.beamShare)
      < min(otherCost, sweepCost(limit, in: box))
    {
      length = max(length, sweep(box, beam))
      if meter.isOver { break }
      limit = .atLeast(length, in: box)
      width *= Self.beamGrowth
      beam = .beam(width)
    }
    return limit
  }

  /// Returns the cost of a sweep in units of `WorkMeter`.
  func sweepCost(_ limit: LCSSweep.Limit, in box: Subproblem) -> Int64 {
    let words = LCSSweep.wordLimit(limit, columnCount: box.oldCount, rowCount: box.newCount)
    let tileCount = box.oldCount / sizes.tileColumns + 1
    return Int64(tileCount)
      * (Int64(words * LCSTile.rowsPerWord) * Self.rowUnits + Int64(LCSTile.columnLimit))
  }

  /// Sweeps all tiles of a box.
  ///
  /// - Parameters:
  ///   - isBackward: Whether to read both sides from their ends; old positions then count from
  ///     there.
  ///   - thresholds: Receives one bit for each old position; initially zero.
  /// - Returns: The number of pairs found; unspecified if the meter is over.
  private mutating func sweep(
    _ box: Subproblem, isBackward: Bool = false, _ limit: LCSSweep.Limit,
    storingIn thresholds: UnsafeMutablePointer<UInt64>? = nil
  ) -> Int {
    let carries = carries
    let wordCount = LCSSweep.wordCount(of: box.newCount)
    for block in StopBlocks(of: 0..<wordCount) {
      if !meter.pass(block.count) { return 0 }
      (carries + block.lowerBound).initialize(repeating: 0, count: block.count)
    }
    var sweep = LCSSweep(limit, columnCount: box.oldCount, rowCount: box.newCount, carries)
    var tile = LCSTile(LCSColumns(box.oldPositions, of: old, isBackward: isBackward), occurrences)
    scratch.hold(LCSTile.scratchBytes)
    defer { scratch.release(LCSTile.scratchBytes) }
    let rows = LCSColumns(box.newPositions, of: new, isBackward: isBackward)
    var start = 0
    while start < box.oldCount {
      let columns = start..<min(start &+ sizes.tileColumns, box.oldCount)
      if !meter.spend(Self.columnUnits * Int64(columns.count)) { return 0 }
      sweep.advance(to: columns)
      if sweep.isAtEnd { break }
      tile.load(columns)
      let words = sweep.words
      var vector = LCSTileVector()
      var word = words.lowerBound
      while word < words.upperBound {
        let end = min(words.upperBound, word &+ Self.wordsPerPoll)
        if !meter.spend(Self.rowUnits * Int64(LCSTile.rowsPerWord * (end &- word))) { break }
        for word in word..<end {
          carries[word] = tile.add(rows, rows.word(word), to: &vector, carries[word])
        }
        word = end
      }
      tile.clear()
      if meter.isOver { return 0 }
      if let thresholds { vector.storeThresholds(of: columns, to: thresholds) }
      start = columns.upperBound
    }
    return sweep.length
  }
}
