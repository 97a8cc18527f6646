// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// The undecided rows of one side, by *position*: their tokens and offsets.
///
/// Removing rows of a box moves its later rows up, and leaves garbage at the positions after them.
struct LCSSide: ~Copyable {
  let count: Int
  private let memory: ScratchBuffer<Int32>

  var tokens: UnsafeMutablePointer<Int32> { memory.start }
  var offsets: UnsafeMutablePointer<Int32> { memory.start + count }

  init(count: Int, _ scratch: ScratchMeter) {
    self.count = count
    memory = ScratchBuffer(2 * count, scratch)
  }

  /// Sets the rows.
  func load(_ source: UnsafeBufferPointer<Int32>, _ stop: _StopPoll?) throws(_Stopped) {
    let (tokens, offsets) = (tokens, offsets)
    try source.indices.forEach(stop) { offset in
      tokens[offset] = source[offset]
      offsets[offset] = Int32(truncatingIfNeeded: offset)
    }
  }

  /// Marks consecutive rows as kept.
  func keep(_ position: Int, _ count: Int, in kept: inout OffsetSet) {
    let first = Int(offsets[position])
    if Int(offsets[position + count - 1]) == first + count - 1 {
      kept.insert(first..<first + count)
      return
    }
    for position in position..<position + count { kept.insert(Int(offsets[position])) }
  }
}
