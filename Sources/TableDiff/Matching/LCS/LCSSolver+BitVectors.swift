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

  /// The cost of a stored word, and of a row of either side, in units of `WorkMeter`.
  private static var storedUnits: Int64 { 4 }

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
  mutating func solveByBits(_ box: Subproblem, _ limit: LCSSweep.Limit) throws(_Stopped) {
    if box.newCount > 1, box.newCount <= storedRowLimit(for: box) {
      return try solveByStoredRows(box)
    }
    try solveByHalves(box) { solver, half, isBackward, thresholds throws(_Stopped) in
      _ = try solver.sweep(half, isBackward: isBackward, limit, storingIn: thresholds)
    } solve: { solver, half, pairCount throws(_Stopped) in
      var box = half
      try solver.trim(&box)
      if box.isEmpty { return }
      if solver.meter.isOver { return try solver.giveUp(on: box) }
      // Trimmed rows are pairs of a longest common subsequence.
      let trimmed = half.oldCount - box.oldCount
      try solver.solveByBits(box, .atLeast(pairCount - trimmed, in: box))
    }
  }

  /// Finds a common subsequence whose length limits the exact search.
  ///
  /// - Parameter costLimit: The cost in units that a sweep must not reach.
  mutating func findLimit(
    for box: Subproblem, costLimit: Int64
  ) throws(_Stopped) -> LCSSweep.Limit {
    var width = sizes.beam
    var limit = LCSSweep.Limit.none
    var length = 0
    // Where rows match their neighbours, matches cost less than estimated.
    let otherCost = costLimit / 2
    while sweepCost(.beam(width), in: box) * Int64(sizes.beamShare)
      < min(otherCost, sweepCost(limit, in: box))
    {
      length = max(length, try sweep(box, .beam(width)))
      if meter.isOver { break }
      limit = .atLeast(length, in: box)
      width *= Self.beamGrowth
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
  ///   - vectors: Receives the vectors of each tile, before the first row and after each row.
  /// - Returns: The number of pairs found; unspecified if the meter is over.
  private mutating func sweep(
    _ box: Subproblem, isBackward: Bool = false, _ limit: LCSSweep.Limit,
    storingIn thresholds: UnsafeMutablePointer<UInt64>? = nil,
    vectors: UnsafeMutablePointer<UInt64>? = nil
  ) throws(_Stopped) -> Int {
    let carries = carries
    try carryMemory.fill(LCSSweep.wordCount(of: box.newCount), with: 0, stop)
    var sweep = LCSSweep(limit, columnCount: box.oldCount, rowCount: box.newCount, carries)
    let columns = LCSColumns(box.oldPositions, of: old, isBackward: isBackward)
    var tile = LCSTile(columns, occurrences, scratch)
    let rows = LCSColumns(box.newPositions, of: new, isBackward: isBackward)
    var nextVector = vectors
    for start in stride(from: 0, to: box.oldCount, by: sizes.tileColumns) {
      let columns = start..<min(start &+ sizes.tileColumns, box.oldCount)
      if try !meter.spend(Self.columnUnits * Int64(columns.count)) { return 0 }
      sweep.advance(to: columns)
      if sweep.isAtEnd { break }
      tile.load(columns)
      var vector = LCSTileVector()
      if let first = nextVector {
        vector.store(to: first)
        nextVector = first + LCSTile.wordCount
      }
      var word = sweep.words.lowerBound
      while word < sweep.words.upperBound {
        let end = min(sweep.words.upperBound, word &+ Self.wordsPerPoll)
        if try !meter.spend(Self.rowUnits * Int64(LCSTile.rowsPerWord * (end &- word))) { break }
        if let first = nextVector {
          for word in word..<end {
            carries[word] = tile.add(
              rows, rows.word(word), to: &vector, carries[word],
              storingIn: first + word &* LCSTile.rowsPerWord &* LCSTile.wordCount)
          }
        } else {
          for word in word..<end {
            carries[word] = tile.add(rows, rows.word(word), to: &vector, carries[word])
          }
        }
        word = end
      }
      tile.clear()
      if meter.isOver { return 0 }
      if let thresholds { vector.storeThresholds(of: columns, to: thresholds) }
      nextVector = nextVector.map { $0 + rows.count &* LCSTile.wordCount }
    }
    return sweep.length
  }

  /// Solves a box with all its bit vectors in memory, and traces the path back through them.
  ///
  /// The work is so small for each row of the box that it is always finished once begun.
  mutating func solveByStoredRows(_ box: Subproblem) throws(_Stopped) {
    let tileCount = (box.oldCount + sizes.tileColumns - 1) / sizes.tileColumns
    let stride = (box.newCount + 1) * LCSTile.wordCount
    if try !meter.spend(Self.storedUnits * Int64(tileCount * stride + box.rowCount)) {
      return try giveUp(on: box)
    }
    let wasExempt = meter.isExempt
    meter.isExempt = true
    defer { meter.isExempt = wasExempt }
    let memory = ScratchBuffer<UInt64>(tileCount * stride, scratch)
    _ = try sweep(box, .none, vectors: memory.start)
    // A zero that a row has and the previous row lacks is a match of that row.
    var (row, column) = (box.newCount, box.oldCount)
    while row > 0, column > 0 {
      try stop?.check(after: 1)
      let (tile, bit) = (column &- 1).quotientAndRemainder(dividingBy: sizes.tileColumns)
      let word = memory.start + (tile &* stride &+ row &* LCSTile.wordCount &+ bit &>> 6)
      let mask: UInt64 = 1 &<< UInt64(truncatingIfNeeded: bit & 63)
      if word.pointee & mask != 0 {
        column &-= 1
      } else {
        row &-= 1
        if (word - LCSTile.wordCount).pointee & mask != 0 {
          column &-= 1
          try keep(old: box.oldStart + column, new: box.newStart + row, count: 1)
        }
      }
    }
  }
}
