// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TableDiffTesting
import TestSupport
import Testing

/// The join of two sides by their hashes, against a dictionary of queues.
@Suite struct HashJoinTests {
  /// For each new row the old offset of its candidate: the k-th old row of a key with the k-th new
  /// one, those with the same section first.
  private static func candidates(
    _ hashes: HashCase, oldSections: [Int], newSections: [Int]
  ) -> [Int32] {
    var isFree = hashes.old.map { _ in true }
    var candidates = hashes.new.map { _ in Int32(-1) }
    for isWithinSections in [true, false] {
      for ordinal in hashes.new.indices where candidates[ordinal] < 0 {
        let key = hashes.key(of: hashes.new[ordinal])
        if isWithinSections, newSections[ordinal] < 0 { continue }
        let found = hashes.old.indices.first {
          isFree[$0] && hashes.key(of: hashes.old[$0]) == key
            && (!isWithinSections || oldSections[$0] == newSections[ordinal])
        }
        guard let found else { continue }
        isFree[found] = false
        candidates[ordinal] = Int32(hashes.oldOffsets[found])
      }
    }
    return candidates
  }

  /// The keys of both sides that occur more than once on either.
  private static func repeatedKeys(_ hashes: HashCase) -> Set<String> {
    let old = Dictionary(grouping: hashes.old.map { hashes.key(of: $0) }) { $0 }
    let new = Dictionary(grouping: hashes.new.map { hashes.key(of: $0) }) { $0 }
    return Set(old.keys.filter { max(old[$0]?.count ?? 0, new[$0]?.count ?? 0) > 1 })
      .intersection(new.keys)
  }

  private static func join(_ hashes: HashCase) -> HashJoin? {
    guard let old = hashes.oldPartitions(), let new = hashes.newPartitions() else { return nil }
    return finished { () throws(_Stopped) in try HashJoin(old, new, nil) }
  }

  @Test(arguments: 0..<UInt64(Sizes.pick(exhaustive: 2_000, usual: 300, debug: 30)))
  func rowsOfOneKeyArePairedInOrder(seed: UInt64) throws {
    let hashes = HashCase(seed: seed, upTo: [8, 60, 150][Int(seed % 3)])
    var join = try #require(Self.join(hashes))
    #expect(join.hasRepeats == !Self.repeatedKeys(hashes).isEmpty, "\(hashes)")
    let none = hashes.old.map { _ in 0 }
    let expected = Self.candidates(
      hashes, oldSections: none, newSections: hashes.new.map { _ in -1 })
    let candidates = join.takeCandidates()
    #expect(Array(candidates) == expected, "\(hashes)")
  }

  @Test(arguments: 0..<UInt64(Sizes.pick(exhaustive: 2_000, usual: 300, debug: 30)))
  func rowsOfOneSectionArePairedFirst(seed: UInt64) throws {
    let hashes = HashCase(seed: 50_000 + seed, upTo: [8, 60, 150][Int(seed % 3)])
    var random = SeededRandom(seed: seed)
    let sectionCount = 1 + random.below(5)
    let oldSections = hashes.old.map { _ in random.below(sectionCount + 1) - 1 }
    let newSections = hashes.new.map { _ in random.below(sectionCount + 1) - 1 }
    let sectionOfOffset = Dictionary(
      uniqueKeysWithValues: zip(hashes.oldOffsets, oldSections))
    var join = try #require(Self.join(hashes))
    try join.pairWithinSectionsFirst(
      oldSection: { sectionOfOffset[$0] ?? -1 }, newSection: { newSections[$0] }, nil)
    let reread = join.newOrdinalsOfPartitionsWithRepeats().members().offsets
    let candidates = join.takeCandidates()
    #expect(
      Array(candidates)
        == Self.candidates(hashes, oldSections: oldSections, newSections: newSections),
      "\(hashes), \(oldSections), \(newSections)")
    let partitions = Set(
      hashes.new.filter { Self.repeatedKeys(hashes).contains(hashes.key(of: $0)) }
        .map { hashes.partition(of: $0) })
    #expect(
      reread
        == hashes.new.indices.filter { partitions.contains(hashes.partition(of: hashes.new[$0])) })
  }

  /// One id on both sides: one long partition, one long queue.
  @Test func aLongQueueIsReadInPartsThatPoll() throws {
    let count = 200_000
    let rows = ContiguousArray(repeating: UInt64(7), count: count)
    var all = OffsetRanges()
    all.append(0..<count)
    let sides = (0..<2).map { _ in
      HashPartitions(rows, names: all, bits: 3)
    }
    let old = try #require(sides[0])
    let new = try #require(sides[1])
    var polls = 0
    var joined = try HashJoin(
      old, new,
      _StopPoll {
        polls += 1
        return false
      })
    #expect(polls >= 2 * count / _StopPoll.interval - 1)
    let candidates = joined.takeCandidates()
    #expect(candidates.elementsEqual((0..<count).map { Int32($0) }))
    for stop in 1...max(1, polls) {
      var count = 0
      #expect(throws: _Stopped.self) {
        _ = try HashJoin(
          old, new,
          _StopPoll {
            count += 1
            return count == stop
          })
      }
    }
  }
}
