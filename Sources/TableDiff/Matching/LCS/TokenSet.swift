// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// The tokens that occur on one side, one bit each: for a million tokens it fits the second-level
/// cache.
struct TokenSet: ~Copyable {
  private let words: UnsafeMutablePointer<UInt>

  init(of tokens: UnsafeBufferPointer<Int32>, bound: Int, _ meter: inout WorkMeter) {
    let wordCount = bound / 64 + 1
    let words = UnsafeMutablePointer<UInt>.allocate(capacity: wordCount)
    words.initialize(repeating: 0, count: wordCount)
    for offsets in Blocks(of: tokens.indices) {
      if !meter.pass(offsets.count) { break }
      for offset in offsets {
        let token = tokens[offset]
        assert(token >= 0 && token < bound)
        words[Int(token) &>> 6] |= 1 &<< UInt(token & 63)
      }
    }
    self.words = words
  }

  deinit { words.deallocate() }

  @inline(__always)
  func contains(_ token: Int32) -> Bool {
    words[Int(token) &>> 6] &>> UInt(token & 63) & 1 == 1
  }
}
