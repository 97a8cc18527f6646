// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// The undecided rows of one side, by *position*: their tokens and offsets.
///
/// Removing rows of a box moves its later rows up, and leaves garbage at the positions after them.
struct LCSSide {
  let tokens: UnsafeMutablePointer<Int32>
  let offsets: UnsafeMutablePointer<Int32>
  let count: Int

  /// Creates a side with all its rows.
  init(_ source: UnsafeBufferPointer<Int32>, _ meter: inout WorkMeter) {
    count = source.count
    let tokens = UnsafeMutablePointer<Int32>.allocate(capacity: count)
    let offsets = UnsafeMutablePointer<Int32>.allocate(capacity: count)
    for block in StopBlocks(of: source.indices) {
      if !meter.pass(block.count) { break }
      for offset in block {
        (tokens + offset).initialize(to: source[offset])
        (offsets + offset).initialize(to: Int32(truncatingIfNeeded: offset))
      }
    }
    self.tokens = tokens
    self.offsets = offsets
  }

  /// Creates a side with the rows whose tokens are in a set.
  init(
    _ source: UnsafeBufferPointer<Int32>, in set: borrowing TokenSet, _ meter: inout WorkMeter
  ) {
    var common = 0
    for block in StopBlocks(of: source.indices) {
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
    var position = 0
    for block in StopBlocks(of: source.indices) {
      if !meter.pass(block.count) { break }
      for offset in block where set.contains(source[offset]) {
        (tokens + position).initialize(to: source[offset])
        (offsets + position).initialize(to: Int32(truncatingIfNeeded: offset))
        position &+= 1
      }
    }
  }

  func deallocate() {
    tokens.deallocate()
    offsets.deallocate()
  }

  /// Marks consecutive rows as kept.
  func keep(_ position: Int, _ count: Int, in kept: inout OffsetSet) {
    let first = Int(offsets[position])
    if Int(offsets[position + count - 1]) == first + count - 1 {
      kept.insert(first..<first + count)
      return
    }
    for position in position..<position + count {
      let offset = Int(offsets[position])
      kept.insert(offset)
    }
  }
}

/// A set of tokens with one bit each: a million tokens fit the second-level cache.
struct TokenSet: ~Copyable {
  private let words: UnsafeMutablePointer<UInt64>

  init(of tokens: UnsafeBufferPointer<Int32>, bound: Int, _ meter: inout WorkMeter) {
    let wordCount = bound / 64 + 1
    let words = UnsafeMutablePointer<UInt64>.allocate(capacity: wordCount)
    words.initialize(repeating: 0, count: wordCount)
    for offsets in StopBlocks(of: tokens.indices) {
      if !meter.pass(offsets.count) { break }
      for offset in offsets {
        let token = tokens[offset]
        assert(token >= 0 && token < bound)
        words[Int(token) &>> 6] |= 1 &<< UInt64(token & 63)
      }
    }
    self.words = words
  }

  deinit { words.deallocate() }

  @inline(__always)
  func contains(_ token: Int32) -> Bool {
    words[Int(token) &>> 6] &>> UInt64(token & 63) & 1 == 1
  }
}
