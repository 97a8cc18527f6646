// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// Sweeps over the tiles of a box.
extension LCSSolver {
  /// The cost of adding a row to a tile, in units of the meter.
  private static var rowUnits: Int64 { Int64(LCSTile.wordCount) }

  /// The cost of making the masks of a tile for each column, in units of the meter.
  private static var columnUnits: Int64 { 8 }

  /// The number of rows of a word that change a vector from which on all of them are added.
  private static var fewRowsPerWord: Int { 28 }

  /// The words of rows between two polls.
  private static var wordsPerPoll: Int { Blocks.rowCount / LCSTile.rowsPerWord }

  /// Returns the cost of a sweep, in units of the meter.
  func sweepCost(_ limit: LCSSweep.Limit, in box: LCSBox) -> Int64 {
    let words = LCSSweep.wordLimit(limit, columnCount: box.oldCount, rowCount: box.newCount)
    let tileCount = box.oldCount / sizes.tileColumns + 1
    return Int64(tileCount)
      * (Int64(words * LCSTile.rowsPerWord) * Self.rowUnits + Int64(LCSTile.columnLimit))
  }

  /// Reads all tiles of a box.
  ///
  /// - Parameters:
  ///   - isBackward: Whether to read both sides from their ends; old positions then count from
  ///     there.
  ///   - checkpoints: Receives the vectors of the tiles if it is not empty.
  /// - Returns: The number of pairs found; unspecified if the meter is over.
  mutating func sweep(
    _ box: LCSBox, isBackward: Bool = false, _ limit: LCSSweep.Limit,
    storingIn checkpoints: inout LCSCheckpoints
  ) -> Int {
    let carries = carries
    let wordCount = LCSSweep.wordCount(of: box.newCount)
    for block in Blocks(of: 0..<wordCount) {
      if !meter.pass(block.count) { return 0 }
      (carries + block.lowerBound).initialize(repeating: 0, count: block.count)
    }
    var sweep = LCSSweep(limit, columnCount: box.oldCount, rowCount: box.newCount, carries)
    var tile = LCSTile(LCSColumns(box.oldPositions, of: old, isBackward: isBackward), occurrences)
    scratch.hold(LCSTile.scratchBytes)
    defer { scratch.release(LCSTile.scratchBytes) }
    let rows = LCSColumns(box.newPositions, of: new, isBackward: isBackward)
    var start = 0
    var index = 0
    while start < box.oldCount {
      let columns = start..<min(start &+ sizes.tileColumns, box.oldCount)
      if !meter.spend(Self.columnUnits * Int64(columns.count)) { return 0 }
      sweep.advance(to: columns)
      tile.load(columns)
      let words = sweep.words
      let spacing = checkpoints.spacing
      if !checkpoints.isEmpty { checkpoints.begin(tile: index, words: words) }
      var vector = LCSTileVector()
      var word = words.lowerBound
      while word < words.upperBound {
        let checkpoint = (word / spacing + 1) * spacing
        let end = min(words.upperBound, word &+ Self.wordsPerPoll, checkpoint)
        if !meter.spend(Self.rowUnits * Int64(LCSTile.rowsPerWord * (end &- word))) { break }
        add(rows, word..<end, to: tile, &vector)
        word = end
        if end == checkpoint { checkpoints.store(vector, tile: index, before: end) }
      }
      tile.clear()
      if meter.isOver { return 0 }
      start = columns.upperBound
      index &+= 1
    }
    return sweep.length
  }

  /// Adds words of new rows to the vector of a tile.
  @inline(__always)
  private func add(
    _ rows: LCSColumns, _ words: Range<Int>, to tile: borrowing LCSTile,
    _ vector: inout LCSTileVector
  ) {
    let carries = carries
    // The other words are much like the first.
    let first = rows.word(words.lowerBound)
    let changes = tile.matches(rows, first) | carries[words.lowerBound]
    if changes.nonzeroBitCount < Self.fewRowsPerWord {
      for word in words {
        carries[word] = tile.addFew(rows, rows.word(word), to: &vector, carries[word])
      }
    } else {
      for word in words {
        carries[word] = tile.add(rows, rows.word(word), to: &vector, carries[word])
      }
    }
  }
}
