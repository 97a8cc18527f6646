// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TableDiffTesting

/// The hashes of old and new rows, and what a join may read from them: as text, digit by digit.
struct HashCase: CustomStringConvertible {
  /// The number of leading bits that select a partition; the next 32 bits are the tag.
  let bits: Int
  let old: [UInt64]
  let new: [UInt64]

  /// The offsets of the old rows, ascending with gaps.
  let oldOffsets: [Int]

  var description: String { "HashCase(bits: \(bits), old: \(old), new: \(new))" }

  /// A random case, in which hashes share their partition, their tag or all bits.
  init(seed: UInt64, upTo length: Int) {
    var random = SeededRandom(seed: seed)
    bits = [0, 0, 1, 3, 7][random.below(5)]
    let keyBits = UInt64(bits + 32)
    // Tags that share their first bits share their first slot in a table.
    let fixed = ~UInt64(0) << (64 - [0, 0, UInt64(bits), UInt64(bits) + 20][random.below(4)])
    let common = random.next()
    let pool = (0..<[1, 2, 12, 60, 4 * length][random.below(5)]).map { _ in
      common & fixed | random.next() & ~fixed
    }
    func hash() -> UInt64 {
      let hash = pool[random.below(pool.count)]
      // Bits behind the tag make no difference.
      return random.chance(50) ? hash : hash ^ random.next() >> keyBits
    }
    old = (0..<random.below(length + 1)).map { _ in hash() }
    new = (0..<random.below(length + 1)).map { _ in hash() }
    var offset = random.below(3)
    oldOffsets = old.map { _ in
      offset += 1 + (random.chance(30) ? random.below(4) : 0)
      return offset
    }
  }

  private static func digits(_ hash: UInt64) -> String {
    let digits = String(hash, radix: 2)
    return String(repeating: "0", count: 64 - digits.count) + digits
  }

  func partition(of hash: UInt64) -> Int { Int(Self.digits(hash).prefix(bits), radix: 2) ?? 0 }

  func tag(of hash: UInt64) -> UInt64 {
    UInt64(Self.digits(hash).dropFirst(bits).prefix(32), radix: 2) ?? 0
  }

  /// Partition and tag: rows with different keys have different ids.
  func key(of hash: UInt64) -> String { String(Self.digits(hash).prefix(bits + 32)) }

  /// The old rows in partitions, named by offset.
  func oldPartitions() -> HashPartitions? { partitions(old, names: oldOffsets) }

  /// The new rows in partitions, named by ordinal.
  func newPartitions() -> HashPartitions? { partitions(new, names: Array(new.indices)) }

  func partitions(
    _ hashes: [UInt64], names: [Int], shouldStop: () -> Bool = { false }
  ) -> HashPartitions? {
    HashPartitions(hashes, names: Self.ranges(names), bits: bits, shouldStop: shouldStop)
  }

  static func ranges(_ offsets: [Int]) -> OffsetRanges {
    var ranges = OffsetRanges()
    for offset in offsets { ranges.append(offset..<offset + 1) }
    return ranges
  }
}

extension HashPartitions {
  /// Splits rows by hashes in an array.
  init?(
    _ hashes: some Sequence<UInt64>, names: OffsetRanges, bits: Int,
    shouldStop: () -> Bool = { false }
  ) {
    let partitions = Array(hashes).withUnsafeBufferPointer { hashes in
      unlessStopped(by: shouldStop) { stop throws(_Stopped) in
        try HashPartitions(hashes, names: names, bits: bits, stop)
      }
    }
    guard let partitions else { return nil }
    self = partitions
  }
}
