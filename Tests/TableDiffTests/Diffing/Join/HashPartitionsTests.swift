// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TableDiffTesting
import TestSupport
import Testing

/// Rows split by their hashes, against hashes read digit by digit.
@Suite struct HashPartitionsTests {
  @Test(arguments: 0..<UInt64(Sizes.pick(exhaustive: 1_000, usual: 150, debug: 5)))
  func eachPartitionHasItsRowsInOrder(seed: UInt64) throws {
    let hashes = HashCase(seed: seed, upTo: 200)
    let partitions = try #require(hashes.oldPartitions())
    #expect(partitions.count == 1 << hashes.bits)
    var largest = 0
    for partition in 0..<partitions.count {
      let expected = zip(hashes.old, hashes.oldOffsets)
        .filter { hashes.partition(of: $0.0) == partition }
        .map { hashes.tag(of: $0.0) << 32 | UInt64($0.1) }
      #expect(Array(partitions.entries[partitions.range(of: partition)]) == expected)
      largest = max(largest, expected.count)
    }
    #expect(partitions.largestPartition == largest)
    for hash in Set(hashes.old + hashes.new) {
      let key = hashes.key(of: hash)
      let expected = zip(hashes.old, hashes.oldOffsets)
        .filter { hashes.key(of: $0.0) == key }
        .map { $0.1 }
      #expect(partitions.names(ofRowsLike: hash) == expected)
    }
  }

  /// The fewest bits that leave at most 2,048 rows to a partition, but no more than 14.
  @Test func theNumberOfBits() {
    for (count, bits) in [
      (0, 0), (1, 0), (2_048, 0), (2_049, 1), (4_096, 1), (4_098, 2), (1 << 20, 9), (1 << 25, 14),
      (1 << 30, 14),
    ] {
      #expect(HashPartitions.bits(for: count) == bits, "\(count)")
    }
  }

  @Test func eachPassPolls() {
    let hashes = HashCase(seed: 1, upTo: 0)
    var random = SeededRandom(seed: 1)
    let rows = (0..<Sizes.pick(exhaustive: 150_000, usual: 150_000, debug: 50_000)).map { _ in
      random.next()
    }
    var polls = 0
    let names = Array(rows.indices)
    let isDone =
      hashes.partitions(rows, names: names) {
        polls += 1; return false
      } != nil
    #expect(isDone)
    #expect(polls >= 4)
    for stop in 1...max(1, polls) {
      var count = 0
      let stopped = hashes.partitions(rows, names: names) {
        count += 1; return count == stop
      }
      #expect(stopped == nil)
      #expect(count == stop)
    }
  }
}
