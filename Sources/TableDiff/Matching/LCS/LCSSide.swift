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
