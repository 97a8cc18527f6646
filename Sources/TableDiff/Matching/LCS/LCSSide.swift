// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// The rows of one side that are in question: their tokens, and the offsets they stand at.
///
/// Dropping rows moves the others up within their box; what stands behind them is garbage then.
struct LCSSide {
  let tokens: UnsafeMutablePointer<Int32>
  let offsets: UnsafeMutablePointer<Int32>
  let count: Int

  /// All rows of a side.
  init(_ source: UnsafeBufferPointer<Int32>, _ meter: inout WorkMeter) {
    count = source.count
    let tokens = UnsafeMutablePointer<Int32>.allocate(capacity: count)
    let offsets = UnsafeMutablePointer<Int32>.allocate(capacity: count)
    for block in Blocks(of: source.indices) {
      if !meter.pass(block.count) { break }
      for offset in block {
        (tokens + offset).initialize(to: source[offset])
        (offsets + offset).initialize(to: Int32(truncatingIfNeeded: offset))
      }
    }
    self.tokens = tokens
    self.offsets = offsets
  }

  /// The rows of a side whose tokens are in a set.
  init(
    _ source: UnsafeBufferPointer<Int32>, in set: borrowing TokenSet, _ meter: inout WorkMeter
  ) {
    var common = 0
    for block in Blocks(of: source.indices) {
      if !meter.pass(block.count) { break }
      for offset in block where set.contains(source[offset]) { common &+= 1 }
    }
    if meter.isStopped { common = 0 }
    count = common
    let tokens = UnsafeMutablePointer<Int32>.allocate(capacity: common)
    let offsets = UnsafeMutablePointer<Int32>.allocate(capacity: common)
    self.tokens = tokens
    self.offsets = offsets
    if common == 0 { return }
    var place = 0
    for block in Blocks(of: source.indices) {
      if !meter.pass(block.count) { break }
      for offset in block where set.contains(source[offset]) {
        (tokens + place).initialize(to: source[offset])
        (offsets + place).initialize(to: Int32(truncatingIfNeeded: offset))
        place &+= 1
      }
    }
  }

  func deallocate() {
    tokens.deallocate()
    offsets.deallocate()
  }

  /// Marks rows that follow each other as kept.
  func keep(_ place: Int, _ count: Int, in kept: inout OffsetSet) {
    let first = Int(offsets[place])
    if Int(offsets[place + count - 1]) == first + count - 1 {
      kept.insert(first..<first + count)
      return
    }
    for place in place..<place + count {
      let offset = Int(offsets[place])
      kept.insert(offset..<offset + 1)
    }
  }
}
