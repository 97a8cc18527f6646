// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// Many differences over few tokens: thresholds by bit vectors.
///
/// About *nm* / 64 word steps, whatever the tokens.
extension LCSSolver {
  /// The cost of a word of a stored bit vector, and of a row of either side, in units of the meter.
  private static var storedUnits: Int { 4 }

  /// The number of words that may be stored for any input.
  private static var smallSize: Int { 4096 }

  /// Returns the largest number of new rows a box may have for all its bit vectors to be stored;
  /// `nil` if it has too many old rows.
  static func storedRowLimit(for box: LCSBox) -> Int? {
    // Linear in the rows of the box: four words for each.
    let size = max(smallSize, 4 * (box.oldCount + box.newCount))
    let rows = size / (box.oldCount / 64 + 1) - 1
    return rows > 0 ? rows : nil
  }

  /// Finds the thresholds of the new rows of a box on its old positions.
  ///
  /// - Parameters:
  ///   - isBackward: Whether to read both sides from their ends; old positions then count from
  ///     there.
  ///   - result: Receives one bit for each old position.
  mutating func findThresholdsByBits(
    in box: LCSBox, isBackward: Bool, _ result: UnsafeMutablePointer<UInt>
  ) {
    let bits = LCSBitVector(LCSColumns(of: box, old, isBackward: isBackward), occurrences, &meter)
    let wordCount = bits.wordCount
    scratch.hold(bits.scratchBytes)
    defer { scratch.release(bits.scratchBytes) }
    result.initialize(repeating: .max, count: wordCount)
    let count = meter.isOver ? 0 : box.newCount
    let first = new.tokens + (isBackward ? box.newEnd - 1 : box.newStart)
    let step = isBackward ? -1 : 1
    var row = 0
    while row < count {
      guard let mask = bits.mask(of: first[row &* step]) else {
        let token = first[row &* step]
        let words = bits.addSingly(token, to: result)
        row &+= 1
        if !meter.spend(words &+ bits.units(of: token)) { break }
        continue
      }
      if row &+ 3 < count, let mask1 = bits.mask(of: first[(row &+ 1) &* step]),
        let mask2 = bits.mask(of: first[(row &+ 2) &* step]),
        let mask3 = bits.mask(of: first[(row &+ 3) &* step])
      {
        bits.add(mask, mask1, mask2, mask3, to: result)
        row &+= 4
        if !meter.spend(4 * wordCount) { break }
      } else {
        bits.add(mask, to: result, into: result)
        row &+= 1
        if !meter.spend(2 * wordCount) { break }
      }
    }
    bits.clear(&meter)
    for index in 0..<wordCount { result[index] = ~result[index] }
  }

  /// Solves a box with all its bit vectors in memory, and traces the path back through them.
  ///
  /// This is so little work for each row of the box that it is finished once begun.
  mutating func solveByStoredRows(_ box: LCSBox) {
    let wordCount = box.oldCount / 64 + 1
    let size = (box.newCount + 1) * wordCount
    if !meter.spend(Self.storedUnits * (size + box.rowCount)) { return giveUp(on: box) }
    let wasExempt = meter.isExempt
    meter.isExempt = true
    defer { meter.isExempt = wasExempt }
    let bits = LCSBitVector(LCSColumns(of: box, old, isBackward: false), occurrences, &meter)
    let rows = UnsafeMutablePointer<UInt>.allocate(capacity: size)
    let scratchBytes = bits.scratchBytes + size * MemoryLayout<UInt>.size
    scratch.hold(scratchBytes)
    defer {
      rows.deallocate()
      scratch.release(scratchBytes)
    }
    rows.initialize(repeating: .max, count: wordCount)
    for row in 0..<box.newCount {
      let from = rows + row * wordCount
      let into = from + wordCount
      if let mask = bits.mask(of: new.tokens[box.newStart + row]) {
        bits.add(mask, to: from, into: into)
        _ = meter.spend(2 * wordCount)
      } else {
        into.initialize(from: from, count: wordCount)
        let token = new.tokens[box.newStart + row]
        let words = bits.addSingly(token, to: into)
        _ = meter.spend(wordCount + words + bits.units(of: token))
      }
      if meter.isStopped { return }
    }
    bits.clear(&meter)
    // A zero that a row has and the previous row lacks is a match of that row.
    var row = box.newCount
    var column = box.oldCount
    while row > 0, column > 0 {
      if !meter.pass(1) { return }
      let index = (column &- 1) &>> 6
      let bit: UInt = 1 &<< UInt((column &- 1) & 63)
      let word = rows + (row &* wordCount &+ index)
      if word.pointee & bit != 0 {
        column &-= 1
      } else {
        row &-= 1
        if (word - wordCount).pointee & bit != 0 {
          column &-= 1
          keep(old: box.oldStart + column, new: box.newStart + row, count: 1)
        }
      }
    }
  }
}
