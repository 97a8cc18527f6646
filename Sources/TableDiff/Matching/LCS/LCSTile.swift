// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// Up to 256 old rows, the *columns* of a tile, with the bit-vector algorithm for them.
///
/// Crochemore, Iliopoulos, Pinzon and Reid, "A fast and practical bit-vector algorithm for the
/// longest common subsequence problem", Information Processing Letters 80, 2001,
/// doi:10.1016/S0020-0190(01)00182-X; Hyyrö, "Bit-parallel LCS-length computation revisited", AWOCA
/// 2004.
///
/// The vector `V` has a bit for each column, zero at thresholds. A new row with the match bits `M`
/// changes `V` to `(V + (V & M)) | (V & ~M)`: in each stretch of ones with the zero after it, the
/// zero moves down to the lowest match. The carry out of a tile is set if the row lengthens the
/// longest common subsequence of the columns up to the tile's end; it is the carry into the next
/// tile. Tiles can therefore read all rows one tile after the other, with one carry bit a row:
///
///     columns  | tile 0 | tile 1 | tile 2 |
///     row 0    |   ---> c  --->  c  --->  c
///     row 1    |   ---> c  --->  c  --->  c
///
/// The vector of a tile stays in registers, and its masks, one for each of its tokens, in the
/// first-level cache. A row takes the same time over any alphabet.
struct LCSTile: ~Copyable {
  /// The number of words of a tile, which fit the registers of common processors.
  static var wordCount: Int { 4 }

  /// The maximum number of columns.
  static var columnLimit: Int { 64 * wordCount }

  /// The number of rows whose carries share a word, the first in its highest bit.
  static var rowsPerWord: Int { 64 }

  /// The mask without a match, followed by the masks of the tokens.
  private let masks: ScratchBuffer<UInt64>

  /// For each token, the offset of its mask, in the field `old`.
  private let occurrences: UnsafeMutablePointer<LCSOccurrences>

  private var columns: LCSColumns
  private var start = 0

  /// The number of columns.
  private(set) var count = 0

  /// Creates a tile without columns.
  ///
  /// - Parameters:
  ///   - columns: The old rows from which ranges are loaded.
  ///   - occurrences: Scratch memory for each token, initially zero; `clear()` zeroes it again.
  init(
    _ columns: LCSColumns, _ occurrences: UnsafeMutablePointer<LCSOccurrences>,
    _ scratch: ScratchMeter
  ) {
    self.columns = columns
    self.occurrences = occurrences
    masks = ScratchBuffer((Self.columnLimit + 1) * Self.wordCount, scratch)
    masks.start.initialize(repeating: 0, count: Self.wordCount)
  }

  /// Builds the masks of a range of columns.
  mutating func load(_ range: Range<Int>) {
    assert(range.count <= Self.columnLimit)
    start = range.lowerBound
    count = range.count
    let masks = masks.start
    var free = Self.wordCount
    for column in 0..<count {
      let token = Int(columns[start &+ column])
      var offset = Int(occurrences[token].old)
      if offset == 0 {
        offset = free
        free &+= Self.wordCount
        (masks + offset).initialize(repeating: 0, count: Self.wordCount)
        occurrences[token].old = Int32(truncatingIfNeeded: offset)
      }
      masks[offset &+ column &>> 6] |= 1 &<< UInt64(column & 63)
    }
  }

  /// Zeroes the scratch memory.
  func clear() {
    for column in start..<start &+ count { occurrences[Int(columns[column])].old = 0 }
  }

  /// Adds up to 64 new rows to a vector.
  ///
  /// - Parameters:
  ///   - carries: The carry into the tile for each row, starting at the highest bit.
  ///   - words: Receives the vector after each row.
  /// - Returns: The carries out of the tile.
  @inline(__always)
  func add(
    _ rows: LCSColumns, _ range: Range<Int>, to vector: inout LCSTileVector, _ carries: UInt64,
    storingIn words: UnsafeMutablePointer<UInt64>? = nil
  ) -> UInt64 {
    let masks = masks.start
    var bits = vector
    var carriesIn = carries
    var carriesOut: UInt64 = 0
    var next = words
    for row in range {
      let mask = masks + Int(occurrences[Int(rows[row])].old)
      let carry: Bool
      (carriesIn, carry) = carriesIn.addingReportingOverflow(carriesIn)
      carriesOut = carriesOut &+ carriesOut &+ bits.add(mask, carry)
      if let words = next {
        bits.store(to: words)
        next = words + Self.wordCount
      }
    }
    vector = bits
    return carriesOut &<< UInt64(truncatingIfNeeded: Self.rowsPerWord &- range.count)
  }
}

/// The bits of a tile's columns.
struct LCSTileVector {
  var word0 = UInt64.max
  var word1 = UInt64.max
  var word2 = UInt64.max
  var word3 = UInt64.max

  /// Creates a vector without thresholds.
  init() {}

  /// Adds a new row, and returns the carry out, 0 or 1.
  @inline(__always)
  mutating func add(_ mask: UnsafePointer<UInt64>, _ carryIn: Bool) -> UInt64 {
    var carry = carryIn
    word0 = Self.step(word0, mask[0], &carry)
    word1 = Self.step(word1, mask[1], &carry)
    word2 = Self.step(word2, mask[2], &carry)
    word3 = Self.step(word3, mask[3], &carry)
    return Self.bit(carry)
  }

  @inline(__always)
  func store(to words: UnsafeMutablePointer<UInt64>) {
    words[0] = word0
    words[1] = word1
    words[2] = word2
    words[3] = word3
  }

  /// Sets the bits of the thresholds of a tile's columns.
  func storeThresholds(of columns: Range<Int>, to words: UnsafeMutablePointer<UInt64>) {
    var left = columns
    for word in [word0, word1, word2, word3] where !left.isEmpty {
      let count = min(64, left.count)
      let bits = ~word & UInt64.max >> UInt64(64 - count)
      let (index, shift) = left.lowerBound.quotientAndRemainder(dividingBy: 64)
      words[index] |= bits << UInt64(shift)
      if shift + count > 64 { words[index + 1] |= bits >> UInt64(64 - shift) }
      left = left.lowerBound + count..<left.upperBound
    }
  }

  @inline(__always)
  private static func step(_ word: UInt64, _ mask: UInt64, _ carry: inout Bool) -> UInt64 {
    let matched = word & mask
    let (sum, overflowed) = word.addingReportingOverflow(matched)
    let (all, overflowedToo) = sum.addingReportingOverflow(bit(carry))
    // At most one overflow.
    carry = overflowed != overflowedToo
    return all | (word ^ matched)
  }

  /// Returns 1 for `true`.
  ///
  /// A conditional expression would become a branch and double the time of a row; this becomes an
  /// addition with carry.
  @inline(__always)
  private static func bit(_ flag: Bool) -> UInt64 { UInt64(unsafeBitCast(flag, to: UInt8.self)) }
}
