// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// The strategy for small boxes: all bit vectors in memory.
extension LCSSolver {
  /// The cost of a stored word, and of a row of either side, in units of `WorkMeter`.
  private static var storedUnits: Int64 { 4 }

  /// Solves a box with all its bit vectors in memory, and traces the path back through them.
  ///
  /// The work is so small for each row of the box that it is always finished once begun.
  mutating func solveByStoredRows(_ box: Subproblem) {
    let tileCount = (box.oldCount + sizes.tileColumns - 1) / sizes.tileColumns
    let stride = (box.newCount + 1) * LCSTile.wordCount
    if !meter.spend(Self.storedUnits * Int64(tileCount * stride + box.rowCount)) {
      return giveUp(on: box)
    }
    let wasExempt = meter.isExempt
    meter.isExempt = true
    defer { meter.isExempt = wasExempt }
    let words = UnsafeMutablePointer<UInt64>.allocate(capacity: tileCount * stride)
    let scratchBytes = LCSTile.scratchBytes + tileCount * stride * MemoryLayout<UInt64>.stride
    scratch.hold(scratchBytes)
    defer {
      words.deallocate()
      scratch.release(scratchBytes)
    }
    storeRows(of: box, in: words, stride: stride)
    if meter.isStopped { return }
    // A zero that a row has and the previous row lacks is a match of that row.
    var row = box.newCount
    var column = box.oldCount
    while row > 0, column > 0 {
      if !meter.pass(1) { return }
      let (tile, bit) = (column &- 1).quotientAndRemainder(dividingBy: sizes.tileColumns)
      let word = words + (tile &* stride &+ row &* LCSTile.wordCount &+ bit &>> 6)
      let mask: UInt64 = 1 &<< UInt64(truncatingIfNeeded: bit & 63)
      if word.pointee & mask != 0 {
        column &-= 1
      } else {
        row &-= 1
        if (word - LCSTile.wordCount).pointee & mask != 0 {
          column &-= 1
          keep(old: box.oldStart + column, new: box.newStart + row, count: 1)
        }
      }
    }
  }

  /// Stores the vectors of each tile, before the first row and after each row.
  private mutating func storeRows(
    of box: Subproblem, in words: UnsafeMutablePointer<UInt64>, stride: Int
  ) {
    let carries = carries
    carries.initialize(repeating: 0, count: LCSSweep.wordCount(of: box.newCount))
    var tile = LCSTile(LCSColumns(box.oldPositions, of: old, isBackward: false), occurrences)
    let rows = LCSColumns(box.newPositions, of: new, isBackward: false)
    var start = 0
    var vectors = words
    while start < box.oldCount {
      let columns = start..<min(start &+ sizes.tileColumns, box.oldCount)
      if !meter.pass(columns.count) { return }
      tile.load(columns)
      var vector = LCSTileVector()
      vector.store(to: vectors)
      for block in StopBlocks(of: 0..<box.newCount) {
        _ = meter.spend(Int64(LCSTile.wordCount * block.count))
        if meter.isStopped { break }
        for row in Swift.stride(
          from: block.lowerBound, to: block.upperBound, by: LCSTile.rowsPerWord)
        {
          let word = row &>> 6
          carries[word] = tile.add(
            rows, row..<min(block.upperBound, row &+ LCSTile.rowsPerWord), to: &vector,
            carries[word], storingIn: vectors + (row &+ 1) &* LCSTile.wordCount)
        }
      }
      tile.clear()
      if meter.isStopped { return }
      vectors += stride
      start = columns.upperBound
    }
  }
}
