// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// The symbols that occur on one side, one bit each: for a million symbols it fits the second-level
/// cache.
struct SymbolSet: ~Copyable {
  private let words: UnsafeMutablePointer<UInt>

  init(of symbols: UnsafeBufferPointer<Int32>, bound: Int) {
    let wordCount = bound / 64 + 1
    words = .allocate(capacity: wordCount)
    words.initialize(repeating: 0, count: wordCount)
    for symbol in symbols {
      assert(symbol >= 0 && symbol < bound)
      words[Int(symbol) &>> 6] |= 1 &<< UInt(symbol & 63)
    }
  }

  deinit { words.deallocate() }

  @inline(__always)
  func contains(_ symbol: Int32) -> Bool {
    words[Int(symbol) &>> 6] &>> UInt(symbol & 63) & 1 == 1
  }
}
