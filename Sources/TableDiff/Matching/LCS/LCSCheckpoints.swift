// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// The thresholds of a sweep in some of its rows, evenly spaced: what a path is traced back by.
///
///     columns   | tile 0 | tile 1 | tile 2 |
///     row  256  |...1..1.|1....1..|        |    a tile has those of the rows that it read
///     row  512  |        |.1...1..|..1...1.|
struct LCSCheckpoints: ~Copyable {
  /// The number of words of 64 new rows from one checkpoint to the next.
  let spacing: Int

  private let tileColumns: Int
  private let wordLimit: Int
  private let words: UnsafeMutablePointer<UInt64>

  /// For each tile, the words of the rows that it read.
  private let ranges: UnsafeMutablePointer<(top: Int32, bottom: Int32)>
  private let tileCount: Int

  /// The memory held.
  let scratchBytes: Int

  /// Creates room for checkpoints.
  ///
  /// - Parameters:
  ///   - columnCount: The number of old rows.
  ///   - rowWords: The largest number of words of new rows that a tile reads.
  init(spacing: Int, columnCount: Int, tileColumns: Int, rowWords: Int) {
    self.spacing = spacing
    self.tileColumns = tileColumns
    wordLimit = (rowWords / spacing + 1) * LCSTile.wordCount
    tileCount = (columnCount + tileColumns - 1) / tileColumns
    words = .allocate(capacity: tileCount * wordLimit)
    ranges = .allocate(capacity: tileCount)
    scratchBytes =
      tileCount * (wordLimit * MemoryLayout<UInt64>.stride + MemoryLayout<(Int32, Int32)>.stride)
  }

  /// No checkpoints.
  static var none: LCSCheckpoints {
    LCSCheckpoints(spacing: .max, columnCount: 0, tileColumns: 1, rowWords: 0)
  }

  var isEmpty: Bool { tileCount == 0 }

  deinit {
    words.deallocate()
    ranges.deallocate()
  }

  /// Notes which rows a tile reads.
  mutating func begin(tile: Int, words: Range<Int>) {
    ranges[tile] = (
      Int32(truncatingIfNeeded: words.lowerBound), Int32(truncatingIfNeeded: words.upperBound)
    )
  }

  /// Stores the vector of a tile before a word of rows, which is a multiple of the spacing.
  mutating func store(_ vector: LCSTileVector, tile: Int, before word: Int) {
    vector.store(to: self.words(of: tile, before: word))
  }

  private func words(of tile: Int, before word: Int) -> UnsafeMutablePointer<UInt64> {
    let index = word / spacing - Int(ranges[tile].top) / spacing - 1
    assert(index >= 0 && (index + 1) * LCSTile.wordCount <= wordLimit)
    return words + (tile * wordLimit + index * LCSTile.wordCount)
  }

  /// Returns whether a tile has a vector before a word of rows.
  private func hasVector(_ tile: Int, before word: Int) -> Bool {
    ranges[tile].top < word && word <= ranges[tile].bottom
  }

  /// Returns the columns before `end` that a path may cross before a word of rows, if at most so
  /// many rows are paired between there and `end`.
  func window(before word: Int, end: Int, rowCount: Int) -> Range<Int> {
    var tile = (end - 1) / tileColumns
    while tile > 0, ranges[tile].top >= word { tile -= 1 }
    var start = end
    var left = rowCount
    while left >= 0, tile >= 0, hasVector(tile, before: word) {
      start = min(end, tile * tileColumns)
      left -= thresholdCount(tile, before: word, end: end)
      tile -= 1
    }
    return start..<end
  }

  private func thresholdCount(_ tile: Int, before word: Int, end: Int) -> Int {
    let words = words(of: tile, before: word)
    var count = 0
    for index in 0..<LCSTile.wordCount {
      let columns = end - tile * tileColumns - 64 * index
      if columns <= 0 { break }
      count += (~words[index] & Self.lowBits(columns)).nonzeroBitCount
    }
    return count
  }

  /// Returns a word whose lowest bits are ones.
  private static func lowBits(_ count: Int) -> UInt64 {
    count >= 64 ? .max : 1 << UInt64(count) - 1
  }

  /// Copies the thresholds of a range of columns, one bit each.
  ///
  /// - Parameters:
  ///   - columns: They begin with a tile.
  ///   - result: All zeros before.
  func copyThresholds(
    of columns: Range<Int>, before word: Int, to result: UnsafeMutablePointer<UInt64>
  ) {
    var tile = columns.lowerBound / tileColumns
    while tile < tileCount, tile * tileColumns < columns.upperBound, ranges[tile].top < word {
      let words = words(of: tile, before: word)
      let start = tile * tileColumns - columns.lowerBound
      for index in 0..<LCSTile.wordCount {
        let column = start + 64 * index
        let bits = ~words[index] & Self.lowBits(max(0, columns.count - column))
        if bits == 0 { continue }
        result[column / 64] |= bits << UInt64(column % 64)
        if column % 64 > 0, bits >> UInt64(64 - column % 64) != 0 {
          result[column / 64 + 1] |= bits >> UInt64(64 - column % 64)
        }
      }
      tile += 1
    }
  }
}
