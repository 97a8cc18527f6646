// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TableDiffTesting
import TestSupport
import Testing

/// Ids that all share one hash: a second one, under another seed, tells them apart.
@Suite struct SecondHashTests {
  /// An id whose hash is constant under one seed.
  private struct CraftedID: Hashable {
    let value: Int
    let seed: UInt64

    static func == (left: CraftedID, right: CraftedID) -> Bool { left.value == right.value }

    func hash(into hasher: inout Hasher) { hasher.combine(value) }

    func _rawHashValue(seed: Int) -> Int {
      UInt64(truncatingIfNeeded: seed) == self.seed ? 0 : value._rawHashValue(seed: seed)
    }
  }

  @Test(arguments: [ListDiff.Algorithm.heckel, .lcs]) func cost(algorithm: ListDiff.Algorithm) {
    let count = Sizes.pick(exhaustive: 100_000, usual: 20_000, debug: 1_000)
    var random = SeededRandom(seed: 3)
    let old = (0..<count).map { $0 % (count - 100) }
    let new = old.shuffled(using: &random)
    var reads = 0
    let diff = genericDiff(
      from: old, to: new,
      id: { row in
        reads += 1
        return CraftedID(value: row, seed: 7)
      }, contentsEqual: ==, options: ListDiff.Options(algorithm: algorithm, hashSeed: 7))
    #expect(diff == old.rows.tableDiff(to: new.rows, algorithm: algorithm))
    #expect(reads <= 20 * count, "\(reads) reads of \(count) ids")
  }

  /// The diff of ids that all have one hash, which tells of each id that it reads.
  @inline(never)
  private static func diff(
    from old: [Int], to new: [Int], _ algorithm: ListDiff.Algorithm, onRead: () -> Void,
    shouldStop: () -> Bool
  ) -> ListDiff? {
    ListDiff(
      from: old, to: new,
      id: { row in
        onRead()
        return ConstantHashID(value: row)
      }, contentsEqual: ==, options: ListDiff.Options(algorithm: algorithm, hashSeed: 1),
      shouldStop: shouldStop)
  }

  /// Where every hash is one and the same, comparisons are many, and each block of them may be the
  /// last.
  @Test(arguments: [ListDiff.Algorithm.heckel, .lcs])
  func constantHashesStop(algorithm: ListDiff.Algorithm) {
    let count = Sizes.pick(exhaustive: 20_000, usual: 4_000, debug: 500)
    var random = SeededRandom(seed: 5)
    let old = Array(0..<count)
    let new = old.shuffled(using: &random)
    var (reads, mostReads) = (0, 0)
    let diff = Self.diff(
      from: old, to: new, algorithm, onRead: { reads += 1 },
      shouldStop: {
        mostReads = max(mostReads, reads)
        reads = 0
        return false
      })
    #expect(diff?.moves.isEmpty == false)
    // A comparison reads two ids.
    #expect(mostReads < 4 * 65_536, "\(mostReads) reads between two calls")
  }
}
