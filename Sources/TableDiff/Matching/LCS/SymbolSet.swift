// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// The symbols that occur on one side, one bit each: for a million symbols it fits the second-level
/// cache.
struct SymbolSet: ~Copyable {
  private let words: UnsafeMutablePointer<UInt>

  init(of symbols: UnsafeBufferPointer<Int32>, bound: Int, _ meter: inout WorkMeter) {
    let wordCount = bound / 64 + 1
    let words = UnsafeMutablePointer<UInt>.allocate(capacity: wordCount)
    words.initialize(repeating: 0, count: wordCount)
    for offsets in Blocks(of: symbols.indices) {
      if !meter.pass(offsets.count) { break }
      for offset in offsets {
        let symbol = symbols[offset]
        assert(symbol >= 0 && symbol < bound)
        words[Int(symbol) &>> 6] |= 1 &<< UInt(symbol & 63)
      }
    }
    self.words = words
  }

  deinit { words.deallocate() }

  @inline(__always)
  func contains(_ symbol: Int32) -> Bool {
    words[Int(symbol) &>> 6] &>> UInt(symbol & 63) & 1 == 1
  }
}
