// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// The bit-vector algorithm: the thresholds of a longest common subsequence, a word at a time.
///
/// Crochemore, Iliopoulos, Pinzon and Reid, "A fast and practical bit-vector algorithm for the
/// longest common subsequence problem", Information Processing Letters 80, 2001,
/// doi:10.1016/S0020-0190(01)00182-X; Hyyrö, "Bit-parallel LCS-length computation revisited", AWOCA
/// 2004.
///
/// The vector `V` has a bit for each old row, the *column*; a zero is a threshold. A new row whose
/// matches are the bits `M` changes `V` to `(V + (V & M)) | (V & ~M)`: in each stretch of ones with
/// the zero behind it, the zero moves down to the lowest match.
///
/// Tokens that match many columns have their `M` stored as a *mask*; at most 128 tokens do. The
/// others have a linked list of their columns, and each zero is moved by itself.
package struct LCSBitVector: ~Copyable {
  let columnCount: Int
  package let wordCount: Int

  /// For each token, as `old`: 0 if it does not occur, its first column plus 1, or minus the number
  /// of its mask; as `new`, the length of its list.
  private let occurrences: UnsafeMutablePointer<LCSOccurrences>
  private let links: UnsafeMutablePointer<Int32>
  private let masks: UnsafeMutablePointer<UInt>
  private let columns: LCSColumns

  /// The cost of following a link, in units of the meter.
  private let linkUnits: Int

  /// The memory of the lists and masks.
  let scratchBytes: Int

  /// The cost of the lists and masks for each old row, in units of the meter.
  private static var rowUnits: Int { 16 }

  /// Creates the lists and masks of the old rows.
  ///
  /// - Parameter occurrences: Scratch for each token, all zero before; `clear(_:)` zeroes it again.
  package init(
    _ columns: LCSColumns, _ occurrences: UnsafeMutablePointer<LCSOccurrences>,
    _ meter: inout WorkMeter
  ) {
    self.columns = columns
    self.occurrences = occurrences
    columnCount = columns.count
    let wordCount = columns.count / 64 + 1
    self.wordCount = wordCount
    linkUnits = 10 * WorkMeter.spread(columns.count)
    _ = meter.spend(Self.rowUnits * WorkMeter.spread(columns.count) * columns.count)
    for block in Blocks(of: 0..<columns.count) {
      if !meter.pass(block.count) { break }
      for column in block { occurrences[Int(columns[column])].new &+= 1 }
    }
    let many = Int32(truncatingIfNeeded: columns.count / 128)
    var maskCount = 0
    for block in Blocks(of: 0..<columns.count) {
      if !meter.pass(block.count) { break }
      for column in block {
        let token = Int(columns[column])
        if occurrences[token].new > many {
          maskCount += 1
          occurrences[token] = LCSOccurrences(old: Int32(truncatingIfNeeded: -maskCount), new: 0)
        }
      }
    }
    let links = UnsafeMutablePointer<Int32>.allocate(capacity: columns.count)
    let masks = UnsafeMutablePointer<UInt>.allocate(capacity: maskCount * wordCount)
    self.links = links
    self.masks = masks
    _ = meter.spend(maskCount * wordCount)
    for block in Blocks(of: 0..<maskCount * wordCount) {
      if !meter.pass(block.count) { break }
      (masks + block.lowerBound).initialize(repeating: 0, count: block.count)
    }
    scratchBytes = 4 * columns.count + 8 * maskCount * wordCount
    for block in Blocks(of: 0..<columns.count) {
      if !meter.pass(block.count) { break }
      for step in block {
        let column = columns.count &- 1 &- step
        let token = Int(columns[column])
        if occurrences[token].old < 0 {
          let mask = masks + (Int(-occurrences[token].old) - 1) * wordCount
          mask[column &>> 6] |= 1 &<< UInt(column & 63)
        } else {
          links[column] = occurrences[token].old
          occurrences[token].old = Int32(truncatingIfNeeded: column + 1)
        }
      }
    }
  }

  deinit {
    links.deallocate()
    masks.deallocate()
  }

  /// Zeroes the scratch for each token.
  package func clear(_ meter: inout WorkMeter) {
    let (occurrences, columns) = (occurrences, columns)
    for block in Blocks(of: 0..<columnCount) {
      if !meter.pass(block.count) { break }
      for column in block { occurrences[Int(columns[column])] = LCSOccurrences() }
    }
  }

  /// Returns the mask of a token; `nil` if it has a list.
  @inline(__always)
  package func mask(of token: Int32) -> UnsafeMutablePointer<UInt>? {
    let head = occurrences[Int(token)].old
    return head < 0 ? masks + (Int(-head) &- 1) &* wordCount : nil
  }

  /// Returns the least cost of adding a row by its list, in units of the meter.
  @inline(__always)
  func units(of token: Int32) -> Int {
    (1 &+ Int(occurrences[Int(token)].new)) &* linkUnits
  }

  /// Adds a new row by the list of its token.
  ///
  /// - Returns: The number of words searched for zeros beyond those of its matches.
  @inline(__always)
  package func addSingly(_ token: Int32, to row: UnsafeMutablePointer<UInt>) -> Int {
    var match = Int(occurrences[Int(token)].old)
    var words = 0
    while match > 0 {
      let column = match &- 1
      match = Int(links[column])
      var index = column &>> 6
      let bit: UInt = 1 &<< UInt(column & 63)
      if row[index] & bit == 0 { continue }
      // The zero at or behind the match; there may be none.
      var zeros = ~row[index] & (UInt.max &<< UInt(column & 63))
      row[index] &= ~bit
      while zeros == 0 {
        index &+= 1
        words &+= 1
        if index == wordCount { return words }
        zeros = ~row[index]
      }
      row[index] |= zeros & (0 &- zeros)
      let zero = index &<< 6 | zeros.trailingZeroBitCount
      while match > 0, match &- 1 <= zero { match = Int(links[match &- 1]) }
    }
    return words
  }

  /// Adds a new row by the mask of its token; `from` may be `row` itself.
  @inline(__always)
  package func add(
    _ mask: UnsafeMutablePointer<UInt>, to from: UnsafeMutablePointer<UInt>,
    into row: UnsafeMutablePointer<UInt>
  ) {
    var carry: UInt = 0
    for index in 0..<wordCount { row[index] = Self.step(from[index], mask[index], &carry) }
  }

  /// Adds four new rows at once: each word stays in a register, and the four carry chains run in
  /// parallel.
  @inline(__always)
  package func add(
    _ mask0: UnsafeMutablePointer<UInt>, _ mask1: UnsafeMutablePointer<UInt>,
    _ mask2: UnsafeMutablePointer<UInt>, _ mask3: UnsafeMutablePointer<UInt>,
    to row: UnsafeMutablePointer<UInt>
  ) {
    var (carry0, carry1, carry2, carry3): (UInt, UInt, UInt, UInt) = (0, 0, 0, 0)
    for index in 0..<wordCount {
      var word = row[index]
      word = Self.step(word, mask0[index], &carry0)
      word = Self.step(word, mask1[index], &carry1)
      word = Self.step(word, mask2[index], &carry2)
      word = Self.step(word, mask3[index], &carry3)
      row[index] = word
    }
  }

  @inline(__always)
  private static func step(_ word: UInt, _ mask: UInt, _ carry: inout UInt) -> UInt {
    let matched = word & mask
    let (sum, overflowed) = word.addingReportingOverflow(matched)
    let (all, overflowedToo) = sum.addingReportingOverflow(carry)
    carry = overflowed || overflowedToo ? 1 : 0
    return all | (word ^ matched)
  }
}
