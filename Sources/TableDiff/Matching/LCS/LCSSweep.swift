// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// The new rows that each tile reads in a sweep from the first old row to the last.
///
/// Let F be the length of a longest common subsequence of the rows before a point: `column` old
/// rows and `row` new ones. If some common subsequence of the *m* old and *n* new rows has L pairs,
/// a longest one leaves at most *m* - L old rows and *n* - L new rows unpaired. Its path therefore
/// passes only points with
///
///     column - F <= m - L    and    row - F <= n - L
///
/// F grows by 0 or 1 with each row, so in a column these rows are consecutive. The next tile reads
/// none above them, since no path ascends, and as many below them as its columns can pair:
///
///     columns  | tile 0 | tile 1 | tile 2 |
///     rows     |########|        |        |    words of 64 rows
///              |########|########|        |
///              |        |########|########|
///              |        |        |########|
///
/// A row that a tile does not read counts as pairing nothing there, so a sweep never finds too many
/// pairs. It reads all points on the path of each longest common subsequence, so its F is exact
/// there.
///
/// Ukkonen, "Algorithms for approximate string matching", Information and Control 64, 1985,
/// doi:10.1016/S0019-9958(85)80046-2, bounds the area of an edit distance similarly.
struct LCSSweep {
  /// The rows that the tiles read.
  enum Limit {
    /// All rows.
    case none
    /// Rows on a path that leaves at most the given numbers of rows unpaired.
    case unpaired(old: Int, new: Int)
    /// Rows whose bound on the number of pairs is at most the given number below the best bound in
    /// their column. Paths that fall behind for a while are cut off.
    case beam(Int)

    /// Returns the limit to rows where a path of `pairCount` pairs in the box can pass, for the box
    /// or a half of it.
    static func atLeast(_ pairCount: Int, in box: Subproblem) -> Limit {
      .unpaired(old: box.oldCount - pairCount, new: box.newCount - pairCount)
    }
  }

  private let limit: Limit
  private let columnCount: Int
  private let rowCount: Int

  /// The carries out of the last tile, one word for each 64 new rows.
  private let carries: UnsafeMutablePointer<UInt64>
  private let wordCount: Int

  /// The words of the rows that the next tile reads.
  ///
  /// Neither bound ever decreases, so the carries that are read were written by the last tile or
  /// never.
  private(set) var words = 0..<0

  /// The maximum number of words that a tile reads.
  private let wordLimit: Int

  /// F above these rows.
  private var topLength = 0

  /// Creates a sweep.
  ///
  /// - Parameter carries: A zero for each word of new rows.
  init(
    _ limit: Limit, columnCount: Int, rowCount: Int, _ carries: UnsafeMutablePointer<UInt64>
  ) {
    self.limit = limit
    self.columnCount = columnCount
    self.rowCount = rowCount
    self.carries = carries
    wordCount = Self.wordCount(of: rowCount)
    wordLimit = Self.wordLimit(limit, columnCount: columnCount, rowCount: rowCount)
  }

  /// Returns the number of words of carries.
  static func wordCount(of rowCount: Int) -> Int {
    (rowCount + LCSTile.rowsPerWord - 1) / LCSTile.rowsPerWord
  }

  /// Returns a bound on the number of words that a tile reads.
  static func wordLimit(_ limit: Limit, columnCount: Int, rowCount: Int) -> Int {
    let all = wordCount(of: rowCount)
    switch limit {
    case .none: return all
    case .unpaired(let old, let new):
      return min(all, wordCount(of: old + new + LCSTile.columnLimit) + 2)
    case .beam(let width):
      let shift = abs(columnCount - rowCount)
      return min(all, wordCount(of: shift + 2 * width + LCSTile.columnLimit))
    }
  }

  /// Whether no further tile reads any rows.
  var isAtEnd: Bool { words.lowerBound == wordCount }

  /// The number of pairs found by the tiles so far.
  var length: Int {
    words.reduce(topLength) { length, word in length + carries[word].nonzeroBitCount }
  }

  /// Chooses the rows for the next tile.
  mutating func advance(to tile: Range<Int>) {
    let (oldUnpaired, newUnpaired): (Int, Int)
    switch limit {
    case .none:
      words = 0..<wordCount
      return
    case .unpaired(let old, let new): (oldUnpaired, newUnpaired) = (old, new)
    case .beam(let width):
      let pairs = mostPromising(at: tile.lowerBound) - width
      (oldUnpaired, newUnpaired) = (columnCount - pairs, rowCount - pairs)
    }
    var top = words.lowerBound
    while top < words.upperBound {
      let length = topLength + carries[top].nonzeroBitCount
      if tile.lowerBound - length <= oldUnpaired { break }
      topLength = length
      top += 1
    }
    var length = topLength
    var word = top
    while word < words.upperBound, word * LCSTile.rowsPerWord - length <= newUnpaired {
      length += carries[word].nonzeroBitCount
      word += 1
    }
    let bottom = Self.wordCount(of: newUnpaired + length + tile.count)
    words = top..<max(words.upperBound, min(wordCount, bottom))
    if case .beam = limit {
      // Where few rows are paired, many rows have about the same bound.
      while words.count > wordLimit {
        topLength += carries[words.lowerBound].nonzeroBitCount
        words = words.lowerBound + 1..<words.upperBound
      }
    }
  }

  /// Returns the largest bound on the number of pairs of a path through a column.
  private func mostPromising(at column: Int) -> Int {
    var length = topLength
    var row = words.lowerBound * LCSTile.rowsPerWord
    var most = length + min(columnCount - column, rowCount - row)
    for word in words {
      length += carries[word].nonzeroBitCount
      row = min(rowCount, row + LCSTile.rowsPerWord)
      most = max(most, length + min(columnCount - column, rowCount - row))
    }
    return most
  }
}
