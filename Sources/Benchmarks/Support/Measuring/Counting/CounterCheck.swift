// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// Checks that known work is counted exactly.
package enum CounterCheck {
  /// An error thrown when a count differs from the known work.
  package struct WrongCount: Error, CustomStringConvertible {
    package let description: String
  }

  /// - Returns: Whether this system counts memory.
  package static func run() throws(WrongCount) -> Bool {
    if !AllocationCounter.isAvailable { return false }
    try checkArrays()
    try checkFreedBlocks()
    return true
  }

  private static func checkArrays() throws(WrongCount) {
    for count in [1, 1_000, 1_000_000] {
      let counts = TimedCall { Array(repeating: count, count: count) }.counts?()
      // An array has a header of 32 bytes.
      let bytes = 32 + count * MemoryLayout<Int>.stride
      try requireMemory(counts, 1, bytes: bytes, peak: bytes, of: "an array of \(count) integers")
    }
  }

  private static func checkFreedBlocks() throws(WrongCount) {
    let counts = TimedCall(
      on: { [UnsafeMutableRawPointer?](repeating: nil, count: 5_000) },
      { blocks in
        // Blocks of 900 bytes have a larger capacity.
        allocateAndFree(&blocks, bytes: 900)
        allocateAndFree(&blocks, bytes: 1_000)
      }
    ).counts?()
    try requireMemory(
      counts, 10_000, bytes: 9_500_000, peak: 5_000_000,
      of: "5,000 blocks of 900 bytes, freed, and 5,000 blocks of 1,000 bytes")
  }

  @inline(never)
  private static func allocateAndFree(_ blocks: inout [UnsafeMutableRawPointer?], bytes: Int) {
    for index in blocks.indices { blocks[index] = .allocate(byteCount: bytes, alignment: 1) }
    for index in blocks.indices where !index.isMultiple(of: 3) { blocks[index]?.deallocate() }
    for index in blocks.indices where index.isMultiple(of: 3) { blocks[index]?.deallocate() }
  }

  private static func requireMemory(
    _ counts: RunRecord.Counts?, _ allocations: Int, bytes: Int, peak: Int, of work: String
  ) throws(WrongCount) {
    let found = [counts?.allocations, counts?.allocatedBytes, counts?.peakBytes]
    if found == [allocations, bytes, peak] { return }
    throw WrongCount(
      description: "the allocations, bytes and peak of \(work) are counted as \(found), "
        + "not as \([allocations, bytes, peak])")
  }
}
