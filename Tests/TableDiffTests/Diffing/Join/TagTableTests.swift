// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TableDiffTesting
import TestSupport
import Testing

/// The table of tags against a dictionary of queues.
@Suite struct TagTableTests {
  /// Tags in the upper half, consecutive names below.
  private static func entries(_ tags: [UInt64], from name: Int = 0) -> ContiguousArray<UInt64> {
    ContiguousArray(tags.enumerated().map { $1 << 32 | UInt64(name + $0) })
  }

  /// Fills and empties a table with partitions of several sizes, one after the other.
  private static func check(
    _ partitions: [(old: [UInt64], new: [UInt64])], partLength: Int,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    var table = TagTable(capacity: partitions.map(\.old.count).max() ?? 0)
    let old = entries(partitions.flatMap(\.old), from: 1_000)
    let new = entries(partitions.flatMap(\.new))
    var matches = ContiguousArray<Int32>(repeating: -1, count: new.count)
    var expected = Array(matches)
    var (oldStart, newStart) = (0, 0)
    for partition in partitions {
      let oldRange = oldStart..<oldStart + partition.old.count
      let newRange = newStart..<newStart + partition.new.count
      table.clear(for: oldRange.count)
      var end = oldRange.upperBound
      while end > oldRange.lowerBound {
        let part = max(oldRange.lowerBound, end - partLength)..<end
        table.enter(old, in: part, of: oldRange)
        end = part.lowerBound
      }
      var hasRepeats = false
      var start = newRange.lowerBound
      while start < newRange.upperBound {
        let part = start..<min(newRange.upperBound, start + partLength)
        let isRepeated = table.takeMatches(
          for: new, in: part, from: old, at: oldStart, into: &matches)
        hasRepeats = hasRepeats || isRepeated
        start = part.upperBound
      }
      var queues: [UInt64: [Int]] = [:]
      for (index, tag) in partition.old.enumerated() {
        queues[tag, default: []].append(1_000 + oldStart + index)
      }
      let isRepeated = partition.old.contains { tag in
        let count = partition.new.filter { $0 == tag }.count
        return count > 0 && max(count, queues[tag]?.count ?? 0) > 1
      }
      for (index, tag) in partition.new.enumerated() where queues[tag]?.isEmpty == false {
        expected[newStart + index] = Int32(queues[tag]?.removeFirst() ?? -1)
      }
      #expect(hasRepeats == isRepeated, "\(partition)", sourceLocation: sourceLocation)
      (oldStart, newStart) = (oldRange.upperBound, newRange.upperBound)
    }
    #expect(Array(matches) == expected, "\(partitions)", sourceLocation: sourceLocation)
  }

  @Test(arguments: 0..<UInt64(Sizes.pick(exhaustive: 2_000, usual: 300, debug: 30)))
  func queuesAreTakenInOrder(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let partitions = (0..<1 + random.below(4)).map { _ in
      let pool = (0..<1 + random.below(20)).map { _ in random.next() >> 32 }
      func tags() -> [UInt64] {
        (0..<random.below(40)).map { _ in pool[random.below(pool.count)] }
      }
      return (old: tags(), new: tags())
    }
    Self.check(partitions, partLength: 1 + random.below(50))
  }

  /// Tags with equal leading bits share their first slot; the last slot is followed by the first.
  @Test(arguments: [0, 0x8000_0000, 0xFFFF_FF00] as [UInt64])
  func tagsThatCollideAreKeptApart(firstTag: UInt64) {
    let tags = (0..<100).map { firstTag + UInt64($0) }
    Self.check([(old: tags, new: tags.reversed())], partLength: 7)
    Self.check([(old: Array(tags.prefix(60)), new: Array(tags.suffix(60)))], partLength: 100)
    Self.check([(old: tags + tags, new: tags + tags + tags)], partLength: 64)
  }

  @Test func manyRowsOfOneTag() {
    for (oldCount, newCount) in [(500, 500), (500, 20), (20, 500), (1, 500), (500, 1), (0, 9)] {
      let tags = [UInt64](repeating: 0xFFFF_FFFF, count: 500)
      Self.check(
        [(old: Array(tags.prefix(oldCount)), new: Array(tags.prefix(newCount)))], partLength: 33)
    }
  }
}
